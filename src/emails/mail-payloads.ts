import type { Appointment, AskedTime } from "../features/appointments/model.ts";
import type { CalendarProblem } from "../features/calendars/model.ts";
import type { ChatMessage, LeadField } from "../features/chat/model.ts";
import type { Consultation, StoredAnswers } from "../features/consultations/model.ts";
import type { RequestKind, RequestState } from "../features/privacy/model.ts";
import type { ClaimId } from "../lib/company/claims.ts";
import type { Role } from "../lib/http/roles.ts";
import type { Language } from "../lib/language.ts";

/**
 * Every mail: to whom, when, and what it is given. Its layout is the file of its name under `templates`, its words are
 * under `text/fr/emails` and `text/en/emails`, and whoever writes it calls `outbox.enqueue` with its name. Payloads are
 * stored as JSON until the mail is delivered, so they hold texts, numbers, booleans and `null` only; moments are ISO 8601
 * in UTC, days are Montréal's, `2026-11-20`.
 */
export interface MailPayloads {
  /** To the visitor whose request arrived. */
  "visitor-confirmation": {
    consultation: AnswersInMail;
    /** The page on which a time for the call is chosen; mails of an older version have none. */
    bookingUrl?: string;
    /** The time that was chosen with it, and what became of it. */
    time?: Pick<AppointmentInMail, "start" | "company"> & VisitorsWall & { state: AskedTime["state"] };
  };
  /** To the team: a request arrived. */
  "staff-new-consultation": { consultation: ConsultationInMail };
  /** To the team, and to each member who has something to do, in the morning. */
  "staff-digest": DigestInMail;
  /** To a member whom a colleague has named in a note. */
  "staff-mention": {
    /** Who wrote the note. */
    author: string;
    /** Name of the person the request is from. */
    lead: string;
    /** Where the request is, at the desk. */
    url: string;
  };
  /** To a member of staff whose calendar could not be read for a day. */
  "calendar-withdrawn": {
    name: string;
    since: string;
    problem: CalendarProblem;
    /** The member's calendars at the desk. */
    url: string;
  };
  /** To whoever attached the proof of a claim that has lapsed. */
  "claim-lapsed": {
    name: string;
    claim: ClaimId;
    /** The register at the desk. */
    url: string;
  };
  /** To whoever connected a program that is told of nothing any more. */
  "webhook-off": {
    name: string;
    /** Of the endpoint. */
    endpoint: string;
    reason: "gone" | "failing";
    /** How many events wait. */
    waiting: number;
    /** The endpoints at the desk. */
    url: string;
  };
  /** To the person of a request: what a member of staff wrote. */
  letter: {
    letterId: number;
    subject: string;
    /** Paragraphs, with an empty line between them. */
    body: string;
    replyTo: { name: string; address: string };
  };

  /** To the visitor who booked: at once, at each change, and before it. */
  appointment: AppointmentInMail &
    VisitorsWall & {
      event: "booked" | "moved" | "reassigned" | "cancelled" | "reminder";
      uid: string;
      /** When it was last changed. */
      changedAt: string;
      end: string;
      hostName: string | null;
      /** They left no number to call; mails that were written before it was known do not say. */
      lacksPhone?: boolean;
      /** The page of its link. */
      url: string;
      organizer: { name: string; email: string };
      attendee: { name: string; email: string };
    };
  /** To a visitor who can choose a time: theirs did not take place, an earlier one is free, or the link books the one they chose. */
  "appointment-link": {
    consultationId: number;
    reason: "missed" | "put-off" | "freed" | "chosen";
    /** Which they missed, or have now. */
    appointmentId: number | null;
    name: string;
    /** The time that is free, or was chosen. */
    freed: (Pick<AppointmentInMail, "start" | "company"> & VisitorsWall) | null;
    /** The page on which a time is chosen. */
    url: string;
  };
  /** To the host: their own copy, when it is given to them, changed, or taken off them. */
  "host-appointment": AppointmentInMail &
    Pick<Appointment, "reason"> & {
      event: "given" | "moved" | "cancelled" | "taken";
      /** Of the host; mails of an older version have none. */
      staffId?: string;
      /** Of the copy in the host's calendar. */
      uid: string;
      changedAt: string;
      end: string;
      lead: { name: string; company: string; email: string; phone: string | null };
      /** The request at the desk. */
      url: string;
      organizer: { name: string; email: string };
      attendee: { name: string; email: string };
    };
  /** To the team: what a visitor did with an appointment. */
  "staff-appointment": AppointmentInMail &
    Pick<Appointment, "lateMinutes" | "reason"> & {
      event: "booked" | "moved" | "cancelled" | "late";
      lead: { name: string; company: string; email: string; phone: string | null };
      /** The request at the desk. */
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
    /** How many messages before these are only in the desk. */
    omitted: number;
    messages: (Pick<ChatMessage, "sender" | "content" | "staffName"> & { at: string })[];
  };
  /** To the team, in place of more notices of a kind than are mailed in an hour. */
  "staff-many": {
    of: "chats" | "requests" | "appointments";
    /** How many are mailed one by one in an hour at most. */
    most: number;
  };

