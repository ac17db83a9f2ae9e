import * as z from "zod/mini";
import { count, moment } from "../model.ts";

/** What is forgotten by itself, each by a rule of its own. */
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
  /** How much each rule would forget now. */
  rules: z.array(z.strictObject({ rule: z.enum(RETENTION_RULES), due: count })),
  /** What was forgotten, by night. */
  reports: z.array(z.strictObject({ day: z.string(), at: moment, counts: z.record(z.string(), count) })),
  /** Anonymous figures of the requests that were forgotten. */
  counts: z.array(
    z.strictObject({ month: z.string(), kind: z.enum(["grade", "language"]), value: z.string(), n: count }),
  ),
});
export type RetentionState = z.output<typeof retentionSchema>;
