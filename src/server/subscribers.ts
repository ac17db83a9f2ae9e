import type { Subscriber } from "../db/facts.ts";
import { hostMails } from "../features/appointments/hosts/host-mails.ts";
import { linkMails } from "../features/appointments/link/link-mails.ts";
import { appointmentMails } from "../features/appointments/on-appointment.ts";
import { auditLog } from "../features/audit/subscriber.ts";
import { calendarMails } from "../features/calendars/on-calendar.ts";
import type { Claims } from "../features/claims/claims.ts";
import { claimsOnFacts } from "../features/claims/on-claim.ts";
import { consentsOfChats } from "../features/consent-ledger/on-chat.ts";
import { consentsOfConsultations } from "../features/consent-ledger/on-consultation.ts";
import { consentsOfNewsletter } from "../features/consent-ledger/on-newsletter.ts";
import { consentsOfPrivacy } from "../features/consent-ledger/on-privacy.ts";
import { followUpOfAppointments } from "../features/consultations/follow-up/on-appointment.ts";
import { type ConsultationEvents, liveConsultations } from "../features/consultations/live-events.ts";
import { newsletterOnPublication } from "../features/newsletter/on-blog.ts";
import { askWhoTicked } from "../features/newsletter/on-consultation.ts";
import type { NewsletterParts } from "../features/newsletter/parts.ts";
import { timelineOfAppointments } from "../features/people/on-appointment.ts";
import { timelineOfChats } from "../features/people/on-chat.ts";
import { timelineOfConsultations } from "../features/people/on-consultation.ts";
import { timelineOfNewsletter } from "../features/people/on-newsletter.ts";
import { timelineOfMails } from "../features/people/on-outbox.ts";
import { timelineOfPrivacy } from "../features/people/on-privacy.ts";
import { accountMails } from "../features/staff/account-mails.ts";
import { countSentForms } from "../features/visits/on-consultation.ts";
import type { VisitCounts } from "../features/visits/visit-counts.ts";
import { type TellingParts, webhooksOnFacts } from "../features/webhooks/on-facts.ts";
import { webhookMails } from "../features/webhooks/on-webhook.ts";
import { type Purge, purgePages } from "./pages/purge-pages.ts";

/** What works with facts itself is put together after them, and asked for when something happens. */
type SubscriberParts = Parameters<typeof accountMails>[0] &
  Parameters<typeof appointmentMails>[0] &
  Parameters<typeof linkMails>[0] &
  Parameters<typeof followUpOfAppointments>[0] &
  TellingParts & {
    newsletter: () => NewsletterParts;
    visits: () => Pick<VisitCounts, "countForm">;
    consultationEvents: () => Pick<ConsultationEvents, "publish">;
    claims: () => Pick<Claims, "read">;
    purge: Purge;
  };

/** Everybody who wants to know what happens, in the order in which they hear of it. */
export const subscribers = (parts: SubscriberParts): Subscriber<never>[] => [
  auditLog,
  timelineOfNewsletter,
  consentsOfNewsletter,
  consentsOfChats,
  timelineOfChats,
  consentsOfConsultations,
  timelineOfConsultations,
  timelineOfAppointments,
  askWhoTicked(parts.newsletter),
  countSentForms((sent) => parts.visits().countForm(sent)),
  liveConsultations({ publish: (...event) => parts.consultationEvents().publish(...event) }),
  timelineOfMails,
  timelineOfPrivacy,
  consentsOfPrivacy,
  accountMails(parts),
  appointmentMails(parts),
  hostMails(parts),
  linkMails(parts),
  followUpOfAppointments(parts),
  calendarMails(parts),
  newsletterOnPublication(parts.newsletter),
  webhookMails(parts),
  webhooksOnFacts(parts),
  claimsOnFacts(parts.claims),
  purgePages(parts.purge),
];
