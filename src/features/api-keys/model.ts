import * as z from "zod/mini";
import { wholeNumber } from "../../lib/http/input-fields.ts";
import { SCOPES } from "../../lib/http/roles.ts";

/** Prefix of every key, so that people and secret scanners recognize a leaked one. */
export const KEY_PREFIX = "nordet_";

/** Longest life of a key, in days. */
export const MOST_DAYS = 366;

/** Maximum number of active keys; more would be hard to keep track of. */
export const MOST_KEYS = 50;

const moment = z.nullable(z.iso.datetime());

export const keyBodySchema = z.strictObject({
  name: z.string("required").check(z.trim(), z.minLength(1, "required"), z.maxLength(100, "tooLong")),
  scopes: z
    .array(z.enum(SCOPES, "invalid"), "required")
    .check(z.minLength(1, "required"), z.maxLength(SCOPES.length, "invalid")),
  days: wholeNumber(1, MOST_DAYS, "keyDays"),
});
export type NewKey = z.output<typeof keyBodySchema>;

export const keySchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** Start of the key, to recognize it by: `nordet_a1B2`. */
  hint: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** Name of its creator; `null` once their account is deleted. */
  madeBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  revokedAt: moment,
  /** Accurate to a minute. */
  lastUsedAt: moment,
});
export type Key = z.output<typeof keySchema>;

/** Response of `POST /api/api-keys`. The key itself is shown only here, since we store its digest alone. */
export const madeKeySchema = z.strictObject({ key: keySchema, secret: z.string() });
export type MadeKey = z.output<typeof madeKeySchema>;
