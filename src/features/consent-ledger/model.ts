import * as z from "zod/mini";
import { isDay } from "../../lib/company/company-day.ts";
import type { Language } from "../../lib/language.ts";
import { FORM_PLACEMENTS } from "../consultations/form-placement.ts";
import { applicationFields } from "../consultations/model.ts";

/** What people agree to: to be answered, to get marketing mail, that a conversation is kept. */
export const PURPOSES = ["request", "newsletter", "chat"] as const;
export type Purpose = (typeof PURPOSES)[number];

/**
 * `asked`: waits to be confirmed by mail; `lapsed`: was not confirmed in time; `declined`: the box was left empty, which is
 * no consent and is listed only when it is asked for.
 */
export const STATES = ["given", "asked", "withdrawn", "lapsed", "declined"] as const;
export type ConsentState = (typeof STATES)[number];

/**
 * The form by which a consent came: the places of the consultation form (`form`: one that did not say which), its
 * newsletter box, the sign-up forms of the newsletter, the chat.
 */
export const CONSENT_SOURCES = [
  ...FORM_PLACEMENTS,
  ...["form", "consultation", "blog", "article", "newsletter", "chat"],
] as const;

/**
 * How a consent ended: by the link in a mail, by the mail program's own button (`List-Unsubscribe`), by staff whom the
 * person asked, by the person who erased their conversation, by the erasure of everything, because the mailbox is dead;
 * `unrecorded`: before there was a ledger.
 */
export const WITHDRAWALS = ["link", "one-click", "desk", "visitor", "erasure", "undeliverable", "unrecorded"] as const;
export type Withdrawal = (typeof WITHDRAWALS)[number];

/** Beside which button such words stand. */
const PLACES = ["consultation-notice", "consultation-newsletter", "newsletter-signup", "chat-notice"] as const;
export type Place = (typeof PLACES)[number];

/** Words as they were shown. */
export interface ShownWords {
  place: Place;
  version: string;
  language: Language;
  /** Empty for a version that is no longer shown: the ledger looks for what it kept. */
  wording: string;
}

/** A day in Montréal. */
const day = z.string("filterInvalid").check(z.refine(isDay, "filterInvalid"));

/** What the list and its export are narrowed to. In a body, because an address of mail must not stand in one of the web. */
const filterSchema = z.strictObject({
  purpose: z.optional(z.enum(PURPOSES, "filterInvalid")),
  state: z.optional(z.enum(STATES, "filterInvalid")),
  language: z.optional(z.enum(["fr", "en"], "filterInvalid")),
  source: z.optional(z.string("filterInvalid").check(z.maxLength(40, "filterInvalid"))),
  version: z.optional(z.string("filterInvalid").check(z.maxLength(20, "filterInvalid"))),
  /** A mail address, or how it begins. */
  address: z.optional(z.string("filterInvalid").check(z.trim(), z.maxLength(254, "filterInvalid"))),
  /** First and last day. */
  from: z.optional(day),
  to: z.optional(day),
});
export type LedgerFilter = z.output<typeof filterSchema>;

/** Body of `POST /api/privacy/consents/searches`. */
export const ledgerSearchSchema = z.strictObject({
  filter: z._default(filterSchema, {}),
  limit: z._default(z.int("filterInvalid").check(z.minimum(1, "filterInvalid"), z.maximum(200, "filterInvalid")), 50),
  /** Where the page before ended. */
  cursor: z._default(z.nullable(z.string("cursorInvalid").check(z.maxLength(100, "cursorInvalid"))), null),
});

/** Query of `GET /api/privacy/consents/:id/proof.html`. */
export const proofQuerySchema = z.strictObject({ language: z.optional(z.enum(["fr", "en"], "filterInvalid")) });

/** Body of `POST /api/privacy/consents/exports`. */
export const ledgerExportSchema = z.strictObject({ filter: z._default(filterSchema, {}) });

const id = z.int("filterInvalid").check(z.minimum(1, "filterInvalid"), z.maximum(2_147_483_647, "filterInvalid"));
const ids = z._default(z.array(id).check(z.maxLength(500, "filterInvalid")), []);

/** Body of `POST /api/privacy/consents/looks`: whose consents, by their records or addresses. */
export const ledgerLookSchema = z.strictObject({
  consultations: ids,
  subscriptions: ids,
  conversations: ids,
  /** Somebody the desk knows: all their records. */
  personId: z._default(z.nullable(id), null),
  emails: z._default(z.array(applicationFields.email).check(z.maxLength(20, "filterInvalid")), []),
});
export type LedgerLook = z.output<typeof ledgerLookSchema>;

const moment = z.nullable(z.iso.datetime());

/** A line of the ledger. */
const ledgerEntrySchema = z.strictObject({
  id: z.int(),
  purpose: z.enum(PURPOSES),
  state: z.enum(STATES),
  at: z.iso.datetime(),
  language: z.enum(["fr", "en"]),
  source: z.string(),
  version: z.string(),
  mailedAt: moment,
  confirmedAt: moment,
  withdrawnAt: moment,
  withdrawnHow: z.nullable(z.enum(WITHDRAWALS)),
  untiedAt: moment,
  /** `null` once it is tied to nobody, and of a conversation. */
  address: z.nullable(z.string()),
  consultationId: z.nullable(z.int()),
  conversationId: z.nullable(z.int()),
});
export type LedgerEntry = z.output<typeof ledgerEntrySchema>;

export const ledgerPageSchema = z.strictObject({ items: z.array(ledgerEntrySchema), next: z.nullable(z.string()) });
export type LedgerPage = z.output<typeof ledgerPageSchema>;
export const ledgerLookedSchema = z.strictObject({ items: z.array(ledgerEntrySchema) });

/** Words that were shown, as they are kept. */
export const wordingSchema = z.strictObject({
  id: z.int(),
  place: z.enum(PLACES),
  version: z.string(),
  language: z.enum(["fr", "en"]),
  wording: z.string(),
  keptSince: z.iso.datetime(),
});
export type KeptWording = z.output<typeof wordingSchema>;

/** What a stored code is called; a code of a later program stays as it is. */
export function codeName(names: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(names, code) ? (names[code] ?? code) : code;
}
