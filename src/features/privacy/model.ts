import * as z from "zod/mini";
import type { AppErrorCode } from "../../lib/http/app-error.ts";
import { cutText, MAX_ID, queryNumber, wholeNumber } from "../../lib/http/input-fields.ts";
import { cleanText } from "../../lib/text/clean-text.ts";
import { HONEYPOT_FIELD } from "../consultations/form-constants.ts";
import { applicationFields } from "../consultations/model.ts";

/** What people can request about their data (Law 25: access and portability, rectification, erasure). */
export const REQUEST_KINDS = ["see", "correct", "erase"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_STATES = ["open", "answered", "refused"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Days to answer a request (Act respecting the protection of personal information in the private sector, s. 32). */
const ANSWER_DAYS = 30;

export function dueAtOf(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + ANSWER_DAYS * 86_400_000);
}

/** How long an emailed link works, in hours. */
export const LINK_HOURS = 24;
/** How long the page behind the link's button keeps working, in minutes. */
export const PAGE_MINUTES = 60;

/** Holders of personal data, in the order of an export and a certificate. */
export const HOLDER_NAMES = [
  "consultations",
  "newsletter",
  "chat",
  "mails",
  "mail-files",
  "webhooks",
  "limits",
  "rights",
] as const;
export type HolderName = (typeof HOLDER_NAMES)[number];

/** Longest text in UTF-16 code units. */
export const MAX_WISH = 2_000;
/** Most email addresses, phone numbers or names per search; people have a handful. */
const MAX_KEYS = 20;

const language = z.enum(["fr", "en"], "filterInvalid");

/** Returns the schema of lines as typed, without invisible characters. */
const lines = (max: number) =>
  z.pipe(
    z.pipe(
      z.string("required"),
      z.transform((value: string) => cleanText(value, true)),
    ),
    z.string().check(z.maxLength(max, "tooLong")),
  );

/** Body of `POST /api/privacy/links`, as JSON or a plain form. */
export const linkRequestSchema = z.strictObject({
  email: applicationFields.email,
  kind: z.enum(REQUEST_KINDS, "filterInvalid"),
  wish: z.optional(lines(MAX_WISH)),
  language: z.optional(language),
  [HONEYPOT_FIELD]: z.optional(z.string().check(z.maxLength(0, "pressAgain"))),
});

/** A link's token, 43 characters; a longer token is cut and stays invalid. */
const token = cutText(64, { error: "linkInvalid" });

export const proofSchema = z.strictObject({
  token,
  /** Id that the page or program generates per press, so that a repeated press is recognized. */
  attempt: z.optional(
    z.string("linkInvalid").check(z.maxLength(64, "linkInvalid"), z.regex(/^[\w-]{16,}$/, "linkInvalid")),
  ),
  language: z.optional(language),
});

export const FORMATS = ["html", "json"] as const;
export type Format = (typeof FORMATS)[number];

export const copySchema = z.strictObject({
  token,
  format: z.enum(FORMATS, "filterInvalid"),
  language: z.optional(language),
});

const keyList = z._default(
  z
    .array(z.string("filterInvalid").check(z.maxLength(254, "filterInvalid")))
    .check(z.maxLength(MAX_KEYS, "filterInvalid")),
  [],
);

const personKeysSchema = z.strictObject({ emails: keyList, phones: keyList, names: keyList });
export type PersonKeys = z.output<typeof personKeysSchema>;

export const searchBodySchema = z.strictObject({
  q: z.string("filterInvalid").check(z.trim(), z.minLength(2, "filterInvalid"), z.maxLength(254, "filterInvalid")),
});

const id = wholeNumber(1, MAX_ID, "filterInvalid");

export const handOverBodySchema = z.strictObject({
  keys: personKeysSchema,
  format: z.enum(FORMATS, "filterInvalid"),
  language,
});

export const erasureBodySchema = z.strictObject({
  keys: personKeysSchema,
  requestId: z._default(z.nullable(id), null),
  /** Number of records that the desk showed; if the number has changed, nothing is erased. */
  expected: wholeNumber(0, MAX_ID, "filterInvalid"),
});

export const correctionBodySchema = z.strictObject({
  keys: personKeysSchema,
  changes: z.strictObject({
    name: z.optional(applicationFields.name),
    email: z.optional(applicationFields.email),
    phone: z.optional(applicationFields.phone),
    company: z.optional(applicationFields.company),
  }),
});
export type Changes = z.output<typeof correctionBodySchema>["changes"];

export const newRequestBodySchema = z.strictObject({
  kind: z.enum(REQUEST_KINDS, "filterInvalid"),
  email: applicationFields.email,
  language,
  wish: z._default(z.nullable(lines(MAX_WISH)), null),
});

export const answerBodySchema = z.strictObject({
  state: z.enum(["answered", "refused"], "filterInvalid"),
  note: z._default(z.nullable(lines(MAX_WISH)), null),
});

export const moment = z.iso.datetime();
export const count = z.int().check(z.minimum(0));
const text = z.nullable(z.string());

export const requestSchema = z.strictObject({
  id: z.int(),
  kind: z.enum(REQUEST_KINDS),
  /** `null` once erased with their other data. */
  email: text,
  /** The person's language, for emails and documents. */
  language: z.enum(["fr", "en"]),
  /** What should be corrected, in their words. */
  wish: text,
  /** `staff`: the request was made by email or phone. */
  source: z.enum(["person", "staff"]),
  receivedAt: moment,
  dueAt: moment,
  state: z.enum(REQUEST_STATES),
  answeredAt: z.nullable(moment),
  /** Reason for a refusal, or a note on the answer. */
  note: text,
});
export type PrivacyRequest = z.output<typeof requestSchema>;
/** A request and its author's email address. */
export type Asked = Pick<PrivacyRequest, "kind" | "language" | "wish"> & { email: string };

const recordSchema = z.strictObject({
  id: z.string(),
  at: moment,
  fields: z.record(z.string(), z.unknown()),
});
export const foundSchema = z.strictObject({
  keys: z.strictObject({ emails: z.array(z.string()), phones: z.array(z.string()), names: z.array(z.string()) }),
  /** Email addresses and phone numbers in the results that were not searched for. */
  related: z.strictObject({ emails: z.array(z.string()), phones: z.array(z.string()) }),
  /** People with a matching name, if the search was by name. */
  candidates: z.array(z.strictObject({ name: z.string(), email: text, phone: text, company: text })),
  holders: z.array(z.strictObject({ holder: z.enum(HOLDER_NAMES), records: z.array(recordSchema) })),
  total: count,
});
export type Found = z.output<typeof foundSchema>;

export const certificateSchema = z.strictObject({
  id: z.string(),
  at: moment,
  requestId: z.nullable(z.int()),
  /** Number of records per holder. */
  counts: z.record(z.string(), count),
  /** Keyed digests of the email addresses and phone numbers searched. */
  keys: z.array(z.string()),
});
export type Certificate = z.output<typeof certificateSchema>;

export const correctedSchema = z.strictObject({ counts: z.record(z.string(), count) });
export const linkMailedSchema = z.strictObject({ status: z.literal("link-mailed") });
export const provedSchema = z.strictObject({
  kind: z.enum(REQUEST_KINDS),
  dueAt: moment,
  /** Replaces the emailed link's token, which no longer works. */
  token: z.string(),
});

/** Cursor of the list: time and id of the previous page's last row. */
const cursor = z.optional(
  z
    .pipe(
      z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z_[\w-]{1,40}$/, "cursorInvalid")),
      z.transform((value: string) => {
        const [at = "", id = ""] = value.split("_");
        return { at: new Date(at), id };
      }),
    )
    .check(z.refine(({ at }) => !Number.isNaN(at.getTime()), "cursorInvalid")),
);
const limit = z._default(queryNumber(1, 100), 30);

