import type { Queryable } from "../../db/database.ts";
import type { Subscriber } from "../../db/facts.ts";
import type { AccountChange } from "../../emails/mail-payloads.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../lib/language.ts";
import { RESET_MINUTES } from "./model.ts";
import type { AccountChangeKind, StaffFact, StaffParts } from "./parts.ts";
import { attempt } from "./sign-in/attempts.ts";
import { findMailRecipient, isActive } from "./store.ts";

const CHANGES: Readonly<Record<AccountChangeKind, AccountChange>> = {
  "staff.password-changed": "password",
  "staff.password-reset": "password",
  "staff.passkey-added": "passkey-added",
  "staff.passkey-removed": "passkey-removed",
  "staff.passkeys-removed": "passkeys-removed",
  "staff.second-factor-on": "second-factor-on",
  "staff.second-factor-off": "second-factor-off",
  "staff.second-factor-removed": "second-factor-off",
  "staff.recovery-codes": "recovery-codes",
};

interface AccountMailsParts {
  outbox: StaffParts["outbox"];
  siteUrl: string;
}

/** Returns a subscriber that emails a member about each change to how they sign in, no matter who made it. */
export function accountMails({ outbox, siteUrl }: AccountMailsParts): Subscriber<StaffFact> {
  const write = async (db: Queryable, { kind, subject, actor, at }: StaffFact) => {
    const member = await findMailRecipient(db, subject);
    if (!member) return;
    const { email, name } = member;
    const language = member.language ?? DEFAULT_LANGUAGE;
    await outbox.enqueue(db, {
      template: "staff-account-changed",
      recipient: email,
      language,
      payload: {
        name,
        change: CHANGES[kind as AccountChangeKind],
        at: at.toISOString(),
        byOwner: actor === subject,
        url: `${siteUrl}/admin/forgot-password${language === "en" ? "?lang=en" : ""}`,
      },
    });
  };
  const ofChanges = <Handler>(handler: Handler) =>
    Object.fromEntries(Object.keys(CHANGES).map((kind) => [kind, handler])) as Record<AccountChangeKind, Handler>;
  return { during: ofChanges(write), after: ofChanges(() => outbox.wake()) };
}

/** Returns the URL of a reset link, whose page sets a new password. */
export const resetUrl = (siteUrl: string, token: string, language: Language) =>
  `${siteUrl}/admin/reset-password?token=${token}${language === "en" ? "&lang=en" : ""}`;

/**
 * Emails a reset link, within the account's rate limit. Fails silently, so that the response does not reveal whether
 * the account exists.
 */
export async function mailResetLink(
  parts: StaffParts,
  member: { id: string; email: string; name: string },
  token: string,
  headers: Headers,
): Promise<void> {
  const { database, outbox, siteUrl } = parts;
  if (!(await isActive(database.kysely, member.id))) return;
  if ((await attempt(parts, "reset", member.email)) > 0) return;
  const language: Language = headers.get("accept-language")?.toLowerCase().startsWith("en") ? "en" : "fr";
  await outbox.enqueue(database.kysely, {
    template: "password-reset",
    recipient: member.email,
    language,
    payload: { name: member.name, url: resetUrl(siteUrl, token, language), minutes: RESET_MINUTES },
  });
  outbox.wake();
}
