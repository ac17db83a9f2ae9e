import * as z from "zod/mini";
import { isDay } from "../../lib/company/company-day.ts";
import { MAX_ID, wholeNumber } from "../../lib/http/input-fields.ts";
import type { Language } from "../../lib/language.ts";
import { FORM_PLACEMENTS } from "../consultations/form-constants.ts";
import { applicationFields } from "../consultations/model.ts";

/** What people consent to: being answered, marketing email, the storage of a conversation. */
export const PURPOSES = ["request", "newsletter", "chat"] as const;
export type Purpose = (typeof PURPOSES)[number];

/**
 * `asked`: awaiting confirmation by email; `lapsed`: not confirmed in time; `declined`: the box was left unticked,
 * which is no consent and only listed on request.
 */
export const STATES = ["given", "asked", "withdrawn", "lapsed", "declined"] as const;
export type ConsentState = (typeof STATES)[number];

/**
 * The form a consent came from: the places of the consultation form (`form`: one that did not say which), its
 * newsletter box, the newsletter sign-up forms, the chat.
 */
export const CONSENT_SOURCES = [
  ...FORM_PLACEMENTS,
  ...["form", "consultation", "blog", "article", "newsletter", "chat"],
] as const;

/**
 * How a consent ended: through an emailed link, the mail program's own button (`List-Unsubscribe`), staff on the
 * person's request, the visitor erasing their conversation, the erasure of everything, or a dead mailbox; `unrecorded`:
 * before the ledger existed.
 */
export const WITHDRAWALS = ["link", "one-click", "desk", "visitor", "erasure", "undeliverable", "unrecorded"] as const;
export type Withdrawal = (typeof WITHDRAWALS)[number];

/** Which button the wording was next to. */
const PLACES = ["consultation-notice", "consultation-newsletter", "newsletter-signup", "chat-notice"] as const;
export type Place = (typeof PLACES)[number];

/** Wording as it was shown. */
export interface ShownWords {
  place: Place;
  version: string;
  language: Language;
  /** Empty for a version no longer shown: the ledger looks up what it stored. */
  wording: string;
}

/** A day in Montréal. */
const day = z.string("filterInvalid").check(z.refine(isDay, "filterInvalid"));

/** Filters of the list and its export. Sent in a body, because an email address must not appear in a URL. */
const filterSchema = z.strictObject({
  purpose: z.optional(z.enum(PURPOSES, "filterInvalid")),
  state: z.optional(z.enum(STATES, "filterInvalid")),
  language: z.optional(z.enum(["fr", "en"], "filterInvalid")),
  source: z.optional(z.string("filterInvalid").check(z.maxLength(40, "filterInvalid"))),
  version: z.optional(z.string("filterInvalid").check(z.maxLength(20, "filterInvalid"))),
  /** An email address, or its beginning. */
  address: z.optional(z.string("filterInvalid").check(z.trim(), z.maxLength(254, "filterInvalid"))),
  /** First and last day. */
  from: z.optional(day),
  to: z.optional(day),
});
export type LedgerFilter = z.output<typeof filterSchema>;

/** Body of `POST /api/privacy/consents/searches`. */
export const ledgerSearchSchema = z.strictObject({
  filter: z._default(filterSchema, {}),
  limit: z._default(wholeNumber(1, 200, "filterInvalid"), 50),
  /** Where the previous page ended. */
  cursor: z._default(z.nullable(z.string("cursorInvalid").check(z.maxLength(100, "cursorInvalid"))), null),
});

/** Query of `GET /api/privacy/consents/:id/proof.html`. */
export const proofQuerySchema = z.strictObject({ language: z.optional(z.enum(["fr", "en"], "filterInvalid")) });

/** Body of `POST /api/privacy/consents/exports`. */
export const ledgerExportSchema = z.strictObject({ filter: z._default(filterSchema, {}) });

const id = wholeNumber(1, MAX_ID, "filterInvalid");
const ids = z._default(z.array(id).check(z.maxLength(500, "filterInvalid")), []);

/** Body of `POST /api/privacy/consents/looks`: whose consents, by records or addresses. */
export const ledgerLookSchema = z.strictObject({
  consultations: ids,
  subscriptions: ids,
  conversations: ids,
  /** A person known on the desk: all their records. */
  personId: z._default(z.nullable(id), null),
  emails: z._default(z.array(applicationFields.email).check(z.maxLength(20, "filterInvalid")), []),
});
export type LedgerLook = z.output<typeof ledgerLookSchema>;

const moment = z.nullable(z.iso.datetime());

/** An entry of the ledger. */
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
  /** `null` once anonymized, and for a conversation. */
  address: z.nullable(z.string()),
  consultationId: z.nullable(z.int()),
  conversationId: z.nullable(z.int()),
});
export type LedgerEntry = z.output<typeof ledgerEntrySchema>;

export const ledgerPageSchema = z.strictObject({ items: z.array(ledgerEntrySchema), next: z.nullable(z.string()) });
export type LedgerPage = z.output<typeof ledgerPageSchema>;
export const ledgerLookedSchema = z.strictObject({ items: z.array(ledgerEntrySchema) });

/** Wording that was shown, as stored. */
export const wordingSchema = z.strictObject({
  id: z.int(),
  place: z.enum(PLACES),
  version: z.string(),
  language: z.enum(["fr", "en"]),
  wording: z.string(),
  keptSince: z.iso.datetime(),
});
export type KeptWording = z.output<typeof wordingSchema>;

/** Name of a stored code; a later version's code is returned unchanged. */
export function codeName(names: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(names, code) ? (names[code] ?? code) : code;
}