export const requestsQuerySchema = z.strictObject({
  state: z._default(z.enum(REQUEST_STATES, "filterInvalid"), "open"),
  limit,
  cursor,
});
export const certificatesQuerySchema = z.strictObject({ limit, cursor });
export const lookBodySchema = z.strictObject({ keys: personKeysSchema });

/**
 * The outcome of a rejected privacy form, which the page gets as `Astro.locals.privacyResult`, to show the form again
 * with what the visitor entered.
 */
export interface PrivacyResult {
  /** The email address as sent, unchecked. */
  email: string;
  kind: string;
  wish: string;
  /** The token of the link whose button was pressed, and the press's id; both are unchecked. */
  token: string;
  attempt: string;
  /** The form that failed: on the request page, or on a link's page. */
  stage: "ask" | "confirm" | "see";
  /** What is wrong with the email address, in the page's language; undefined if the failure was elsewhere. */
  error: string | undefined;
  /** Whether the honeypot was the only error, so that pressing the button again is enough. */
  pressAgain: boolean;
  code: AppErrorCode;
}

/** Rules by which data is deleted automatically. */
export const RETENTION_RULES = [
  "requests-past-term",
  "privacy-requests",
  "privacy-links",
  "delivered-mails",
  "unconfirmed-readers",
  "old-chats",
] as const;
export type RetentionRule = (typeof RETENTION_RULES)[number];

export const retentionSchema = z.strictObject({
  /** How many records each rule would delete now. */
  rules: z.array(z.strictObject({ rule: z.enum(RETENTION_RULES), due: count })),
  /** Number of deleted records, by night. */
  reports: z.array(z.strictObject({ day: z.string(), at: moment, counts: z.record(z.string(), count) })),
  /** Anonymous statistics of deleted requests. */
  counts: z.array(
    z.strictObject({ month: z.string(), kind: z.enum(["grade", "language"]), value: z.string(), n: count }),
  ),
});
export type RetentionState = z.output<typeof retentionSchema>;
