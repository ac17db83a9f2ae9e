import { staffInvitation as en } from "../../../text/en/emails/staff-notices.ts";
import { staffInvitation as fr } from "../../../text/fr/emails/staff-notices.ts";
import type { MailPayloads } from "../../mail-payloads.ts";
import { linkMail } from "../../parts/link-mail.tsx";
import type { MailContext, RenderedMail } from "../../rendered-mail.ts";

/** To a person an admin invites to the staff. */
export function staffInvitation(
  { inviter, role, url, days }: MailPayloads["staff-invitation"],
  context: MailContext,
): RenderedMail {
  const text = context.language === "fr" ? fr : en;
  const before = [text.greeting, text.invited(inviter), text.roles[role]];
  const after = [text.validity(days), text.notYou];
  return linkMail({ ...text, preview: text.preview(inviter), before, after }, url, context);
}
