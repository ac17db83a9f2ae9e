import * as z from "zod/mini";
import { FAILURE_REASONS } from "../../assistant/answer-provider.ts";

const moment = z.iso.datetime();

/** One of the providers that can answer in the chat, with its record since the process started. */
export const providerStateSchema = z.strictObject({
  provider: z.enum(["webhook", "model", "built-in"]),
  answeredAt: z.nullable(moment),
  failures: z.nullable(
    z.strictObject({
      /** Reason of the last failure. */
      reason: z.enum(FAILURE_REASONS),
      /** Shape of what came instead of an answer: its type and keys, no values. */
      came: z.nullable(z.string()),
      /** First failure since the last answer. */
      since: moment,
      at: moment,
      count: z.int(),
      /** True if the provider has failed since its last answer. */
      isDown: z.boolean(),
    }),
  ),
});
export type ProviderState = z.output<typeof providerStateSchema>;
