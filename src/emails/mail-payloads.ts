import type { Appointment, AskedTime } from "../features/appointments/model.ts";
import type { CalendarProblem } from "../features/calendars/model.ts";
import type { ChatMessage, LeadField } from "../features/chat/model.ts";
import type { Consultation, StoredAnswers } from "../features/consultations/model.ts";
import type { RequestKind, RequestState } from "../features/privacy/model.ts";
import type { ClaimId } from "../lib/company/claims.ts";
import type { Role } from "../lib/http/roles.ts";
import type { Language } from "../lib/language.ts";

/**
 * Every email: its recipient, its occasion and its payload. Its layout is the file with its name under `templates`, its
 * texts are under `text/fr/emails` and `text/en/emails`, and it is queued by `outbox.enqueue` with its name. Payloads
 * are stored as JSON until delivery, so they only contain texts, numbers, booleans and `null`; moments are ISO 8601 in
 * UTC, days are Montréal's, `2026-11-20`.
 */
export interface MailPayloads {
  /** To the visitor whose request arrived. */
  "visitor-confirmation": {
    consultation: AnswersInMail;
    /** The page for choosing a time for the call; absent in emails of an older version. */
    bookingUrl?: string;
    /** The time chosen with it, and the outcome. */
    time?: Pick<AppointmentInMail, "start" | "company"> & VisitorsWall & { state: AskedTime["state"] };
  };
  /** To the team: a request arrived. */
  "staff-new-consultation": { consultation: ConsultationInMail };
  /** To the team, and to each member with something to do, in the morning. */
  "staff-digest": DigestInMail;
  /** To a member mentioned in a colleague's note. */
  "staff-mention": {
    /** The note's author. */
    author: string;
    /** The requester's name. */
    lead: string;
    /** The request on the desk. */
    url: string;
  };
  /** To a member of staff whose calendar could not be read for a day. */
  "calendar-withdrawn": {
    name: string;
    since: string;
    problem: CalendarProblem;
    /** The member's calendars on the desk. */
    url: string;
  };
  /** To the person who attached a claim's lapsed proof. */
  "claim-lapsed": {
    name: string;
    claim: ClaimId;
    /** The register on the desk. */
    url: string;
  };
  /** To the person who set up a webhook that has been switched off. */
  "webhook-off": {
    name: string;
    /** Of the endpoint. */
    endpoint: string;
    reason: "gone" | "failing";
    /** How many events are waiting. */
    waiting: number;
    /** The endpoints on the desk. */
    url: string;
  };
  /** To a requester: what a member of staff wrote. */
  letter: {
    letterId: number;
    subject: string;
    /** Paragraphs, separated by empty lines. */
    body: string;
    replyTo: { name: string; address: string };
  };

  /** To a visitor who booked: at once, on each change, and beforehand. */
  appointment: AppointmentInMail &
    VisitorsWall & {
      event: "booked" | "moved" | "reassigned" | "cancelled" | "reminder";
      uid: string;
      /** When it was last changed. */
      changedAt: string;
      end: string;
      hostName: string | null;
      /** They left no phone number; absent in emails of an older version. */
      lacksPhone?: boolean;
      /** The link's page. */
      url: string;
      organizer: { name: string; email: string };
      attendee: { name: string; email: string };
    };
  /** To a visitor who can choose a time: theirs did not take place, an earlier one is free, or the link books the one they chose. */
  "appointment-link": {
    consultationId: number;
    reason: "missed" | "put-off" | "freed" | "chosen";
    /** The missed or current appointment. */
    appointmentId: number | null;
    name: string;
    /** The free or chosen time. */
    freed: (Pick<AppointmentInMail, "start" | "company"> & VisitorsWall) | null;
    /** The page for choosing a time. */
    url: string;
  };
  /** To a host: their own copy, when an appointment is assigned, changed, or taken away. */
  "host-appointment": AppointmentInMail &
    Pick<Appointment, "reason"> & {
      event: "given" | "moved" | "cancelled" | "taken";
      /** Of the host; absent in emails of an older version. */
      staffId?: string;
      /** Of the copy in the host's calendar. */
      uid: string;
      changedAt: string;
      end: string;
      lead: { name: string; company: string; email: string; phone: string | null };
      /** The request on the desk. */
      url: string;
      organizer: { name: string; email: string };
      attendee: { name: string; email: string };
    };
  /** To the team: what a visitor did with an appointment. */
  "staff-appointment": AppointmentInMail &
    Pick<Appointment, "lateMinutes" | "reason"> & {
      event: "booked" | "moved" | "cancelled" | "late";
      lead: { name: string; company: string; email: string; phone: string | null };
      /** The request on the desk. */
      url: string;
    };

