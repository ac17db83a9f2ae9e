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

/** What its columns are for (`lib/data-map.ts`). */
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

/** An address on the list of a language; the same address may be on both. */
export interface NewsletterSubscriptionsTable {
  id: Id;
  /** As the person wrote it; emails go there. */
  address: string;
  /** Canonical form of the address, to recognize it. */
  addressKey: string;
  language: Language;
  state: SubscriptionState;
  /** Issues in a row the receiving side deferred until we gave up. */
  softBounces: number;
  createdAt: Moment;
  /** The last confirmation; on an ended subscription, shows that there was one. */
  confirmedAt: Moment | null;
  /** When the person unsubscribed or the address was found dead. */
  endedAt: Moment | null;
}

/** An emailed confirmation link; what it confirms is in the consent ledger. */
export interface NewsletterConfirmationsTable {
  id: Id;
  subscriptionId: number;
  tokenDigest: string;
  /** Expiry of the link. */
  expiresAt: Moment;
  confirmedAt: Moment | null;
}

/** Unsubscribe links: each email has its own, and all work as long as the subscription is known. */
export interface NewsletterLinksTable {
  tokenDigest: string;
  subscriptionId: number;
}

/** An issue being sent to the readers of a language; a post is sent once in each. */
export interface NewsletterSendingsTable {
  id: Id;
  postId: number;
  language: Language;
  /** The email's content as of the start of the sending. */
  issue: Json<IssueText>;
  state: Sending["state"];
  /** Id of the member of staff. */
  startedBy: string;
  startedAt: Moment;
  /** When the last email went into the outbox, or someone stopped it. */
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
