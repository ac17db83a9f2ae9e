import type { Appointment, AskedTime } from "../features/appointments/model.ts";
import type { CalendarProblem } from "../features/calendars/model.ts";
import type { ChatMessage, LeadField } from "../features/chat/model.ts";
import type { Consultation, StoredAnswers } from "../features/consultations/model.ts";
import type { RequestKind, RequestState } from "../features/privacy/model.ts";
import type { ClaimId } from "../lib/company/claims.ts";
import type { Role } from "../lib/http/roles.ts";
import type { Language } from "../lib/language.ts";

/**
 * Every email: its recipient, its occasion and its payload. The layout is in the file of the same name under
 * `templates`, the texts under `text/fr/emails` and `text/en/emails`; `outbox.enqueue` queues an email by its name.
 * Payloads are stored as JSON until delivery, so they only contain texts, numbers, booleans and `null`; times are ISO
 * 8601 in UTC, days are Montréal's, `2026-11-20`.
 */
export interface MailPayloads {
  /** To a visitor whose request arrived. */
  "visitor-confirmation": {
    consultation: AnswersInMail;
    /** The page for choosing a time for the call; absent in emails stored by an older version. */
    bookingUrl?: string;
    /** The time chosen with the request, and the outcome. */
    time?: Pick<AppointmentInMail, "start" | "company"> & VisitorsWall & { state: AskedTime["state"] };
  };
  /** To the team: a request arrived. */
  "staff-new-consultation": { consultation: ConsultationInMail };
  /** To the team, and to each member with something to do, in the morning. */
  "staff-digest": DigestInMail;
  /** To a member mentioned in a colleague's note. */
  "staff-mention": {
    /** Name of the note's author. */
    author: string;
    /** The requester's name. */
    lead: string;
    /** URL of the request on the desk. */
    url: string;
  };
  /** To a member of staff whose calendar could not be read for a day. */
  "calendar-withdrawn": {
    name: string;
    since: string;
    problem: CalendarProblem;
    /** URL of the member's calendars on the desk. */
    url: string;
  };
  /** To the person who attached a claim's proof, which has lapsed. */
  "claim-lapsed": {
    name: string;
    claim: ClaimId;
    /** URL of the register on the desk. */
    url: string;
  };
  /** To the person who set up a webhook that has been switched off. */
  "webhook-off": {
    name: string;
    /** Name of the endpoint. */
    endpoint: string;
    reason: "gone" | "failing";
    /** How many events are waiting. */
    waiting: number;
    /** URL of the endpoints on the desk. */
    url: string;
  };
  /** To a requester, what a member of staff wrote. */
  letter: {
    letterId: number;
    subject: string;
    /** Paragraphs, separated by empty lines. */
    body: string;
    replyTo: { name: string; address: string };
  };

  /** To a visitor who booked: at once, on each change, and as a reminder. */
  appointment: AppointmentInMail &
    VisitorsWall & {
      event: "booked" | "moved" | "reassigned" | "cancelled" | "reminder";
      uid: string;
      /** When it was last changed. */
      changedAt: string;
      end: string;
      hostName: string | null;
      /** Whether they left no phone number; absent in emails stored by an older version. */
      lacksPhone?: boolean;
      /** URL of the page behind the link. */
      url: string;
      organizer: { name: string; email: string };
      attendee: { name: string; email: string };
    };
  /** To a visitor, to choose a time after a missed or put-off call, take a freed one, or book the one they chose. */
  "appointment-link": {
    consultationId: number;
    reason: "missed" | "put-off" | "freed" | "chosen";
    /** The missed or current appointment. */
    appointmentId: number | null;
    name: string;
    /** The freed or chosen time. */
    freed: (Pick<AppointmentInMail, "start" | "company"> & VisitorsWall) | null;
    /** URL of the page for choosing a time. */
    url: string;
  };
  /** To a host, their own copy, when an appointment is assigned, changed or taken away. */
  "host-appointment": AppointmentInMail &
    Pick<Appointment, "reason"> & {
      event: "given" | "moved" | "cancelled" | "taken";
      /** Id of the host; absent in emails stored by an older version. */
      staffId?: string;
      /** UID of the copy in the host's calendar. */
      uid: string;
      changedAt: string;
      end: string;
      lead: { name: string; company: string; email: string; phone: string | null };
      /** URL of the request on the desk. */
      url: string;
      organizer: { name: string; email: string };
      attendee: { name: string; email: string };
    };
  /** To the team: what a visitor did with an appointment. */
  "staff-appointment": AppointmentInMail &
    Pick<Appointment, "lateMinutes" | "reason"> & {
      event: "booked" | "moved" | "cancelled" | "late";
      lead: { name: string; company: string; email: string; phone: string | null };
      /** URL of the request on the desk. */
      url: string;
    };

