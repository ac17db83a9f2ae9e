import * as z from "zod/mini";
import { MAX_ID, queryNumber, wholeNumber } from "../../lib/http/input-fields.ts";
import type { AppointmentOutcome } from "../appointments/model.ts";

/** Longest search, in UTF-16 code units. */
export const MAX_SEARCH_LENGTH = 100;
/** Search results are counted up to this number, because more are never browsed. */
export const MOST_COUNTED = 1_000;

/**
 * The kinds of record that identify a person: a consultation request, a conversation with the assistant, or a
 * newsletter subscription.
 */
export const RECORD_KINDS = ["consultation", "conversation", "subscription"] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A record in another feature, by its id there. */
export interface RecordRef {
  kind: RecordKind;
  id: number;
}

/** Details of each kind of entry, besides actor, time and record; they repeat no personal data stored elsewhere. */
export interface TimelineDetails {
  /** A consultation request was received, with its origin and score. */
  request: {
    grade: string;
    percent: number;
    placement?: string | undefined;
    page?: string | undefined;
    referrer?: string | undefined;
    utmSource?: string | undefined;
    utmMedium?: string | undefined;
    utmCampaign?: string | undefined;
  };
  review: { review: "accepted" | "to-check" | "discarded" };
  /** A request or conversation was marked as contacted, or the mark was removed. */
  contacted: { contacted: boolean };
  /** A conversation with the assistant began. */
  chat: { page: string };
  /** Facts were given in a conversation or corrected by staff. */
  facts: { fields: string[] };
  "newsletter-asked": { source: string };
  "newsletter-confirmed": Record<string, never>;
  /** The person unsubscribed, or their mailbox no longer exists. */
  "newsletter-ended": { state: "unsubscribed" | "bounced" };
  /** An email to the person; its state follows the outbox. */
  mail: { template: string; status: MailStatus; title?: string | undefined; mailId?: number };
  /** One of the person's records was erased; only this entry is left of it. */
  erasure: { recordKind: RecordKind };
  /** Two people were merged. */
  merge: { mergeId: number };
  "merge-undone": { otherId: number };
  /** A record was split off as a new person. */
  split: { otherId: number; recordKind: RecordKind };
  note: { noteId: number; text: string };
  outcome: { outcome: string | null };
  /** `ownerName` is added when the timeline is read. */
  owner: { ownerId: string | null; ownerName?: string | null | undefined };
  "next-step": { nextStep: string | null; nextStepAt: string | null };
  /** `start` is the appointment's time as of this entry, an ISO 8601 UTC instant. */
  appointment: { event: AppointmentEvent; start: string };
}

export type AppointmentEvent = "booked" | "moved" | "cancelled" | "late" | AppointmentOutcome;

/** `pending`: in the outbox; `dropped`: no longer wanted when due. */
export type MailStatus = "pending" | "delivered" | "dead" | "dropped";

export type TimelineKind = keyof TimelineDetails;

/** All kinds, in the filter's order. */
export const TIMELINE_KINDS = [
  "request",
  "contacted",
  "appointment",
  "note",
  "outcome",
  "owner",
  "next-step",
  "review",
  "chat",
  "facts",
  "mail",
  "newsletter-asked",
  "newsletter-confirmed",
  "newsletter-ended",
  "split",
  "merge",
  "merge-undone",
  "erasure",
] as const satisfies readonly TimelineKind[];

/** Groups of kinds by which a person's timeline can be filtered. */
export const TIMELINE_GROUPS = {
  requests: ["request", "review", "contacted", "outcome", "owner", "next-step"],
  appointments: ["appointment"],
  chats: ["chat", "facts"],
  mails: ["mail"],
  newsletter: ["newsletter-asked", "newsletter-confirmed", "newsletter-ended"],
  notes: ["note"],
  changes: ["split", "merge", "merge-undone", "erasure"],
} as const satisfies Record<string, readonly TimelineKind[]>;
export type TimelineGroup = keyof typeof TIMELINE_GROUPS;
export const TIMELINE_GROUP_NAMES = Object.keys(TIMELINE_GROUPS) as [TimelineGroup, ...TimelineGroup[]];

const cursor = z.optional(z.string().check(z.maxLength(100, "cursorInvalid")));
const id = wholeNumber(1, MAX_ID);

