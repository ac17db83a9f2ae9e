import type { AppErrorCode } from "../../lib/http/app-error.ts";
import type { Slot } from "../appointments/model.ts";

/**
 * What became of a form sent without JavaScript that was not stored: the API hands it to the page `consultation-result`
 * as `Astro.locals.formResult`, which shows the form again with the answers kept. A stored request is redirected to the
 * same page, which without a result says that it was sent.
 */
export interface FormResult {
  /** The fields as they were sent, unchecked. */
  values: Readonly<Record<string, unknown>>;
  /** Sentences by field name, in the page's language; empty unless `code` is `invalid`. */
  errors: Readonly<Record<string, string>>;
  code: AppErrorCode;
  /** Times that are free, nearest to the one that could not be asked for first. */
  slots: readonly Slot[];
}
