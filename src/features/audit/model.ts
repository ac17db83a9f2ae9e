import * as z from "zod/mini";
import { queryNumber } from "../../lib/http/input-fields.ts";
import { momentField } from "../../lib/http/list-query.ts";

/** Default and largest page size: two screens of the list, and a response of about 60 KB. */
const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;

/** Longest code or id accepted as a filter. */
const CODE_MAX = 100;

const code = z
  .string("filterInvalid")
  .check(z.regex(/^[\x21-\x7e]+$/, "filterInvalid"), z.maxLength(CODE_MAX, "tooLong"));

export const auditQuerySchema = z.strictObject({
  /** A staff id, `system` or `visitor`. */
  actor: z.optional(code),
  /** For example `consultation.contacted`. */
  action: z.optional(code),
  subject: z.optional(code),
  /** A day in Montréal (`2026-11-20`) or an ISO 8601 moment, inclusive. */
  from: z.optional(momentField),
  /** A day in Montréal (inclusive) or an ISO 8601 moment (exclusive). */
  to: z.optional(momentField),
  limit: z._default(queryNumber(1, MAX_LIMIT), DEFAULT_LIMIT),
  /** Cursor from the `Link` header of the previous page. */
  cursor: z.optional(z.string()),
});

/** An entry of the audit log. It holds ids and codes only; names are joined from accounts that still exist. */
export const auditLineSchema = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.string(),
  /** `null` if the actor was not staff, or if the account was deleted. */
  actorName: z.nullable(z.string()),
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
});

export type AuditLine = z.output<typeof auditLineSchema>;
