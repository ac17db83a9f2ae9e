import type { Language } from "../../../lib/language.ts";
import { RESET_MINUTES } from "../model.ts";
import type { StaffParts } from "../parts.ts";
import { attempt } from "../sign-in/attempts.ts";
import { isActive } from "./store.ts";

/** The page where a link sets a new password. */
export const resetUrl = (siteUrl: string, token: string, language: Language) =>
  `${siteUrl}/admin/reset-password?token=${token}${language === "en" ? "&lang=en" : ""}`;

/** Emails the link, within the account's limit; the response is the same either way. */
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
