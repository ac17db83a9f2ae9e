import * as z from "zod/mini";
import { wholeNumber } from "../../lib/http/input-fields.ts";
import { SCOPES } from "../../lib/http/roles.ts";

/** Prefix of every key, so that people and secret scanners recognize a leaked one. */
export const KEY_PREFIX = "nordet_";

/** Longest life of a key, in days. */
export const MOST_DAYS = 366;

/** Most active keys: more could not be kept track of. */
export const MOST_KEYS = 50;

const moment = z.nullable(z.iso.datetime());

/** Body of `POST /api/api-keys`. */
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
  /** Its first characters: `nordet_a1B2`. */
  hint: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** Name of its creator; `null` once their account is gone. */
  madeBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  revokedAt: moment,
  /** To the minute. */
  lastUsedAt: moment,
});
export type Key = z.output<typeof keySchema>;

/** Response of `POST /api/api-keys`: the key itself is shown once, since only its digest is kept. */
export const madeKeySchema = z.strictObject({ key: keySchema, secret: z.string() });
export type MadeKey = z.output<typeof madeKeySchema>;