/** Query of `GET /api/people`. */
export const peopleQuerySchema = z.strictObject({
  /** Words that must all occur, as prefixes, in names, email addresses, companies or phones. */
  search: z.optional(z.string().check(z.maxLength(MAX_SEARCH_LENGTH, "tooLong"))),
  /** `true`: only people with an unanswered request. */
  open: z.optional(z.enum(["true"], "filterInvalid")),
  limit: z._default(queryNumber(1, 100), 50),
  /** Cursor from the previous page's `next`. */
  cursor,
});
export type PeopleQuery = z.output<typeof peopleQuerySchema>;

/** Query of `GET /api/people/{id}/timeline`. */
export const timelineQuerySchema = z.strictObject({
  group: z.optional(z.enum(TIMELINE_GROUP_NAMES, "filterInvalid")),
  limit: z._default(queryNumber(1, 100), 30),
  cursor,
});
export type TimelineQuery = z.output<typeof timelineQuerySchema>;

/** Body of `POST /api/people/{id}/merge` and of `POST /api/people/{id}/differ`. */
export const otherPersonBodySchema = z.strictObject({ otherId: id });

const moment = z.iso.datetime();

const personFields = {
  id: z.int(),
  /** The name in the newest accepted request, else in a chat or another request, else an email address or phone. */
  name: z.string(),
  company: z.nullable(z.string()),
  language: z.enum(["fr", "en"]),
  /** The newest accepted request's grade, as worded in SPEC §9. */
  leadScore: z.nullable(z.string()),
  leadScorePercent: z.nullable(z.int()),
  /** Accepted unanswered requests, among the newest `NEWEST_REQUESTS`. */
  openRequests: z.int(),
  /** When the person, or staff on their behalf, was last active; automatic emails do not count. */
  lastActivityAt: moment,
  mail: z.nullable(z.string()),
  phone: z.nullable(z.string()),
};

/** A person in the list, with their most recent email and phone. */
export const personSummarySchema = z.strictObject(personFields);
export type PersonSummary = z.output<typeof personSummarySchema>;

export const peoplePageSchema = z.strictObject({
  people: z.array(personSummarySchema),
  /** Total number of people, on the first page only; for a search, counted up to `MOST_COUNTED`. */
  total: z.nullable(z.int()),
  /** Cursor of the next page. */
  next: z.nullable(z.string()),
});
export type PeoplePage = z.output<typeof peoplePageSchema>;

const contactKind = z.enum(["mail", "phone"]);

export const personSchema = z.strictObject({
  ...personFields,
  createdAt: moment,
  /** Emails, then phones, each most recent first and at most `MOST_CONTACTS`. */
  contacts: z.array(z.strictObject({ kind: contactKind, written: z.string() })),
  /** Accepted unanswered requests, newest first, at most `MOST_OPEN`. */
  open: z.array(z.strictObject({ id: z.int(), createdAt: moment, leadScore: z.nullable(z.string()) })),
  /** Id of the newest accepted request, which is the starting point for a letter. */
  latestRequestId: z.nullable(z.int()),
  /** People who share an email or phone with this person; staff decide whether they are the same. */
  proposals: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      company: z.nullable(z.string()),
      /** The emails and phones that both people have. */
      by: z.array(z.strictObject({ kind: contactKind, written: z.string() })),
    }),
  ),
});
export type Person = z.output<typeof personSchema>;

export const timelineEntrySchema = z.strictObject({
  id: z.int(),
  at: moment,
  kind: z.enum(TIMELINE_KINDS),
  record: z.nullable(z.strictObject({ kind: z.enum(RECORD_KINDS), id: z.int() })),
  /**
   * How the record was matched to the person. The match can be undone, unless the record is the person's only one or
   * the person was created from it.
   */
  matched: z.nullable(z.strictObject({ by: z.enum(["mail", "phone", "alone", "staff"]), canUndo: z.boolean() })),
  /** `visitor`, `system` or a staff member; `null` if not recorded at the time. */
  actor: z.nullable(z.strictObject({ id: z.string(), name: z.nullable(z.string()) })),
  /** Shape depends on the kind (see `TimelineDetails`). */
  detail: z.record(z.string(), z.unknown()),
  /** For a `merge`: whether it can still be undone. */
  canUndoMerge: z.boolean(),
});
export type TimelineEntry = z.output<typeof timelineEntrySchema>;

export const timelinePageSchema = z.strictObject({
  entries: z.array(timelineEntrySchema),
  next: z.nullable(z.string()),
});
export type TimelinePage = z.output<typeof timelinePageSchema>;

export const personOfRecordSchema = z.strictObject({ personId: z.nullable(z.int()) });
