import type { IssueText, RecipientState, Sending, SubscriptionState } from "../../features/newsletter/model.ts";
import type { Language } from "../../lib/language.ts";
import type { Id, Json, Moment } from "./column-types.ts";

/** An address on the list of a language; the same address may be on both. */
export interface NewsletterSubscriptionsTable {
  id: Id;
  /** As the person wrote it: mails go there. */
  address: string;
  /** One form for all spellings of the address, by which it is known again. */
  addressKey: string;
  language: Language;
  state: SubscriptionState;
  /** Issues in a row that the receiving side put off until we gave up. */
  softBounces: number;
  createdAt: Moment;
  /** The last confirmation; of what ended it tells that there was one. */
  confirmedAt: Moment | null;
  /** When the person left or the address was found dead. */
  endedAt: Moment | null;
}

/** A link that was mailed to confirm a subscription; what it confirms is in the ledger of consents. */
export interface NewsletterConfirmationsTable {
  id: Id;
  subscriptionId: number;
  tokenDigest: string;
  /** Until when the link works. */
  expiresAt: Moment;
  confirmedAt: Moment | null;
}

/** Unsubscribe links: each mail has its own, and all work for as long as the subscription is known. */
export interface NewsletterLinksTable {
  tokenDigest: string;
  subscriptionId: number;
}

/** An issue on its way to the readers of a language: a post is sent once in each. */
export interface NewsletterSendingsTable {
  id: Id;
  postId: number;
  language: Language;
  /** What the mail says, as it was when the sending began. */
  issue: Json<IssueText>;
  state: Sending["state"];
  /** Id of the member of staff. */
  startedBy: string;
  startedAt: Moment;
  /** When the last mail went into the outbox, or somebody stopped it. */
  endedAt: Moment | null;
}

export interface NewsletterRecipientsTable {
  sendingId: number;
  subscriptionId: number;
  state: RecipientState;
}

/** At most one row. */
export interface NewsletterPaceTable {
  id: number;
  nextBatchAt: Moment;
}
