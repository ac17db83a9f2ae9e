import type { Appointment, AskedTime } from "../features/appointments/model.ts";
import type { CalendarProblem } from "../features/calendars/model.ts";
import type { ChatMessage, LeadField } from "../features/chat/model.ts";
import type { Consultation, StoredAnswers } from "../features/consultations/model.ts";
import type { RequestKind, RequestState } from "../features/privacy/model.ts";
import type { ClaimId } from "../lib/company/claims.ts";
import type { Role } from "../lib/http/roles.ts";
import type { Language } from "../lib/language.ts";

/**
 * Every email: its recipient, its occasion and its payload. Layouts are under `templates`, texts under `text/fr/emails`
 * and `text/en/emails`; `outbox.enqueue` queues an email by its name. As payloads are stored as JSON until delivery,
 * they contain only texts, numbers, booleans and `null`; times are ISO 8601 UTC instants, days are Montréal days
 * (`YYYY-MM-DD`).
 */
export interface MailPayloads {
  /** Sent to a visitor whose request has arrived. */
  "visitor-confirmation": {
    consultation: AnswersInMail;
    /** URL of the page for choosing a time for the call; absent in emails stored by an older version. */
    bookingUrl?: string;
    /** The time chosen with the request, and whether it could be booked. */
    time?: Pick<AppointmentInMail, "start" | "company"> & VisitorsWall & { state: AskedTime["state"] };
  };
  /** Sent to the team when a request arrives. */
  "staff-new-consultation": { consultation: ConsultationInMail };
  /** Sent in the morning to the team, and to each member with work due. */
  "staff-digest": DigestInMail;
  /** Sent to a member mentioned in a colleague's note. */
  "staff-mention": {
    author: string;
    /** The requester's name. */
    lead: string;
    /** URL of the request on the desk. */
    url: string;
  };
  /** Sent to a staff member whose calendar could not be read for a day. */
  "calendar-withdrawn": {
    name: string;
    since: string;
    problem: CalendarProblem;
    /** URL of the member's calendars on the desk. */
    url: string;
  };
  /** Sent to the person who attached a claim's proof, which has lapsed. */
  "claim-lapsed": {
    name: string;
    claim: ClaimId;
    /** URL of the register on the desk. */
    url: string;
  };
  /** Sent to the person who set up a webhook that has been switched off. */
  "webhook-off": {
    name: string;
    endpoint: string;
    reason: "gone" | "failing";
    /** Number of undelivered events. */
    waiting: number;
    /** URL of the endpoints on the desk. */
    url: string;
  };
  /** A letter that a staff member wrote to a requester. */
  letter: {
    letterId: number;
    subject: string;
    /** Paragraphs, separated by empty lines. */
    body: string;
    replyTo: { name: string; address: string };
  };

  /** Sent to a visitor about their appointment: when booked, on each change, and as a reminder. */
  appointment: AppointmentInMail &
    VisitorsWall & {
      event: "booked" | "moved" | "reassigned" | "cancelled" | "reminder";
      uid: string;
      /** When the appointment was last changed. */
      changedAt: string;
      end: string;
      hostName: string | null;
      /** Whether the visitor left no phone number; absent in emails stored by an older version. */
      lacksPhone?: boolean;
      /** URL of the appointment's page. */
      url: string;
      organizer: { name: string; email: string };
      attendee: { name: string; email: string };
    };
  /**
   * Sent to a visitor with a link to rebook a missed or postponed call, take a freed time, or book the time they chose.
   */
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
  /** A host's own copy, sent when an appointment is assigned to them, changed, or reassigned to another host. */
  "host-appointment": AppointmentInMail &
    Pick<Appointment, "reason"> & {
      event: "given" | "moved" | "cancelled" | "taken";
      /** Id of the host; absent in emails stored by an older version. */
      staffId?: string;
      /** UID of the host's copy in their calendar. */
      uid: string;
      changedAt: string;
      end: string;
      lead: { name: string; company: string; email: string; phone: string | null };
      /** URL of the request on the desk. */
      url: string;
      organizer: { name: string; email: string };
      attendee: { name: string; email: string };
    };
  /** Sent to the team when a visitor books, moves, cancels or is late for an appointment. */
  "staff-appointment": AppointmentInMail &
    Pick<Appointment, "lateMinutes" | "reason"> & {
      event: "booked" | "moved" | "cancelled" | "late";
      lead: { name: string; company: string; email: string; phone: string | null };
      /** URL of the request on the desk. */
      url: string;
    };

