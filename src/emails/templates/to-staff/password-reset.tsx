import { greetingName } from "../../../lib/text/mailbox.ts";
import { passwordReset as en } from "../../../text/en/emails/staff-notices.ts";
import { passwordReset as fr } from "../../../text/fr/emails/staff-notices.ts";
import type { MailPayloads } from "../../mail-payloads.ts";
import { linkMail } from "../../parts/link-mail.tsx";
import type { MailContext, RenderedMail } from "../../rendered-mail.ts";

/** To a member of staff who asked for a new password. */
export function passwordReset(
  { name, url, minutes }: MailPayloads["password-reset"],
  context: MailContext,
): RenderedMail {
  const text = context.language === "fr" ? fr : en;
  const before = [text.greeting(greetingName(name)), text.asked];
  const after = [text.validity(minutes), text.notYou];
  return linkMail({ ...text, preview: text.preview(minutes), before, after }, url, context);
}
