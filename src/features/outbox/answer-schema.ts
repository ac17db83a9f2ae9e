import * as z from "zod/mini";
import { OUTBOX_STATUSES } from "./outbox-entry.ts";

const moment = z.iso.datetime();

/** `OutboxEntry`, as the OpenAPI document describes it; a test holds real answers against it. */
export const outboxEntrySchema = z.strictObject({
  id: z.int(),
  channel: z.literal("mail"),
  template: z.string(),
  recipient: z.string(),
  language: z.enum(["fr", "en"]),
  messageId: z.string(),
  status: z.enum(OUTBOX_STATUSES),
  attempts: z.int(),
  nextAttemptAt: z.nullable(moment),
  lastError: z.nullable(z.string()),
  createdAt: moment,
  deliveredAt: z.nullable(moment),
});
