import { greetingName } from "../../../lib/text/mailbox.ts";
import type { MailPayloads } from "../../mail-payloads.ts";
import { linkMail } from "../../parts/link-mail.tsx";
import { APPOINTMENT_TEXTS, withoutLinks } from "../../parts/mail-words.ts";
import type { MailContext, RenderedMail } from "../../rendered-mail.ts";

/** To a visitor: a link to another time, and why. */
export function appointmentLink(payload: MailPayloads["appointment-link"], context: MailContext): RenderedMail {
  const { mail: text, page } = APPOINTMENT_TEXTS[context.language];
  const { reason, name, freed, url } = payload;
  const when = freed ? text.when(page.day(freed.visitor.day), page.time(freed.visitor.time)) : "";
  const here = freed?.isElsewhere ? [text.elsewhere(page.time(freed.company.time))] : [];
  return linkMail(
    {
      subject: text.link.subject[reason](when),
      preview: text.link.preview,
      title: text.link.title[reason],
      before: [text.greeting(greetingName(withoutLinks(name))), text.link.why[reason](when), ...here],
      button: reason === "chosen" ? text.link.confirm : text.link.button,
      after: reason === "chosen" ? [text.link.notYou] : freed ? [text.link.first] : [],
      copy: text.copy,
    },
    url,
    context,
  );
}
