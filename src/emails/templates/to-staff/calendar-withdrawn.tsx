import { greetingName } from "../../../lib/text/mailbox.ts";
import { calendarWithdrawn as en } from "../../../text/en/emails/staff-notices.ts";
import { calendarWithdrawn as fr } from "../../../text/fr/emails/staff-notices.ts";
import type { MailPayloads } from "../../mail-payloads.ts";
import { linkMail } from "../../parts/link-mail.tsx";
import { momentText } from "../../parts/mail-words.ts";
import type { MailContext, RenderedMail } from "../../rendered-mail.ts";

/** To a member of staff whose calendar could not be read for a day. */
export function calendarWithdrawn(
  { name, since, problem, url }: MailPayloads["calendar-withdrawn"],
  context: MailContext,
): RenderedMail {
  const { language } = context;
  const { subject, preview, title, greeting, failing, problems, withdrawn, button, others, copy } = { fr, en }[
    language
  ];
  const before = [greeting(greetingName(name)), failing(momentText(since, language)), problems[problem], withdrawn];
  return linkMail({ subject, preview, title, before, button, after: [others], copy }, url, context);
}