  /** To the team, five minutes after the last message of a chat with contact details. */
  "staff-chat-summary": {
    conversationId: number;
    /** Language of the visitor. */
    language: Language;
    /** Path of the last page they wrote from. */
    page: string;
    startedAt: string;
    facts: { field: LeadField; value: string; confirmed: boolean }[];
    /** How many earlier messages are only on the desk. */
    omitted: number;
    messages: (Pick<ChatMessage, "sender" | "content" | "staffName"> & { at: string })[];
  };
  /** To the team, in place of single notices above the hourly limit. */
  "staff-many": {
    of: "chats" | "requests" | "appointments";
    /** The hourly limit of single notices. */
    most: number;
  };

  /** To an address given in a newsletter sign-up. */
  "newsletter-confirm": {
    subscriptionId: number;
    /** URL of the page with the confirmation button. */
    url: string;
    /** Days for which the link works. */
    days: number;
  };
  /** To a reader who has confirmed. */
  "newsletter-welcome": { subscriptionId: number } & UnsubscribeInMail;
  /** To every reader of a language, when an article is sent to them. */
  "newsletter-issue": {
    /** `null` in a test sent to a member of staff. */
    reader: ({ sendingId: number; subscriptionId: number } & UnsubscribeInMail) | null;
    title: string;
    excerpt: string;
    /** Absolute URL of the article. */
    url: string;
  };

  /** To an address for which someone asked what we hold. */
  "privacy-link": {
    kind: RequestKind;
    /** URL of the page with the confirmation button. */
    url: string;
    /** Hours for which the link works. */
    hours: number;
  };
  /** To a person whose privacy request is settled. */
  "privacy-answer": {
    kind: RequestKind;
    outcome: Exclude<RequestState, "open"> | "erased";
    /** The reason for a refusal, the certificate number of an erasure, or a note by staff. */
    note: string | null;
    /** Day the request was received. */
    receivedOn: string;
  };

  /** To a person an admin invites to the staff. */
  "staff-invitation": {
    /** Name of the admin who invites. */
    inviter: string;
    role: Role;
    /** One-time URL for creating the account. */
    url: string;
    /** Days for which the URL works. */
    days: number;
  };
  /** To a member whose sign-in settings have changed. */
  "staff-account-changed": {
    name: string;
    change: AccountChange;
    at: string;
    /** Whether the member did it themselves, as far as we can know. */
    byOwner: boolean;
    /** URL of the page for requesting a new password. */
    url: string;
  };
  /** To a member who has forgotten their password. */
  "password-reset": {
    name: string;
    /** One-time URL for setting a new password. */
    url: string;
    /** Minutes for which the URL works. */
    minutes: number;
  };
}

/** Fields that emails about an appointment share. An email whose sequence is outdated is dropped. */
interface AppointmentInMail extends Pick<Appointment, "sequence" | "kind"> {
  appointmentId: number;
  start: string;
  /** Local time in Montréal. */
  company: { day: string; time: string };
}

/** The visitor's local time, and whether it differs from Montréal's. */
interface VisitorsWall {
  visitor: { day: string; time: string };
  isElsewhere: boolean;
}

/** A change to how a member signs in. */
export type AccountChange =
  | "password"
  | "passkey-added"
  | "passkey-removed"
  | "passkeys-removed"
  | "second-factor-on"
  | "second-factor-off"
  | "recovery-codes";

/** The unsubscribe URLs, one for people and one for mail programs. */
interface UnsubscribeInMail {
  unsubscribeUrl: string;
  oneClickUrl: string;
}

export type MailTemplate = keyof MailPayloads;

/** A visitor's answers, and when they were sent. */
export type AnswersInMail = StoredAnswers & Pick<Consultation, "createdAt">;

export type ConsultationInMail = AnswersInMail &
  Pick<
    Consultation,
    "id" | "leadScore" | "leadScorePercent" | "leadScoreFactors" | "language" | "newsletter" | "source"
  >;

/** Work waiting for staff in the morning. */
interface DigestInMail {
  /** The day in Montréal, `2026-11-20`. */
  day: string;
  /** Number of requests set aside by the verdict. */
  toCheck: number;
  /** Number of accepted requests whose answer is due by tonight, or late. */
  waiting: number;
  /** Number of emails given up on. */
  undelivered: number;
  /** The first waiting requests, best score first; absent in emails stored by an older version. */
  waitingFirst?: readonly LeadInDigest[];
  /** Set in a member's own digest, in which everything is theirs. */
  ofReader?: boolean;
  /** The reader's next steps. */
  own?: StepsInDigest;
  /** Next steps of unassigned requests. */
  unassigned?: StepsInDigest;
  /** Numbers of privacy requests that are late, and due soon. */
  privacy?: { late: number; soon: number; firstDueOn: string | null };
}

/** Next steps due today or overdue. */
interface StepsInDigest {
  count: number;
  /** How many of them are overdue. */
  late: number;
  first: readonly LeadInDigest[];
}

/** A request as a digest names it. */
export interface LeadInDigest {
  id: number;
  name: string;
  company: string;
  /** The next step; `null` if the request waits for its answer. */
  step: string | null;
  /** Due day of the step in Montréal, `2026-11-20`. */
  by: string | null;
}
