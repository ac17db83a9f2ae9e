import type { Id, Json, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { Language } from "../../lib/language.ts";
import type { IssueText, RecipientState, Sending, SubscriptionState } from "./model.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    newsletter_subscriptions: NewsletterSubscriptionsTable;
    newsletter_confirmations: NewsletterConfirmationsTable;
    newsletter_links: NewsletterLinksTable;
    newsletter_sendings: NewsletterSendingsTable;
    newsletter_recipients: NewsletterRecipientsTable;
    newsletter_pace: NewsletterPaceTable;
  }
}

export const dataMap: DataMap = {
  newsletter_subscriptions: {
    purpose: "newsletter",
    none: "id softBounces createdAt confirmedAt endedAt",
    personal: "address addressKey language state",
  },
  newsletter_confirmations: {
    purpose: "newsletter",
    none: "id expiresAt confirmedAt",
    personal: "subscriptionId",
    secret: "tokenDigest",
  },
  newsletter_links: { purpose: "newsletter", personal: "subscriptionId", secret: "tokenDigest" },
  newsletter_recipients: { purpose: "newsletter", none: "sendingId state", personal: "subscriptionId" },
  newsletter_sendings: {
    purpose: "publishing",
    none: "id postId language issue state startedBy startedAt endedAt",
  },
  newsletter_pace: { purpose: "operation", none: "id nextBatchAt" },
};

/** An email address on a language's list; an address may be on both lists. */
export interface NewsletterSubscriptionsTable {
  id: Id;
  /** The email address as the person wrote it, to which emails are sent. */
  address: string;
  /** The address's canonical form, which matches other spellings. */
  addressKey: string;
  language: Language;
  state: SubscriptionState;
  /** Issues in a row that the receiving server deferred until we gave up. */
  softBounces: number;
  createdAt: Moment;
  /** Time of the latest confirmation; kept when a subscription ends, as proof that there was one. */
  confirmedAt: Moment | null;
  /** When the person unsubscribed, or the address was found to be dead. */
  endedAt: Moment | null;
}

/** An emailed confirmation link; what it confirms is in the consent ledger. */
export interface NewsletterConfirmationsTable {
  id: Id;
  subscriptionId: number;
  tokenDigest: string;
  /** When the link expires. */
  expiresAt: Moment;
  confirmedAt: Moment | null;
}

/** An unsubscribe link. Each email has its own, and all work as long as the subscription exists. */
export interface NewsletterLinksTable {
  tokenDigest: string;
  subscriptionId: number;
}

/** An issue sent to a language's readers; each post is sent once per language. */
export interface NewsletterSendingsTable {
  id: Id;
  postId: number;
  language: Language;
  /** The email's content when the sending was started. */
  issue: Json<IssueText>;
  state: Sending["state"];
  /** Id of the staff member who started the sending. */
  startedBy: string;
  startedAt: Moment;
  /** When the last email was enqueued, or staff stopped the sending. */
  endedAt: Moment | null;
}

export interface NewsletterRecipientsTable {
  sendingId: number;
  subscriptionId: number;
  state: RecipientState;
}

/** When the next batch may be sent, across all sendings; at most one row. */
export interface NewsletterPaceTable {
  id: number;
  nextBatchAt: Moment;
}
