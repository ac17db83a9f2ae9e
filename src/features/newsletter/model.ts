import * as z from "zod/mini";
import { RETENTION } from "../../lib/company/retention.ts";
import type { AppErrorCode } from "../../lib/http/app-error.ts";
import { cutText } from "../../lib/http/cut-text.ts";
import { queryNumber } from "../../lib/http/query-number.ts";
import { MAX_ID } from "../../lib/http/record-id.ts";
import type { Language } from "../../lib/language.ts";
import { cleanText } from "../../lib/text/clean-text.ts";
import { HONEYPOT_FIELD } from "../consultations/form-constants.ts";
import { applicationFields } from "../consultations/model.ts";

/** Where a sign-up form stands: under the list of articles, under an article, or on the newsletter's own page. */
export const PLACEMENTS = ["blog", "article", "newsletter"] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** The version of the words beside the button; changed words get a new date. */
export const NEWSLETTER_CONSENT_VERSION = "2026-11-20";

/** How long the link of the confirmation mail works, in days; what is not confirmed by then is erased the night after. */
export const CONFIRMATION_DAYS = RETENTION.unconfirmedReaderDays;

/**
 * Body of `POST /api/newsletter/subscriptions`, JSON or a plain form. Unknown fields are refused. Messages are text keys
 * under `errors` of `src/text/{fr,en}/consultation-form.ts` and under `fieldErrors` of `problems.ts`.
 */
export const subscriptionSchema = z.strictObject({
  email: applicationFields.email,
  /** Which list: that of the page's language. */
  language: z.optional(z.enum(["fr", "en"], "invalid")),
  placement: z._default(z.enum(PLACEMENTS, "invalid"), "newsletter"),
  /** Version of the wording the visitor saw: cut to fit, never refused. */
  consentVersion: z.optional(cutText(20, { clean: cleanText })),
  /**
   * People never see it. A filled one is refused rather than swallowed: a program of the visitor's may have filled it,
   * and pressing the button again sends the form without.
   */
  [HONEYPOT_FIELD]: z.optional(z.literal("", "pressAgain")),
});

/** Of a link, which has 43 characters: what is longer is none, and found to be none, also once it is cut. */
const token = cutText(64, { error: "linkInvalid" });

/** Body of a confirmation, and of an unsubscription by our own page. */
export const tokenSchema = z.object({ token });
/** Query of an unsubscription by a mail program, which says everything in the address. */
export const tokenQuerySchema = z.object({ token: z.optional(token) });
/** And when that address is opened. */
export const openedTokenSchema = z.object({ token: z._default(token, "") });

/** Whether or not a mail was sent: nobody learns which addresses are known. */
export const confirmationMailedSchema = z.strictObject({ status: z.literal("confirmation-mailed") });
export const confirmedSchema = z.strictObject({ status: z.literal("confirmed") });
export const unsubscribedSchema = z.strictObject({ status: z.literal("unsubscribed") });

/**
 * What became of a form of the newsletter that was not done: the API hands it to the page it came from as
 * `Astro.locals.newsletterResult`, which shows the form again with what was typed or, of a link, with its token.
 */
export interface NewsletterResult {
  /** As it was sent, unchecked. */
  email: string;
  /** Of the link whose button was pressed, likewise. */
  token: string;
  /** Sentence about the address, in the page's language; absent when something else went wrong. */
  error: string | undefined;
  /** Whether only the hidden field was wrong: pressing again is all there is to do. */
  pressAgain: boolean;
  code: AppErrorCode;
}

/** What a mail says of a published post. Mails load nothing, so there is no picture. */
export interface IssueText {
  title: string;
  excerpt: string;
  /** Where it is read; absolute. */
  url: string;
}

/** A published post for its readers. */
export interface NewsletterIssue extends IssueText {
  postId: number;
  /** Whose readers get it. */
  language: Language;
}

/** Only `confirmed` is ever sent an issue. */
export type SubscriptionState = keyof ListSummary["lists"]["fr"];

