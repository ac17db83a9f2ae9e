import { greetingName } from "../../../lib/text/mailbox.ts";
import { staffAccountChanged as en } from "../../../text/en/emails/staff-notices.ts";
import { staffAccountChanged as fr } from "../../../text/fr/emails/staff-notices.ts";
import type { MailPayloads } from "../../mail-payloads.ts";
import { linkMail } from "../../parts/link-mail.tsx";
import { momentText } from "../../parts/mail-words.ts";
import type { MailContext, RenderedMail } from "../../rendered-mail.ts";

/** To a member whose sign-in settings were changed, by themselves or another. */
export function staffAccountChanged(
  { name, change, at, byOwner, url }: MailPayloads["staff-account-changed"],
  context: MailContext,
): RenderedMail {
  const text = context.language === "fr" ? fr : en;
  const subject = text.subjects[change];
  const before = [
    text.greeting(greetingName(name)),
    text.changed(momentText(at, context.language)),
    byOwner ? text.byOwner : text.byOther,
    text.notYou,
  ];
  const { preview, button, copy } = text;
  return linkMail({ subject, title: subject, preview, before, button, after: [], copy }, url, context);
}
