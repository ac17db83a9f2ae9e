import type { Language } from "../../lib/language.ts";

/** A published post, as far as a mail tells of it. Mails load nothing, so there is no picture. */
export interface NewsletterIssue {
  postId: number;
  /** Whose readers get it. */
  language: Language;
  title: string;
  excerpt: string;
  /** Where it is read; absolute. */
  url: string;
}

/** How many readers stand where. They add up to everybody the issue is meant for. */
export interface RecipientCounts {
  /** Not begun. */
  waiting: number;
  /** In the outbox: for the first time, or after an attempt that failed. */
  underWay: number;
  delivered: number;
  /** The address is dead; it is off the list. */
  bounced: number;
  /** Given up for another reason; the outbox shows it and can try again. */
  failed: number;
  /** Left, or was taken off the list, before their turn. */
  dropped: number;
}

/** A sending as the API gives it to staff. Moments are ISO 8601 in UTC. */
export interface Sending {
  id: number;
  postId: number;
  language: Language;
  title: string;
  /** `sent`: the last mail is in the outbox; some may still be under way. */
  state: "sending" | "sent" | "cancelled";
  startedAt: string;
  endedAt: string | null;
  readers: RecipientCounts;
}

/** The lists in figures, without an address. */
export interface ListSummary {
  /** By language. */
  lists: Record<Language, { confirmed: number; pending: number; unsubscribed: number; bounced: number }>;
  /** Weeks that begin on the same day, oldest first; the last one ends now. */
  weeks: { from: string; joined: number; left: number }[];
}