  /** To an address that somebody asked the newsletter for. */
  "newsletter-confirm": {
    subscriptionId: number;
    /** Page with the button that confirms. */
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

  /** To an address for which somebody asked what we hold. */
  "privacy-link": {
    kind: RequestKind;
    /** Page with the button that confirms. */
    url: string;
    /** How long it works. */
    hours: number;
  };
  /** To a person whose request about their data is settled. */
  "privacy-answer": {
    kind: RequestKind;
    outcome: Exclude<RequestState, "open"> | "erased";
    /** Of a refusal its reason, of an erasure the number of its certificate, else a word of the staff. */
    note: string | null;
    /** Day on which the request came. */
    receivedOn: string;
  };

  /** To somebody whom an admin invites to the staff. */
  "staff-invitation": {
    /** Name of the admin. */
    inviter: string;
    role: Role;
    /** One-time address where the person makes the account. */
    url: string;
    /** How long the address works. */
    days: number;
  };
  /** To a member whose account is opened otherwise than before. */
  "staff-account-changed": {
    name: string;
    change: AccountChange;
    at: string;
    /** Whether they did it themselves, as far as anybody can know. */
    byOwner: boolean;
    /** Page on which a new password is asked for. */
    url: string;
  };
  /** To a member who has forgotten their password. */
  "password-reset": {
    name: string;
    /** One-time address that lets the person choose a new password. */
    url: string;
    /** How long the address works. */
    minutes: number;
  };
}

/** What both mails tell of an appointment. A mail whose sequence has been overtaken is dropped. */
interface AppointmentInMail extends Pick<Appointment, "sequence" | "kind"> {
  appointmentId: number;
  start: string;
  /** On the wall in Montréal. */
  company: { day: string; time: string };
}

/** What the visitor's clocks show then, and whether those are others than Montréal's. */
interface VisitorsWall {
  visitor: { day: string; time: string };
  isElsewhere: boolean;
}

/** What has changed in how an account is opened. */
export type AccountChange =
  | "password"
  | "passkey-added"
  | "passkey-removed"
  | "passkeys-removed"
  | "second-factor-on"
  | "second-factor-off"
  | "recovery-codes";

/** Where a reader leaves the newsletter: the page for people, the address for mail programs. */
interface UnsubscribeInMail {
  unsubscribeUrl: string;
  oneClickUrl: string;
}

export type MailTemplate = keyof MailPayloads;

/** What a visitor answered, and when. */
export type AnswersInMail = StoredAnswers & Pick<Consultation, "createdAt">;

export type ConsultationInMail = AnswersInMail &
  Pick<
    Consultation,
    "id" | "leadScore" | "leadScorePercent" | "leadScoreFactors" | "language" | "newsletter" | "source"
  >;

/** What waits for the staff on a morning. */
interface DigestInMail {
  /** The day in Montréal, `2026-11-20`. */
  day: string;
  /** Requests that the verdict put aside. */
  toCheck: number;
  /** Accepted requests whose answer is due by tonight or late. */
  waiting: number;
  /** Mails given up. */
  undelivered: number;
  /** What follows is not in mails that were stored before it was told. The first of those that wait, the best on top. */
  waitingFirst?: readonly LeadInDigest[];
  /** To one member: what waits is their own. */
  ofReader?: boolean;
  /** Next steps that are the reader's. */
  own?: StepsInDigest;
  /** Next steps of requests that nobody follows up. */
  unassigned?: StepsInDigest;
  /** People's requests about their data: past their term, and soon to be. */
  privacy?: { late: number; soon: number; firstDueOn: string | null };
}

/** Next steps due today or overdue. */
interface StepsInDigest {
  count: number;
  /** Overdue among them. */
  late: number;
  first: readonly LeadInDigest[];
}

export interface LeadInDigest {
  id: number;
  name: string;
  company: string;
  /** What is to be done. */
  step: string | null;
  /** Day in Montréal by which it was to be, `2026-11-20`. */
  by: string | null;
}
