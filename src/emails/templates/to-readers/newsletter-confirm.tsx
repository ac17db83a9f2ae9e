import { company } from "../../../lib/company/company.ts";
import { newsletterConfirm as en } from "../../../text/en/emails/newsletter.ts";
import { newsletterConfirm as fr } from "../../../text/fr/emails/newsletter.ts";
import type { MailPayloads } from "../../mail-payloads.ts";
import { linkMail } from "../../parts/link-mail.tsx";
import type { MailContext, RenderedMail } from "../../rendered-mail.ts";

/**
 * To an address given in a newsletter sign-up. It only says how to confirm: until then there is no consent to be sent
 * anything (CASL, s. 6).
 */
export function newsletterConfirm(
  { url, days }: MailPayloads["newsletter-confirm"],
  context: MailContext,
): RenderedMail {
  const text = context.language === "fr" ? fr : en;
  const after = [text.validity(days), text.notYou];
  return {
    ...linkMail({ ...text, before: [text.asked], after }, url, context),
    replyTo: { name: company.name, address: company.email },
  };
}
