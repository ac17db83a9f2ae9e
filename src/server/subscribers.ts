import type { Subscriber } from "../db/facts.ts";
import { linkMails } from "../features/appointments/link-mails.ts";
import { appointmentMails } from "../features/appointments/on-appointment.ts";
import { auditLog } from "../features/audit/subscriber.ts";
import { consentsOfChats } from "../features/consent-ledger/on-chat.ts";
import { consentsOfNewsletter } from "../features/consent-ledger/on-newsletter.ts";
import { consentsOfPrivacy } from "../features/consent-ledger/on-privacy.ts";
import { newsletterOnPublication } from "../features/newsletter/on-blog.ts";
import type { NewsletterParts } from "../features/newsletter/parts.ts";
import { timelineOfChats } from "../features/people/on-chat.ts";
import { timelineOfNewsletter } from "../features/people/on-newsletter.ts";
import { timelineOfMails } from "../features/people/on-outbox.ts";
import { timelineOfPrivacy } from "../features/people/on-privacy.ts";
import { accountMails } from "../features/staff/account-mails.ts";
import { type Purge, purgePages } from "./pages/purge-pages.ts";

/** Outbox and newsletter are put together after the facts, which they record: they are asked for when something happens. */
type SubscriberParts = Parameters<typeof accountMails>[0] &
  Parameters<typeof appointmentMails>[0] &
  Parameters<typeof linkMails>[0] & { newsletter: () => NewsletterParts; purge: Purge };

/** Everybody who wants to know what happens, in the order in which they hear of it. */
export const subscribers = (parts: SubscriberParts): Subscriber<never>[] => [
  auditLog,
  timelineOfNewsletter,
  consentsOfNewsletter,
  consentsOfChats,
  timelineOfChats,
  timelineOfMails,
  timelineOfPrivacy,
  consentsOfPrivacy,
  accountMails(parts),
  appointmentMails(parts),
  linkMails(parts),
  newsletterOnPublication(parts.newsletter),
  purgePages(parts.purge),
];