  /** To the team, five minutes after the last message of a chat with contact details. */
  "staff-chat-summary": {
    conversationId: number;
    /** Of the visitor. */
    language: Language;
    /** Path of the last page they wrote from. */
    page: string;
    startedAt: string;
    facts: { field: LeadField; value: string; confirmed: boolean }[];
    /** How many earlier messages are only on the desk. */
    omitted: number;
    messages: (Pick<ChatMessage, "sender" | "content" | "staffName"> & { at: string })[];
  };
  /** To the team, replacing notices beyond the hourly limit. */
  "staff-many": {
    of: "chats" | "requests" | "appointments";
    /** The hourly limit of individual notices. */
    most: number;
  };

  /** To an address given in a newsletter sign-up. */
  "newsletter-confirm": {
    subscriptionId: number;
    /** The page with the confirmation button. */
    url: string;
    /** How long it works. */
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
    /** Absolute. */
    url: string;
  };

  /** To an address for which someone asked what we hold. */
  "privacy-link": {
    kind: RequestKind;
    /** The page with the confirmation button. */
    url: string;
    /** How long it works. */
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
    /** Name of the admin. */
    inviter: string;
    role: Role;
    /** One-time address for creating the account. */
    url: string;
    /** How long the address works. */
    days: number;
  };
  /** To a member whose sign-in settings have changed. */
  "staff-account-changed": {
    name: string;
    change: AccountChange;
    at: string;
    /** Whether they did it themselves, as far as can be known. */
    byOwner: boolean;
    /** The page for requesting a new password. */
    url: string;
  };
  /** To a member who has forgotten their password. */
  "password-reset": {
    name: string;
    /** One-time address for setting a new password. */
    url: string;
    /** How long the address works. */
    minutes: number;
  };
}

/** Common to both emails about an appointment. An email with an outdated sequence is dropped. */
interface AppointmentInMail extends Pick<Appointment, "sequence" | "kind"> {
  appointmentId: number;
  start: string;
  /** Montréal time. */
  company: { day: string; time: string };
}

/** The visitor's local time, and whether it differs from Montréal's. */
interface VisitorsWall {
  visitor: { day: string; time: string };
  isElsewhere: boolean;
}

/** A change to how an account is opened. */
export type AccountChange =
  | "password"
  | "passkey-added"
  | "passkey-removed"
  | "passkeys-removed"
  | "second-factor-on"
  | "second-factor-off"
  | "recovery-codes";

/** The unsubscribe addresses: the page for people, the one for mail programs. */
interface UnsubscribeInMail {
  unsubscribeUrl: string;
  oneClickUrl: string;
}

export type MailTemplate = keyof MailPayloads;

/** A visitor's answers, with the time. */
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
  /** Requests set aside by the verdict. */
  toCheck: number;
  /** Accepted requests whose answer is due by tonight or late. */
  waiting: number;
  /** Emails given up on. */
  undelivered: number;
  /** Absent in emails stored by an older version. The first waiting ones, best first. */
  waitingFirst?: readonly LeadInDigest[];
  /** For one member: everything in it is their own. */
  ofReader?: boolean;
  /** The reader's next steps. */
  own?: StepsInDigest;
  /** Next steps of unassigned requests. */
  unassigned?: StepsInDigest;
  /** Privacy requests: late, and due soon. */
  privacy?: { late: number; soon: number; firstDueOn: string | null };
}

/** Next steps due today or overdue. */
interface StepsInDigest {
  count: number;
  /** Overdue among them. */
  late: number;
  first: readonly LeadInDigest[];
}

/** A request as a digest names it. */
export interface LeadInDigest {
  id: number;
  name: string;
  company: string;
  /** The next step; `null` for a request waiting for its answer. */
  step: string | null;
  /** Its due day in Montréal, `2026-11-20`. */
  by: string | null;
}
