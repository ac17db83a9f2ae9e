import { greetingName } from "../../../lib/text/mailbox.ts";
import { webhookOff as en } from "../../../text/en/emails/staff-notices.ts";
import { webhookOff as fr } from "../../../text/fr/emails/staff-notices.ts";
import type { MailPayloads } from "../../mail-payloads.ts";
import { linkMail } from "../../parts/link-mail.tsx";
import type { MailContext, RenderedMail } from "../../rendered-mail.ts";

/** To the person who set up a webhook that has been switched off. */
export function webhookOff(
  { name, endpoint, reason, waiting, url }: MailPayloads["webhook-off"],
  context: MailContext,
): RenderedMail {
  const text = { fr, en }[context.language];
  const { subject, preview, title, greeting, reasons, waits, button, after, copy } = text;
  const before = [greeting(greetingName(name)), reasons[reason](endpoint), waits(waiting)];
  return linkMail({ subject: subject(endpoint), preview, title, before, button, after: [after], copy }, url, context);
}
