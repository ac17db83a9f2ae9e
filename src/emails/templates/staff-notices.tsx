import { greetingName } from "../../lib/text/mailbox.ts";
import { claimsEn } from "../../text/en/claims.ts";
import * as en from "../../text/en/emails/staff-notices.ts";
import { claimsFr } from "../../text/fr/claims.ts";
import * as fr from "../../text/fr/emails/staff-notices.ts";
import type { MailPayloads } from "../mail-payloads.ts";
import { ActionButton, Frame, Paragraph, PartRule, Small, Title } from "../parts/mail-parts.tsx";
import { momentText } from "../parts/mail-words.ts";
import { linkMail, type MailContext, type RenderedMail, textPart } from "../parts/rendered-mail.tsx";

/** Builds the email to a staff member who requested a new password. */
export function passwordReset(
  { name, url, minutes }: MailPayloads["password-reset"],
  context: MailContext,
): RenderedMail {
  const text = context.language === "fr" ? fr.passwordReset : en.passwordReset;
  const before = [text.greeting(greetingName(name)), text.asked];
  const after = [text.validity(minutes), text.notYou];
  return linkMail({ ...text, preview: text.preview(minutes), before, after }, url, context);
}

/** Builds the email to a person whom an admin invites to the staff. */
export function staffInvitation(
  { inviter, role, url, days }: MailPayloads["staff-invitation"],
  context: MailContext,
): RenderedMail {
  const text = context.language === "fr" ? fr.staffInvitation : en.staffInvitation;
  const before = [text.greeting, text.invited(inviter), text.roles[role]];
  const after = [text.validity(days), text.notYou];
  return linkMail({ ...text, preview: text.preview(inviter), before, after }, url, context);
}

/** Builds the email to a member whose sign-in settings were changed, by themselves or by another person. */
export function staffAccountChanged(
  { name, change, at, byOwner, url }: MailPayloads["staff-account-changed"],
  context: MailContext,
): RenderedMail {
  const text = context.language === "fr" ? fr.staffAccountChanged : en.staffAccountChanged;
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

/** Desk paths that list all items of a kind. */
const DESK_PATHS = { chats: "/admin/chat", requests: "/admin", appointments: "/admin/appointments" };

/** Builds the email to staff when there are more items than are emailed individually, at most once an hour. */
export function staffMany({ of, most }: MailPayloads["staff-many"], context: MailContext): RenderedMail {
  const { why, ...texts } = context.language === "fr" ? fr.staffMany : en.staffMany;
  const text = texts[of];
  return noticeMail({ ...text, intro: text.intro(most), why }, context.siteUrl + DESK_PATHS[of], context);
}

/** Builds the email to a member mentioned in a colleague's note; the note's text stays on the desk. */
export function staffMention({ author, lead, url }: MailPayloads["staff-mention"], context: MailContext): RenderedMail {
  const text = context.language === "fr" ? fr.staffMention : en.staffMention;
  return noticeMail({ ...text, subject: text.subject(author, lead), intro: text.intro(author, lead) }, url, context);
}

/** Builds an email with a paragraph, a link to the desk, and the reason it was sent. */
function noticeMail(
  text: Record<"subject" | "preview" | "title" | "intro" | "link" | "why", string>,
  url: string,
  { language, siteUrl }: MailContext,
): RenderedMail {
  return {
    subject: text.subject,
    html: (
      <Frame language={language} siteUrl={siteUrl} subject={text.subject} preview={text.preview}>
        <Title>{text.title}</Title>
        <Paragraph>{text.intro}</Paragraph>
        <div style={{ paddingTop: 4 }}>
          <ActionButton href={url} kind="signal">
            {text.link}
          </ActionButton>
        </div>
        <PartRule />
        <Small style={{ margin: 0 }}>{text.why}</Small>
      </Frame>
    ),
    text: textPart(text.intro, `${text.link}\n${url}`, text.why),
  };
}

/** Builds the email to the person who attached a claim's proof, which has lapsed. */
export function claimLapsed({ name, claim, url }: MailPayloads["claim-lapsed"], context: MailContext): RenderedMail {
  const { subject, preview, title, greeting, lapsed, button, after, copy } =
    context.language === "fr" ? fr.claimLapsed : en.claimLapsed;
  const words = { fr: claimsFr, en: claimsEn }[context.language].entries[claim].name;
  const before = [greeting(greetingName(name)), lapsed(words)];
  return linkMail({ subject: subject(words), preview, title, before, button, after: [after], copy }, url, context);
}

/** Builds the email to a staff member whose calendar could not be read for a day. */
export function calendarWithdrawn(
  { name, since, problem, url }: MailPayloads["calendar-withdrawn"],
  context: MailContext,
): RenderedMail {
  const { language } = context;
  const { subject, preview, title, greeting, failing, problems, withdrawn, button, others, copy } =
    language === "fr" ? fr.calendarWithdrawn : en.calendarWithdrawn;
  const before = [greeting(greetingName(name)), failing(momentText(since, language)), problems[problem], withdrawn];
  return linkMail({ subject, preview, title, before, button, after: [others], copy }, url, context);
}

/** Builds the email to the person who set up a webhook that has been switched off. */
export function webhookOff(
  { name, endpoint, reason, waiting, url }: MailPayloads["webhook-off"],
  context: MailContext,
): RenderedMail {
  const text = context.language === "fr" ? fr.webhookOff : en.webhookOff;
  const { subject, preview, title, greeting, reasons, waits, button, after, copy } = text;
  const before = [greeting(greetingName(name)), reasons[reason](endpoint), waits(waiting)];
  return linkMail({ subject: subject(endpoint), preview, title, before, button, after: [after], copy }, url, context);
}
