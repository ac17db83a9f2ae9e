import type { Queryable } from "../../db/database.ts";
import type { Fact } from "../../db/facts.ts";
import type { StaffParts } from "./parts.ts";

type Kind =
  | "staff.first-account"
  | "staff.added"
  | "staff.removed"
  | "staff.role-changed"
  | "staff.deactivated"
  | "staff.reactivated"
  | "staff.reset-link"
  | "staff.signed-in"
  | "staff.session-ended"
  | "staff.invited"
  | "staff.invitation-withdrawn"
  | "staff.joined"
  | "staff.second-factor-required"
  | "staff.second-factor-optional"
  | "staff.passkey-renamed"
  | AccountChangeKind;

/** Changes to how an account is opened; its owner is notified by email. */
export type AccountChangeKind =
  | "staff.password-changed"
  | "staff.password-reset"
  | "staff.passkey-added"
  | "staff.passkey-removed"
  | "staff.passkeys-removed"
  | "staff.second-factor-on"
  | "staff.second-factor-off"
  | "staff.second-factor-removed"
  | "staff.recovery-codes";

/** Facts about accounts; all are in the audit log. */
export type StaffFact = { [K in Kind]: Fact & { kind: K; subject: string } }[Kind];

/** Records a fact, in the transaction `db`. */
export function record(
  { facts, clock }: Pick<StaffParts, "facts" | "clock">,
  db: Queryable,
  { kind, subject, actor, detail = {} }: { kind: Kind; subject: string; actor: string; detail?: Fact["detail"] },
): Promise<void> {
  return facts.record(db, { kind, at: clock(), actor, subject, detail });
}
