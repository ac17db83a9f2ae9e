import * as z from "zod/mini";
import { company } from "../../lib/company/company.ts";
import { RETENTION } from "../../lib/company/retention.ts";
import type { AppErrorCode } from "../../lib/http/app-error.ts";
import { cutText, MAX_ID, queryNumber, wholeNumber } from "../../lib/http/input-fields.ts";
import type { Language } from "../../lib/language.ts";
import { cleanText } from "../../lib/text/clean-text.ts";
import { HONEYPOT_FIELD } from "../consultations/form-constants.ts";
import { applicationFields } from "../consultations/model.ts";

/** Where a sign-up form is: below the list of articles, below an article, or on the newsletter's own page. */
export const PLACEMENTS = ["blog", "article", "newsletter"] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** Version of the consent wording beside the button; a changed wording gets a new date. */
export const NEWSLETTER_CONSENT_VERSION = `2026-11-20${company.wordingMark ?? ""}`;

/** Days for which a confirmation link works; unconfirmed subscriptions are erased the night after. */
export const CONFIRMATION_DAYS = RETENTION.unconfirmedReaderDays;

/**
 * Body of `POST /api/newsletter/subscriptions`, JSON or a plain form. Unknown fields are rejected. Messages are text
 * keys under `errors` in `src/text/{fr,en}/consultation-form.ts` and under `fieldErrors` in `problems.ts`.
 */
export const subscriptionSchema = z.strictObject({
  email: applicationFields.email,
  /** The list to join; defaults to the page's language. */
  language: z.optional(z.enum(["fr", "en"], "invalid")),
  placement: z._default(z.enum(PLACEMENTS, "invalid"), "newsletter"),
  /** Version of the consent wording the visitor saw; cut if too long, never rejected. */
  consentVersion: z.optional(cutText(30, { clean: cleanText })),
  /**
   * Honeypot. If filled, the form is rejected rather than silently dropped, because the visitor's own software may have
   * filled it; pressing the button again sends the form without it.
   */
  [HONEYPOT_FIELD]: z.optional(z.literal("", "pressAgain")),
});

/** A link's token, 43 characters. A longer value is cut and stays invalid. */
const token = cutText(64, { error: "linkInvalid" });

/** Body of a confirmation, and of an unsubscription from our own page. */
export const tokenSchema = z.object({ token });
/** Query when a mail program unsubscribes; RFC 8058 puts the token into the URL. */
export const tokenQuerySchema = z.object({ token: z.optional(token) });
/** Query when that URL is opened in a browser. */
export const openedTokenSchema = z.object({ token: z._default(token, "") });

/** Response to a sign-up, the same whether or not an email was sent, so that it does not reveal known addresses. */
export const confirmationMailedSchema = z.strictObject({ status: z.literal("confirmation-mailed") });
export const confirmedSchema = z.strictObject({ status: z.literal("confirmed") });
export const unsubscribedSchema = z.strictObject({ status: z.literal("unsubscribed") });

/**
 * The result of a failed newsletter form, which the API passes to the originating page as
 * `Astro.locals.newsletterResult`. The page shows the form again with its input or, for a link, its token.
 */
export interface NewsletterResult {
  /** The email address as sent, unchecked. */
  email: string;
  /** Token of the link whose button was pressed, unchecked. */
  token: string;
  /** What is wrong with the email address, in the page's language; undefined for any other failure. */
  error: string | undefined;
  /** Whether the honeypot was the only error, so that pressing the button again is enough. */
  pressAgain: boolean;
  code: AppErrorCode;
}

/** The parts of a published post that an email shows; no picture, because our emails load nothing. */
export interface IssueText {
  title: string;
  excerpt: string;
  /** The post's absolute URL. */
  url: string;
}

/** An issue announcing a published post. */
export interface NewsletterIssue extends IssueText {
  postId: number;
  /** The readers' language. */
  language: Language;
}

/** State of a subscription; only `confirmed` ones are ever sent an issue. */
export type SubscriptionState = keyof ListSummary["lists"]["fr"];

/**
 * `waiting` for its turn; `queued` in the outbox; `deferred` there after a failed attempt; then `delivered`, `bounced`
 * (the email address is dead), `failed` (given up on for another reason) or `dropped` (unsubscribed or cancelled
 * before).
 */
