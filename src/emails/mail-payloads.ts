import type { CalendarProblem } from "../features/calendars/model.ts";

/**
 * What each mail is given, by the name of its file in this folder. Payloads are stored as JSON until the mail is
 * delivered, so they hold texts, numbers, booleans and `null` only; moments are ISO 8601 in UTC.
 */
export interface MailPayloads {
  "staff-new-consultation": { consultation: ConsultationInMail };
  "visitor-confirmation": { consultation: AnswersInMail };
  "staff-digest": DigestInMail;
  "staff-chat-summary": ChatInMail;
  "staff-many-chats": {
    /** How many summaries are mailed in an hour at most. */
    most: number;
  };
  "staff-mention": {
    /** Who wrote the note. */
    author: string;
    /** Name of the person the request is from. */
    lead: string;
    /** Where the request is, at the desk. */
    url: string;
  };
  appointment: AppointmentInMail & {
    event: "booked" | "moved" | "cancelled" | "reminder";
    uid: string;
    /** When it was last changed, ISO 8601. */
    changedAt: string;
    end: string;
    /** On the visitor's wall. */
    visitor: { day: string; time: string };
    isElsewhere: boolean;
    hostName: string | null;
    /** The page of its link. */
    url: string;
    organizer: { name: string; email: string };
    attendee: { name: string; email: string };
  };
  "appointment-link": {
    consultationId: number;
    /** Why they get it: a call that did not take place, or an earlier time that is free. */
    reason: "missed" | "put-off" | "freed";
    /** Which they missed, or have now. */
    appointmentId: number | null;
    name: string;
    /** The time that is free. */
    freed: {
      /** ISO 8601. */
      start: string;
      company: { day: string; time: string };
      visitor: { day: string; time: string };
      isElsewhere: boolean;
    } | null;
    /** The page on which a time is chosen. */
    url: string;
  };
  "staff-appointment": AppointmentInMail & {
    event: "booked" | "moved" | "cancelled" | "late";
    lateMinutes: number | null;
    reason: string | null;
    lead: { name: string; company: string; email: string; phone: string | null };
    /** The request at the desk. */
    url: string;
  };
  "calendar-withdrawn": {
    name: string;
    /** ISO 8601. */
    since: string;
    problem: CalendarProblem;
    /** The member's calendars at the desk. */
    url: string;
  };
  letter: {
    letterId: number;
    subject: string;
    /** Paragraphs, with an empty line between them. */
    body: string;
    replyTo: { name: string; address: string };
  };
  "newsletter-confirm": {
    subscriptionId: number;
    /** Page with the button that confirms. */
    url: string;
    /** How long it works. */
    days: number;
  };
  "newsletter-welcome": { subscriptionId: number } & UnsubscribeInMail;
  "newsletter-issue": {
    /** `null` in a test sent to a member of staff. */
    reader: ({ sendingId: number; subscriptionId: number } & UnsubscribeInMail) | null;
    title: string;
    excerpt: string;
    /** Absolute. */
    url: string;
  };
  "staff-invitation": {
    /** Name of the admin. */
    inviter: string;
    role: "admin" | "editor";
    /** One-time address where the person makes the account. */
    url: string;
    /** How long the address works. */
    days: number;
  };
  "staff-account-changed": {
    name: string;
    change: AccountChange;
    at: string;
    /** Whether they did it themselves, as far as anybody can know. */
    byOwner: boolean;
    /** Page on which a new password is asked for. */
    url: string;
  };
  "privacy-link": {
    kind: "see" | "correct" | "erase";
    /** Page with the button that confirms. */
    url: string;
    /** How long it works. */
    hours: number;
  };
  "privacy-answer": {
    kind: "see" | "correct" | "erase";
    outcome: "answered" | "refused" | "erased";
    /** Of a refusal its reason, of an erasure the number of its certificate, else a word of the staff. */
    note: string | null;
    /** Day in Montréal on which the request came, `2026-11-20`. */
    receivedOn: string;
  };
  "password-reset": {
    name: string;
    /** One-time address that lets the person choose a new password. */
    url: string;
    /** How long the address works. */
    minutes: number;
  };
}

/** What both mails tell of an appointment. A mail whose sequence has been overtaken is dropped. */
interface AppointmentInMail {
  appointmentId: number;
  sequence: number;
  kind: "phone" | "video" | "office";
  /** ISO 8601. */
  start: string;
  /** On the wall in Montréal. */
  company: { day: string; time: string };
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

/** What a visitor answered: the fields of SPEC §3; an optional answer that was not given is `null`. */
export interface AnswersInMail {
  name: string;
  email: string;
  /** E.164, with `;ext=` after it where an extension was given. */
  phone: string | null;
  company: string;
  jobTitle: string;
  companySize: string;
  industry: string;
  revenue: string;
  growth: string;
  currentTools: string;
  teamSize: string;
  biggestChallenge: string;
  timeSpentManualTasks: string;
  automationGoals: string;
  budget: string;
  timeline: string;
  decisionMaker: string;
  previousAutomation: string;
  urgency: string;
  additionalInfo: string | null;
  createdAt: string;
}

/** A stored consultation, as far as the mail to the staff tells of it: the API's `Consultation` is one. */
export interface ConsultationInMail extends AnswersInMail {
  id: number;
  /** The grade as SPEC §9 words it. */
  leadScore: string;
  /** 0 to 100. */
  leadScorePercent: number;
  leadScoreFactors: { field: string; value: string; points: number; max: number }[];
  /** Language the visitor used. */
  language: "fr" | "en";
  newsletter: boolean;
  source: {
    placement?: string | undefined;
    page?: string | undefined;
    referrer?: string | undefined;
    utmSource?: string | undefined;
    utmMedium?: string | undefined;
    utmCampaign?: string | undefined;
    utmTerm?: string | undefined;
    utmContent?: string | undefined;
  };
}

/** A conversation with the assistant. */
export interface ChatInMail {
  conversationId: number;
  /** Of the visitor. */
  language: "fr" | "en";
  /** Path of the last page they wrote from. */
  page: string;
  startedAt: string;
  facts: { field: "name" | "email" | "phone" | "company"; value: string; confirmed: boolean }[];
  /** How many messages before these are only in the desk. */
  omitted: number;
  messages: { sender: "user" | "bot" | "staff"; content: string; at: string; staffName: string | null }[];
}

/** What waits for the staff on a morning. */
export interface DigestInMail {
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
export interface StepsInDigest {
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
