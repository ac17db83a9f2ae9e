import { greetingName } from "../../../lib/text/first-name.ts";
import { calendarWithdrawn as en } from "../../../text/en/emails/calendar-withdrawn.ts";
import { calendarWithdrawn as fr } from "../../../text/fr/emails/calendar-withdrawn.ts";
import type { MailPayloads } from "../../mail-payloads.ts";
import { linkMail } from "../../parts/link-mail.tsx";
import { momentText } from "../../parts/moment-text.ts";
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
