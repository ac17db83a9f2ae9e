import * as z from "zod/mini";
import { wholeNumber } from "../../lib/http/input-fields.ts";
import { SCOPES } from "../../lib/http/roles.ts";

/** Prefix of every key, so that people and secret scanners recognize leaked keys. */
export const KEY_PREFIX = "nordet_";

/** Maximum lifetime of a key, in days. */
export const MOST_DAYS = 366;

/** Maximum number of active keys; no one could keep track of more. */
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
  /** The key's first characters, which identify it in the list: `nordet_a1B2`. */
  hint: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** The creator's name; `null` once their account is deleted. */
  madeBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  revokedAt: moment,
  /** Accurate to a minute. */
  lastUsedAt: moment,
});
export type Key = z.output<typeof keySchema>;

/** Response of `POST /api/api-keys`, the only one with the key itself, since we only store its digest. */
export const madeKeySchema = z.strictObject({ key: keySchema, secret: z.string() });
export type MadeKey = z.output<typeof madeKeySchema>;