/**
 * `waiting` for its turn; `queued` in the outbox; `deferred` there after a failed attempt; then `delivered`, `bounced`
 * (the address is dead), `failed` (given up, can be replayed in the outbox) or `dropped` (left or stopped before).
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
  /** `sent`: the last mail is in the outbox; some may still be under way. */
  state: z.enum(["sending", "sent", "cancelled"]),
  startedAt: moment,
  endedAt: z.nullable(moment),
  /** How many readers stand where. They add up to everybody the issue is meant for. */
  readers: z.strictObject({
    /** Not begun. */
    waiting: count,
    /** In the outbox: for the first time, or after an attempt that failed. */
    underWay: count,
    delivered: count,
    /** The address is dead; it is off the list. */
    bounced: count,
    /** Given up for another reason; the outbox shows it and can try again. */
    failed: count,
    /** Left, or was taken off the list, before their turn. */
    dropped: count,
  }),
});
export type Sending = z.output<typeof sendingSchema>;
export type RecipientCounts = Sending["readers"];

const list = z.strictObject({ confirmed: count, pending: count, unsubscribed: count, bounced: count });

/** The lists in figures, without an address. */
export const listSummarySchema = z.strictObject({
  lists: z.strictObject({ fr: list, en: list }),
  /** Weeks that begin on the same day, oldest first; the last one ends now. */
  weeks: z.array(z.strictObject({ from: moment, joined: count, left: count })),
});
export type ListSummary = z.output<typeof listSummarySchema>;

export const testSentSchema = z.strictObject({ recipient: z.string() });
export const unsubscribedCountSchema = z.strictObject({ unsubscribed: count });

const id = z.int("filterInvalid").check(z.minimum(1, "filterInvalid"), z.maximum(MAX_ID, "filterInvalid"));

/** Body of what is done with a published post. */
export const postBodySchema = z.strictObject({ postId: id });
export const addressBodySchema = z.strictObject({ email: applicationFields.email });

/** Query of `GET /api/newsletter/sendings`. */
export const sendingsQuerySchema = z.strictObject({
  limit: z._default(queryNumber(1, 100), 20),
  /** Id of the last sending of the page before. */
  cursor: z.optional(queryNumber(1, MAX_ID)),
});

/** Somebody asks for the newsletter. */
export interface NewsletterRequest {
  address: string;
  /** Which list, and the language of the mails. */
  language: Language;
  /** Where they asked. */
  source: Placement | "consultation";
  /** The request whose form had the box. */
  consultationId?: number;
  /** The words they agreed to. */
  consent: { wording: string; version: string };
}

/** What happened to the subscription, or the sending, that is the subject. */
export type NewsletterFact =
  | (Happened<"newsletter.asked"> & NewsletterRequest & { confirmationId: number })
  /** `isReader`: they were on the list already, by another link. */
  | (Happened<"newsletter.confirmed"> & { confirmationId: number; isReader: boolean })
  | (Happened<"newsletter.ended"> & {
      state: "unsubscribed" | "bounced";
      /** By a link in a mail, the mail program's own button, staff, or because the mailbox is dead. */
      how: "link" | "one-click" | "desk" | "undeliverable";
    })
  /** What was not confirmed in time, and what ended long ago, is erased. */
  | (Omit<Happened<"newsletter.forgotten">, "subject"> & {
      subject: "subscriptions";
      subscriptions: readonly number[];
      /** Until when a link that was mailed is over, and until when proof has been kept long enough. */
      askedBefore: Date;
      endedBefore: Date;
    })
  | (Happened<"newsletter.send" | "newsletter.resume"> & { detail: { postId: number } })
  | (Happened<"newsletter.cancel" | "newsletter.unsubscribe"> & { detail: NoDetail })
  | (Omit<Happened<"newsletter.export">, "subject"> & { subject: "subscriptions"; detail: NoDetail });

/** Of what the audit log has nothing to say about but that it happened. */
type NoDetail = Record<string, never>;

interface Happened<Kind extends string> {
  kind: Kind;
  at: Date;
  actor: string;
  subject: number;
}