  /** Sent to the team five minutes after the last message of a chat with contact details. */
  "staff-chat-summary": {
    conversationId: number;
    language: Language;
    /** Path of the page from which the visitor wrote the latest message. */
    page: string;
    startedAt: string;
    facts: { field: LeadField; value: string; confirmed: boolean }[];
    /** Number of earlier messages, which only the desk shows. */
    omitted: number;
    messages: (Pick<ChatMessage, "sender" | "content" | "staffName"> & { at: string })[];
  };
  /** Sent to the team instead of single notices beyond the hourly limit. */
  "staff-many": {
    of: "chats" | "requests" | "appointments";
    /** The hourly limit of single notices. */
    most: number;
  };

  /** Sent to an email address given in a newsletter sign-up. */
  "newsletter-confirm": {
    subscriptionId: number;
    /** URL of the page with the confirmation button. */
    url: string;
    /** Days for which the link works. */
    days: number;
  };
  /** Sent to a reader who has confirmed. */
  "newsletter-welcome": { subscriptionId: number } & UnsubscribeInMail;
  /** Sent to every reader of a language to announce an article. */
  "newsletter-issue": {
    /** `null` in a test sent to a staff member. */
    reader: ({ sendingId: number; subscriptionId: number } & UnsubscribeInMail) | null;
    title: string;
    excerpt: string;
    /** Absolute URL of the article. */
    url: string;
  };

  /** Sent to an email address for which a privacy request was made. */
  "privacy-link": {
    kind: RequestKind;
    /** URL of the page with the confirmation button. */
    url: string;
    /** Hours for which the link works. */
    hours: number;
  };
  /** Sent to a person whose privacy request is settled. */
  "privacy-answer": {
    kind: RequestKind;
    outcome: Exclude<RequestState, "open"> | "erased";
    /** The reason for a refusal, the certificate number of an erasure, or a note by staff. */
    note: string | null;
    /** Day the request was received. */
    receivedOn: string;
  };

  /** Sent to a person whom an admin invites to the staff. */
  "staff-invitation": {
    /** Name of that admin. */
    inviter: string;
    role: Role;
    /** One-time URL for creating the account. */
    url: string;
    /** Days for which the URL works. */
    days: number;
  };
  /** Sent to a member whose sign-in settings have changed. */
  "staff-account-changed": {
    name: string;
    change: AccountChange;
    at: string;
    /** Whether the member made the change, as far as we can tell. */
    byOwner: boolean;
    /** URL of the page for requesting a new password. */
    url: string;
  };
  /** Sent to a member who has forgotten their password. */
  "password-reset": {
    name: string;
    /** One-time URL for setting a new password. */
    url: string;
    /** Minutes for which the URL works. */
    minutes: number;
  };
}

/** Fields shared by emails about an appointment. An email whose sequence is outdated is dropped. */
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

/** A visitor's answers, and when they sent them. */
export type AnswersInMail = StoredAnswers & Pick<Consultation, "createdAt">;

export type ConsultationInMail = AnswersInMail &
  Pick<
    Consultation,
    "id" | "leadScore" | "leadScorePercent" | "leadScoreFactors" | "language" | "newsletter" | "source"
  >;

/** Work that is due for staff in the morning. */
interface DigestInMail {
  /** Montréal day, `YYYY-MM-DD`. */
  day: string;
  /** Number of requests flagged for staff to check. */
  toCheck: number;
  /** Number of accepted requests whose answer is late or due by tonight. */
  waiting: number;
  /** Number of emails given up on. */
  undelivered: number;
  /** First requests of `waiting`, best score first; absent in emails stored by an older version. */
  waitingFirst?: readonly LeadInDigest[];
  /** Whether this is a member's own digest, with only their work. */
  ofReader?: boolean;
  /** The reader's next steps. */
  own?: StepsInDigest;
  unassigned?: StepsInDigest;
  /** Number of privacy requests that are late, and of those due soon. */
  privacy?: { late: number; soon: number; firstDueOn: string | null };
}

/** Next steps due today or overdue. */
interface StepsInDigest {
  count: number;
  late: number;
  first: readonly LeadInDigest[];
}

/** A request as listed in a digest. */
export interface LeadInDigest {
  id: number;
  name: string;
  company: string;
  /** The next step; `null` if the request is waiting for an answer. */
  step: string | null;
  /** Montréal day on which the step is due, `YYYY-MM-DD`. */
  by: string | null;
}
