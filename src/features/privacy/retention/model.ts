import * as z from "zod/mini";
import { count, moment } from "../model.ts";

/** What is deleted automatically, each by its own rule. */
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
  /** How much each rule would delete now. */
  rules: z.array(z.strictObject({ rule: z.enum(RETENTION_RULES), due: count })),
  /** What was deleted, by night. */
  reports: z.array(z.strictObject({ day: z.string(), at: moment, counts: z.record(z.string(), count) })),
  /** Anonymous statistics of deleted requests. */
  counts: z.array(
    z.strictObject({ month: z.string(), kind: z.enum(["grade", "language"]), value: z.string(), n: count }),
  ),
});
export type RetentionState = z.output<typeof retentionSchema>;