export type RecipientState = "waiting" | "queued" | "deferred" | "delivered" | "bounced" | "failed" | "dropped";

const moment = z.iso.datetime();
const count = z.int().check(z.minimum(0));

/** A sending as staff see it. */
export const sendingSchema = z.strictObject({
  id: z.int(),
  postId: z.int(),
  language: z.enum(["fr", "en"]),
  title: z.string(),
  /** `sent`: all emails are in the outbox or beyond; some may not be delivered yet. */
  state: z.enum(["sending", "sent", "cancelled"]),
  startedAt: moment,
  endedAt: z.nullable(moment),
  /** Number of readers by progress, adding up to all recipients. */
  readers: z.strictObject({
    /** Not in the outbox yet. */
    waiting: count,
    /** In the outbox, for the first or a later attempt. */
    underWay: count,
    delivered: count,
    /** Removed from the list, because the email address is dead. */
    bounced: count,
    /** Given up on for another reason; can be retried from the outbox, unless the mailbox kept refusing mail. */
    failed: count,
    /** Unsubscribed, or removed from the list, before their turn. */
    dropped: count,
  }),
});
export type Sending = z.output<typeof sendingSchema>;
export type RecipientCounts = Sending["readers"];

const list = z.strictObject({ confirmed: count, pending: count, unsubscribed: count, bounced: count });

/** Statistics about the lists, without email addresses. */
export const listSummarySchema = z.strictObject({
  lists: z.strictObject({ fr: list, en: list }),
  /** Seven-day periods, oldest first; the last ends now. */
  weeks: z.array(z.strictObject({ from: moment, joined: count, left: count })),
});
export type ListSummary = z.output<typeof listSummarySchema>;

export const testSentSchema = z.strictObject({ recipient: z.string() });
export const unsubscribedCountSchema = z.strictObject({ unsubscribed: count });

const id = wholeNumber(1, MAX_ID, "filterInvalid");

/** Body of a request about a published post. */
export const postBodySchema = z.strictObject({ postId: id });
export const addressBodySchema = z.strictObject({ email: applicationFields.email });

/** Query of `GET /api/newsletter/sendings`. */
export const sendingsQuerySchema = z.strictObject({
  limit: z._default(queryNumber(1, 100), 20),
  /** Id of the previous page's last sending. */
  cursor: z.optional(queryNumber(1, MAX_ID)),
});

export interface NewsletterRequest {
  address: string;
  /** The list, and the language of its emails. */
  language: Language;
  /** Where the person signed up. */
  source: Placement | "consultation";
  /** The consultation request on which the box was ticked. */
  consultationId?: number;
  /** The wording to which the person agreed. */
  consent: { wording: string; version: string };
}

/** Facts about a subscription or sending, whose id is the subject. */
export type NewsletterFact =
  | (Happened<"newsletter.asked"> & NewsletterRequest & { confirmationId: number })
  /** `isReader`: the person was already on the list, through another link. */
  | (Happened<"newsletter.confirmed"> & { confirmationId: number; isReader: boolean })
  | (Happened<"newsletter.ended"> & {
      state: "unsubscribed" | "bounced";
      /** By a link in an email, the mail program's button, staff, or a dead mailbox. */
      how: "link" | "one-click" | "desk" | "undeliverable";
    })
  /** Unconfirmed and long-ended subscriptions were erased. */
  | (Omit<Happened<"newsletter.forgotten">, "subject"> & {
      subject: "subscriptions";
      subscriptions: readonly number[];
      /** Cut-off times for expired links, and for proofs that are no longer needed. */
      askedBefore: Date;
      endedBefore: Date;
    })
  | (Happened<"newsletter.send" | "newsletter.resume"> & { detail: { postId: number } })
  | (Happened<"newsletter.cancel" | "newsletter.unsubscribe"> & { detail: NoDetail })
  | (Omit<Happened<"newsletter.export">, "subject"> & { subject: "subscriptions"; detail: NoDetail });

/** The audit log records these facts without details. */
type NoDetail = Record<string, never>;

interface Happened<Kind extends string> {
  kind: Kind;
  at: Date;
  actor: string;
  subject: number;
}
