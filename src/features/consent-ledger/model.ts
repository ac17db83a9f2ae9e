import * as z from "zod/mini";
import { isDay } from "../../lib/company/company-day.ts";
import { MAX_ID, wholeNumber } from "../../lib/http/input-fields.ts";
import type { Language } from "../../lib/language.ts";
import { FORM_PLACEMENTS } from "../consultations/form-constants.ts";
import { applicationFields } from "../consultations/model.ts";

/** What people consent to: a reply to their request, marketing email, or the storage of their conversation. */
export const PURPOSES = ["request", "newsletter", "chat"] as const;
export type Purpose = (typeof PURPOSES)[number];

/**
 * `asked`: not confirmed by email yet; `lapsed`: not confirmed in time; `declined`: box left unticked. As a declined
 * box is no consent, it is listed only if the filter asks for it.
 */
export const STATES = ["given", "asked", "withdrawn", "lapsed", "declined"] as const;
export type ConsentState = (typeof STATES)[number];

/**
 * The form a consent was given on: a placement of the consultation form (`form` if unknown), its newsletter box, a
 * newsletter sign-up form, or the chat.
 */
export const CONSENT_SOURCES = [
  ...FORM_PLACEMENTS,
  ...["form", "consultation", "blog", "article", "newsletter", "chat"],
] as const;

/**
 * How a consent ended: through an emailed link; through the mail program's unsubscribe button (`List-Unsubscribe`); by
 * staff, at the person's request; by the visitor, who erased their conversation; by erasure of all the person's data;
 * or because the mailbox no longer exists. `unrecorded`: the consent ended before the ledger existed.
 */
export const WITHDRAWALS = ["link", "one-click", "desk", "visitor", "erasure", "undeliverable", "unrecorded"] as const;
export type Withdrawal = (typeof WITHDRAWALS)[number];

/** Which button the wording appeared next to. */
const PLACES = ["consultation-notice", "consultation-newsletter", "newsletter-signup", "chat-notice"] as const;
export type Place = (typeof PLACES)[number];

/** Consent wording as the person saw it. */
export interface ShownWords {
  place: Place;
  version: string;
  language: Language;
  /** Empty for a version no longer shown; the ledger then looks up the copy it stored. */
  wording: string;
}

const day = z.string("filterInvalid").check(z.refine(isDay, "filterInvalid"));

/** Filters of the list and the export, sent in the body because an email address must not appear in a URL. */
const filterSchema = z.strictObject({
  purpose: z.optional(z.enum(PURPOSES, "filterInvalid")),
  state: z.optional(z.enum(STATES, "filterInvalid")),
  language: z.optional(z.enum(["fr", "en"], "filterInvalid")),
  source: z.optional(z.string("filterInvalid").check(z.maxLength(40, "filterInvalid"))),
  version: z.optional(z.string("filterInvalid").check(z.maxLength(20, "filterInvalid"))),
  /** An email address or the start of one. */
  address: z.optional(z.string("filterInvalid").check(z.trim(), z.maxLength(254, "filterInvalid"))),
  /** First and last day in Montréal, both inclusive. */
  from: z.optional(day),
  to: z.optional(day),
});
export type LedgerFilter = z.output<typeof filterSchema>;

export const ledgerSearchSchema = z.strictObject({
  filter: z._default(filterSchema, {}),
  limit: z._default(wholeNumber(1, 200, "filterInvalid"), 50),
  /** Cursor of the next page, from the previous response. */
  cursor: z._default(z.nullable(z.string("cursorInvalid").check(z.maxLength(100, "cursorInvalid"))), null),
});

export const proofQuerySchema = z.strictObject({ language: z.optional(z.enum(["fr", "en"], "filterInvalid")) });

export const ledgerExportSchema = z.strictObject({ filter: z._default(filterSchema, {}) });

const id = wholeNumber(1, MAX_ID, "filterInvalid");
const ids = z._default(z.array(id).check(z.maxLength(500, "filterInvalid")), []);

/** Body of `POST /api/privacy/consents/looks`: the records, email addresses or person whose consents to list. */
export const ledgerLookSchema = z.strictObject({
  consultations: ids,
  subscriptions: ids,
  conversations: ids,
  /** Id in `people`; includes the consents of all the person's records. */
  personId: z._default(z.nullable(id), null),
  emails: z._default(z.array(applicationFields.email).check(z.maxLength(20, "filterInvalid")), []),
});
export type LedgerLook = z.output<typeof ledgerLookSchema>;

const moment = z.nullable(z.iso.datetime());

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
  /** `null` once anonymized, and always for a chat consent. */
  address: z.nullable(z.string()),
  consultationId: z.nullable(z.int()),
  conversationId: z.nullable(z.int()),
});
export type LedgerEntry = z.output<typeof ledgerEntrySchema>;

export const ledgerPageSchema = z.strictObject({ items: z.array(ledgerEntrySchema), next: z.nullable(z.string()) });
export type LedgerPage = z.output<typeof ledgerPageSchema>;
export const ledgerLookedSchema = z.strictObject({ items: z.array(ledgerEntrySchema) });

/** A consent wording that was shown, as stored. */
export const wordingSchema = z.strictObject({
  id: z.int(),
  place: z.enum(PLACES),
  version: z.string(),
  language: z.enum(["fr", "en"]),
  wording: z.string(),
  keptSince: z.iso.datetime(),
});
export type KeptWording = z.output<typeof wordingSchema>;

/** Returns the display name of a stored code. An unknown code, from a newer release, is returned as is. */
export function codeName(names: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(names, code) ? (names[code] ?? code) : code;
}
