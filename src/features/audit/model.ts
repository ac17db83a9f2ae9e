import * as z from "zod/mini";
import { queryNumber } from "../../lib/http/input-fields.ts";
import { momentField } from "../../lib/http/list-query.ts";

/** Default page size (two screens of the list) and maximum (a response of about 60 KB). */
const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;

/** Maximum length of a code or id used as a filter. */
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
  /** A Montréal day (`2026-11-20`) or an ISO 8601 instant, inclusive. */
  from: z.optional(momentField),
  /** A Montréal day (inclusive) or an ISO 8601 instant (exclusive). */
  to: z.optional(momentField),
  limit: z._default(queryNumber(1, MAX_LIMIT), DEFAULT_LIMIT),
  /** Cursor from the previous page's `Link` header. */
  cursor: z.optional(z.string()),
});

/** An audit log entry. It has only ids and codes; names are joined from accounts and keys that still exist. */
export const auditLineSchema = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.string(),
  /** Name of the staff member or API key; `null` for other actors and deleted accounts. */
  actorName: z.nullable(z.string()),
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
});

export type AuditLine = z.output<typeof auditLineSchema>;
