import { appointmentMail as en } from "../../../text/en/emails/appointment.ts";
import { appointment as pageEn } from "../../../text/en/site/appointment.ts";
import { appointmentMail as fr } from "../../../text/fr/emails/appointment.ts";
import { appointment as pageFr } from "../../../text/fr/site/appointment.ts";
import type { MailPayloads } from "../../mail-payloads.ts";
import { linkMail } from "../../parts/link-mail.tsx";
import { withoutLinks } from "../../parts/stranger-text.ts";
import type { MailContext, RenderedMail } from "../../rendered-mail.ts";

const TEXTS = { fr: { mail: fr, page: pageFr }, en: { mail: en, page: pageEn } };

/** To the visitor: a link to another time, and why. */
export function appointmentLink(payload: MailPayloads["appointment-link"], context: MailContext): RenderedMail {
  const { mail: text, page } = TEXTS[context.language];
  const { reason, name, freed, url } = payload;
  const when = freed ? text.when(page.day(freed.visitor.day), page.time(freed.visitor.time)) : "";
  const here = freed?.isElsewhere ? [text.elsewhere(page.time(freed.company.time))] : [];
  return linkMail(
    {
      subject: text.link.subject[reason](when),
      preview: text.link.preview,
      title: text.link.title[reason],
      before: [text.greeting(withoutLinks(name)), text.link.why[reason](when), ...here],
      button: text.link.button,
      after: freed ? [text.link.first] : [],
      copy: text.copy,
    },
    url,
    context,
  );
}
