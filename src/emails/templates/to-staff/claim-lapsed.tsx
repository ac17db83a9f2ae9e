import { greetingName } from "../../../lib/text/mailbox.ts";
import { claimsEn } from "../../../text/en/claims.ts";
import { claimLapsed as en } from "../../../text/en/emails/staff-notices.ts";
import { claimsFr } from "../../../text/fr/claims.ts";
import { claimLapsed as fr } from "../../../text/fr/emails/staff-notices.ts";
import type { MailPayloads } from "../../mail-payloads.ts";
import { linkMail } from "../../parts/link-mail.tsx";
import type { MailContext, RenderedMail } from "../../rendered-mail.ts";

/** To the person who attached a claim's lapsed proof. */
export function claimLapsed({ name, claim, url }: MailPayloads["claim-lapsed"], context: MailContext): RenderedMail {
  const { subject, preview, title, greeting, lapsed, button, after, copy } = { fr, en }[context.language];
  const words = { fr: claimsFr, en: claimsEn }[context.language].entries[claim].name;
  const before = [greeting(greetingName(name)), lapsed(words)];
  return linkMail({ subject: subject(words), preview, title, before, button, after: [after], copy }, url, context);
}
