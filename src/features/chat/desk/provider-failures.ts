import * as z from "zod/mini";
import { FAILURE_REASONS } from "../../assistant/answer-provider.ts";

/** Failures of external chat providers since this process started. */
export const providerFailuresSchema = z.strictObject({
  provider: z.enum(["webhook", "model", "built-in"]),
  /** Of the last failure. */
  reason: z.enum(FAILURE_REASONS),
  at: z.iso.datetime(),
  count: z.int(),
});
export type ProviderFailures = z.output<typeof providerFailuresSchema>;
