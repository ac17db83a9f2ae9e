import { company } from "../../../lib/company/company.ts";
import { privacyLink as en } from "../../../text/en/emails/privacy.ts";
import { privacyLink as fr } from "../../../text/fr/emails/privacy.ts";
import type { MailPayloads } from "../../mail-payloads.ts";
import { linkMail } from "../../parts/link-mail.tsx";
import type { MailContext, RenderedMail } from "../../rendered-mail.ts";

/** To an address for which someone asked what we hold: reveals nothing about that, only how to prove ownership. */
export function privacyLink({ kind, url, hours }: MailPayloads["privacy-link"], context: MailContext): RenderedMail {
  const text = context.language === "fr" ? fr : en;
  const after = [text.validity(hours), text.notYou];
  return {
    ...linkMail({ ...text, subject: text.subject[kind], before: [text.asked[kind]], after }, url, context),
    replyTo: { name: company.name, address: company.privacyOfficer.email },
  };
}
