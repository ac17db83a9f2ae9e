import * as z from "zod/mini";
import { FAILURE_REASONS } from "../../assistant/answer-provider.ts";

const moment = z.iso.datetime();

/** Whoever can answer in the chat, and how it went since this process began. */
export const providerStateSchema = z.strictObject({
  provider: z.enum(["webhook", "model", "built-in"]),
  answeredAt: z.nullable(moment),
  failures: z.nullable(
    z.strictObject({
      /** Of the last one. */
      reason: z.enum(FAILURE_REASONS),
      /** What came instead of an answer: its type and its keys, no values. */
      came: z.nullable(z.string()),
      /** The first one since it last answered. */
      since: moment,
      at: moment,
      count: z.int(),
      /** Whether it has not answered since. */
      isDown: z.boolean(),
    }),
  ),
});
export type ProviderState = z.output<typeof providerStateSchema>;
