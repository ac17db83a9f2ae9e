import { AppError } from "../../lib/http/app-error.ts";
import { record, type StaffParts } from "./parts.ts";
import { deleteWaysIn } from "./sign-in/store.ts";
import { deleteSecondFactor, updateMember, updateSecondFactorRequired } from "./store.ts";

/** The owner of an HTTP request's session. */
export interface SessionOwner {
  sessionId: string;
  userId: string;
  email: string;
  twoFactorEnabled: boolean;
  /** The passkey that opened the session, or was created in it. */
  passkeyId: string | null;
}

/** Whether a session was opened with two factors: password and code, or a passkey, which counts as both. */
export function hasTwoFactors(session: Pick<SessionOwner, "twoFactorEnabled" | "passkeyId">): boolean {
  return session.twoFactorEnabled || session.passkeyId !== null;
}

/**
 * Sets whether every member needs a second factor.
 * @throws AppError `conflict` for an admin who signed in with one factor, because they would lock themselves out
 */
export async function requireSecondFactor(
  parts: StaffParts,
  required: boolean,
  actor: { id: string; mayRequire: boolean },
): Promise<void> {
  if (required && !actor.mayRequire) throw new AppError("conflict", "Set up your own second factor first");
  const kind = required ? "staff.second-factor-required" : "staff.second-factor-optional";
  await parts.facts.transaction(async (db) => {
    await updateSecondFactorRequired(db, required);
    await record(parts, db, { kind, subject: "settings", actor: actor.id });
  });
}

/**
 * Removes a lost second factor and ends every session.
 * @throws AppError `not-found`
 */
export async function removeSecondFactor(parts: StaffParts, id: string, actor: string): Promise<void> {
  await parts.facts.transaction(async (db) => {
    if (!(await updateMember(db, id, { twoFactorEnabled: false, updatedAt: parts.clock() }))) {
      throw new AppError("not-found", "There is no such member");
    }
    await deleteSecondFactor(db, id);
    await deleteWaysIn(db, id);
    await record(parts, db, { kind: "staff.second-factor-removed", subject: id, actor });
  });
}

/** Records a change that a member made through better-auth. */
export async function secondFactorChanged(
  parts: StaffParts,
  userId: string,
  kind: "staff.second-factor-on" | "staff.second-factor-off" | "staff.recovery-codes",
): Promise<void> {
  await parts.facts.transaction((db) => record(parts, db, { kind, subject: userId, actor: userId }));
}
