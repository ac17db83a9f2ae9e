import * as z from "zod/mini";
import { queryNumber } from "../../lib/http/query-number.ts";
import { MAX_ID } from "../../lib/http/record-id.ts";
import type { AppointmentOutcome } from "../appointments/model.ts";

/** Longest search, in UTF-16 units. */
export const MAX_SEARCH_LENGTH = 100;
/** People that a search finds are counted no further: nobody reads on after so many. */
export const MOST_COUNTED = 1_000;

/** What a person is known by: a consultation request, a conversation with the assistant, a newsletter subscription. */
export const RECORD_KINDS = ["consultation", "conversation", "subscription"] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A record of another feature, by its number there. */
export interface RecordRef {
  kind: RecordKind;
  id: number;
}

/** What each kind of entry tells besides who, when and about which record. Personal data only where nothing else tells it. */
export interface TimelineDetails {
  /** A consultation request came, and from where. */
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
  /** Staff judged whether a request is wanted. */
  review: { review: "accepted" | "to-check" | "discarded" };
  /** A request or a conversation was marked contacted, or no longer. */
  contacted: { contacted: boolean };
  /** A conversation with the assistant began. */
  chat: { page: string };
  /** Facts were given in a conversation, or staff corrected them. */
  facts: { fields: string[] };
  "newsletter-asked": { source: string };
  "newsletter-confirmed": Record<string, never>;
  /** They left, or their mailbox was found dead. */
  "newsletter-ended": { state: "unsubscribed" | "bounced" };
  /** A mail to the person; its state follows the outbox. */
  mail: { template: string; status: MailStatus; title?: string | undefined; mailId?: number };
  /** A record of the person was erased; nothing of it is left. */
  erasure: { recordKind: RecordKind };
  /** Two people became one. */
  merge: { mergeId: number };
  "merge-undone": { otherId: number };
  /** A record was taken to be of another person. */
  split: { otherId: number; recordKind: RecordKind };
  note: { noteId: number; text: string };
  outcome: { outcome: string | null };
  /** The name is added when the timeline is read. */
  owner: { ownerId: string | null; ownerName?: string | null | undefined };
  "next-step": { nextStep: string | null; nextStepAt: string | null };
  /** `start`: ISO 8601, of the time as it then was. */
  appointment: { event: AppointmentEvent; start: string };
}

/** What happens to an appointment, its outcomes among it. */
export type AppointmentEvent = "booked" | "moved" | "cancelled" | "late" | AppointmentOutcome;

/** `pending`: in the outbox; `dropped`: no longer wanted when its turn came. */
export type MailStatus = "pending" | "delivered" | "dead" | "dropped";

export type TimelineKind = keyof TimelineDetails;

/** In the order a filter shows them. */
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

/** What somebody reads together: the filter of a person's timeline. */
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
const id = z.int("invalid").check(z.minimum(1, "invalid"), z.maximum(MAX_ID, "invalid"));

/** Query of `GET /api/people`. */
export const peopleQuerySchema = z.strictObject({
  /** Words that must all be found, as beginnings of words, in names, addresses, companies and phones. */
  search: z.optional(z.string().check(z.maxLength(MAX_SEARCH_LENGTH, "tooLong"))),
  /** `true`: only people with a request that nobody has answered. */
  open: z.optional(z.enum(["true"], "filterInvalid")),
  limit: z._default(queryNumber(1, 100), 50),
  /** Where the page before ended: its `next`. */
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
  /** As in their newest request, else as they said in a chat, else their address. */
  name: z.string(),
  company: z.nullable(z.string()),
  /** Of their newest record. */
  language: z.enum(["fr", "en"]),
  /** The grade of the newest accepted request as SPEC §9 words it. */
  leadScore: z.nullable(z.string()),
  leadScorePercent: z.nullable(z.int()),
  /** Accepted requests that nobody has answered, among the newest `NEWEST_REQUESTS`. */
  openRequests: z.int(),
  /** When they, or staff for them, last did something; mails that leave by themselves do not count. */
  lastActivityAt: moment,
  mail: z.nullable(z.string()),
  phone: z.nullable(z.string()),
};

/** A person in the list; mail and phone are those written last. */
export const personSummarySchema = z.strictObject(personFields);
export type PersonSummary = z.output<typeof personSummarySchema>;

export const peoplePageSchema = z.strictObject({
  people: z.array(personSummarySchema),
  /** With the first page only: how many there are; with a search counted up to `MOST_COUNTED`. */
  total: z.nullable(z.int()),
  /** Cursor of the page after this one. */
  next: z.nullable(z.string()),
});
export type PeoplePage = z.output<typeof peoplePageSchema>;

const contactKind = z.enum(["mail", "phone"]);

export const personSchema = z.strictObject({
  ...personFields,
  createdAt: moment,
  /** Mails, then phones: of each kind those that were written last, at most `MOST_CONTACTS`. */
  contacts: z.array(z.strictObject({ kind: contactKind, written: z.string() })),
  /** Accepted requests that nobody has answered, newest first: at most `MOST_OPEN`. */
  open: z.array(z.strictObject({ id: z.int(), createdAt: moment, leadScore: z.nullable(z.string()) })),
  /** Their newest accepted request, from which a letter to them begins. */
  latestRequestId: z.nullable(z.int()),
  /** People who share a mail or a phone with this one: staff say whether they are the same. */
  proposals: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      company: z.nullable(z.string()),
      /** What both have. */
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
  /** How the record was matched to the person; can be undone unless it is the only one they have. */
  matched: z.nullable(z.strictObject({ by: z.enum(["mail", "phone", "alone", "staff"]), canUndo: z.boolean() })),
  /** `visitor`, `system` or a member of staff; `null` where nobody wrote it down at the time. */
  actor: z.nullable(z.strictObject({ id: z.string(), name: z.nullable(z.string()) })),
  /** By kind: see `TimelineDetails`. */
  detail: z.record(z.string(), z.unknown()),
  /** Of a `merge`: whether it can still be undone. */
  canUndoMerge: z.boolean(),
});
export type TimelineEntry = z.output<typeof timelineEntrySchema>;

export const timelinePageSchema = z.strictObject({
  entries: z.array(timelineEntrySchema),
  next: z.nullable(z.string()),
});
export type TimelinePage = z.output<typeof timelinePageSchema>;

/** Whom a record belongs to. */
export const personOfRecordSchema = z.strictObject({ personId: z.nullable(z.int()) });
