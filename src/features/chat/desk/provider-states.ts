import * as z from "zod/mini";
import { FAILURE_REASONS } from "../../assistant/answer-provider.ts";

const moment = z.iso.datetime();

/** The record of a chat answer provider since the process started. */
export const providerStateSchema = z.strictObject({
  provider: z.enum(["webhook", "model", "built-in"]),
  answeredAt: z.nullable(moment),
  failures: z.nullable(
    z.strictObject({
      reason: z.enum(FAILURE_REASONS),
      /** Type and keys, without values, of the data received instead of an answer. */
      came: z.nullable(z.string()),
      /** Time of the first failure since the latest answer. */
      since: moment,
      at: moment,
      count: z.int(),
      /** True if the provider has failed since its latest answer. */
      isDown: z.boolean(),
    }),
  ),
});
export type ProviderState = z.output<typeof providerStateSchema>;
