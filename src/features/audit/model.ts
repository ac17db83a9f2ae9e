import * as z from "zod/mini";
import { queryNumber } from "../../lib/http/input-fields.ts";
import { momentField } from "../../lib/http/list-query.ts";

/** Rows per page: two screens of the list, and the largest response allowed (about 60 KB). */
const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;

/** Longest code or id that can be searched for. */
const CODE_MAX = 100;

const code = z
  .string("filterInvalid")
  .check(z.regex(/^[\x21-\x7e]+$/, "filterInvalid"), z.maxLength(CODE_MAX, "tooLong"));

/** Query of `GET /api/audit`. */
export const auditQuerySchema = z.strictObject({
  /** Id of a member of staff, `system`, or `visitor`. */
  actor: z.optional(code),
  /** For example `consultation.contacted`. */
  action: z.optional(code),
  subject: z.optional(code),
  /** A day in Montréal (`2026-11-20`) or a moment (ISO 8601), included. */
  from: z.optional(momentField),
  /** A day in Montréal (inclusive), or a moment (exclusive). */
  to: z.optional(momentField),
  limit: z._default(queryNumber(1, MAX_LIMIT), DEFAULT_LIMIT),
  /** Where the previous page ended, from its `Link` header. */
  cursor: z.optional(z.string()),
});

/** An entry of the audit log: ids and codes, and names of existing accounts. */
export const auditLineSchema = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.string(),
  /** `null` for actions not by staff, and for removed accounts. */
  actorName: z.nullable(z.string()),
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
});

export type AuditLine = z.output<typeof auditLineSchema>;
