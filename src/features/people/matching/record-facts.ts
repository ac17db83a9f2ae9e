import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { mailKey } from "../../../lib/text/mailbox.ts";
import type { RecordRef, TimelineDetails, TimelineKind } from "../model.ts";

/**
 * References of timeline entries. They serve to find an entry again, and to store a fact only once although it may be
 * reported twice: when it happens, and from the record's own history once its person is known.
 */
export const entryRef = {
  request: (id: number) => `request:${id}`,
  review: ({ kind, id }: RecordRef, at: Date) => `review:${kind}:${id}:${at.toISOString()}`,
  contacted: ({ kind, id }: RecordRef, at: Date) => `contacted:${kind}:${id}:${at.toISOString()}`,
  chat: (id: number) => `chat:${id}`,
  asked: (confirmationId: number) => `asked:${confirmationId}`,
  confirmed: (subscriptionId: number, at: Date) => `confirmed:${subscriptionId}:${at.toISOString()}`,
  ended: (subscriptionId: number, at: Date) => `ended:${subscriptionId}:${at.toISOString()}`,
  mail: (messageId: number) => `mail:${messageId}`,
  note: (noteId: number) => `note:${noteId}`,
};

/** Returns the email's id from an {@link entryRef}; undefined for other entries. */
export function mailOf(ref: string): number | undefined {
  const [, id] = /^mail:(\d+)$/.exec(ref) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** An event in a record's own history. */
export interface KnownFact {
  kind: TimelineKind;
  at: Date;
  actor: string | null;
  detail: TimelineDetails[TimelineKind];
  ref: string;
}

/** What a record of any kind says about its person. */
export interface RecordFacts {
  record: RecordRef;
  /** Email and phone as written; at least one is set. */
  mail: string | null;
  phone: string | null;
  mailKey: string | null;
  phoneKey: string | null;
  name: string | null;
  company: string | null;
  language: "fr" | "en";
  leadScore: string | null;
  leadScorePercent: number | null;
  /** Whether the record is neither flagged, discarded nor unconfirmed. */
  accepted: boolean;
  /** Whether the record is an accepted, unanswered request. */
  isOpen: boolean;
  at: Date;
  /** Oldest first. */
  history: KnownFact[];
}

/** The parts of a consultation request that concern its person. */
export interface RequestRow {
  id: number;
  email: string;
  phone: string | null;
  name: string;
  company: string;
  language: "fr" | "en";
  leadScore: string | null;
  leadScorePercent: number;
  createdAt: Date;
  review: TimelineDetails["review"]["review"];
  reviewedAt: Date | null;
  contacted: boolean;
  contactedAt: Date | null;
  source: Partial<TimelineDetails["request"]>;
}

export function requestFacts(row: RequestRow): RecordFacts {
  const { id, createdAt, reviewedAt, contactedAt } = row;
  const record = { kind: "consultation", id } as const;
  const { placement, page, referrer, utmSource, utmMedium, utmCampaign } = row.source;
  const source = { placement, page, referrer, utmSource, utmMedium, utmCampaign };
  const accepted = row.review === "accepted";
  return {
    record,
    ...contactOf(row.email, row.phone),
    name: row.name,
    company: row.company,
    language: row.language,
    leadScore: accepted ? row.leadScore : null,
    leadScorePercent: accepted ? row.leadScorePercent : null,
    accepted,
    isOpen: accepted && !row.contacted,
    at: createdAt,
    history: [
      {
        kind: "request",
        at: createdAt,
        actor: "visitor",
        detail: { grade: row.leadScore ?? "", percent: row.leadScorePercent, ...source },
        ref: entryRef.request(id),
      },
      ...(reviewedAt
        ? [happened("review", reviewedAt, { review: row.review }, entryRef.review(record, reviewedAt))]
        : []),
      ...(contactedAt
        ? [happened("contacted", contactedAt, { contacted: true }, entryRef.contacted(record, contactedAt))]
        : []),
    ],
  };
}

/** Returns email and phone as written, with the keys used to compare them. */
export function contactOf(mail: string | null, phone: string | null) {
  return { mail, phone, mailKey: mail === null ? null : mailKey(mail), phoneKey: phone };
}

/** Makes a {@link KnownFact} without an author, for records that do not store it. */
export function happened<Kind extends TimelineKind>(
  kind: Kind,
  at: Date,
  detail: TimelineDetails[Kind],
  ref: string,
): KnownFact {
  return { kind, at, actor: null, detail, ref };
}

/**
 * Whether two names may be the same person's, that is, whether one contains all words of the other, in any order:
 * « Éloïse » and « Gagné, Éloïse » may; « Éloïse Gagné » and « Marc Gagné » may not. A missing name matches any.
 */
export function mayBeSame(one: string | null, other: string | null): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length === 0 || b.length === 0) return true;
  return a.every((word) => b.includes(word)) || b.every((word) => a.includes(word));
}

/** Returns a name's words, folded; none for an email address or phone that stands in for an unknown name. */
function wordsOf(name: string | null): string[] {
  if (name === null || name.includes("@") || !/\p{L}/u.test(name)) return [];
  return foldForSearch(name).match(/[\p{L}\p{N}]+/gu) ?? [];
}
