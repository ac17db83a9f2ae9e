import type { AppErrorCode } from "../../lib/http/app-error.ts";
import type { Slot } from "../appointments/model.ts";

/**
 * The result of a failed form sent without JavaScript: the API passes it to the page `consultation-result` as
 * `Astro.locals.formResult`, which shows the form again with the answers kept. A stored request is redirected to the
 * same page, which without a result confirms that it was sent.
 */
export interface FormResult {
  /** The fields as sent, unchecked. */
  values: Readonly<Record<string, unknown>>;
  /** Messages by field name, in the page's language; empty unless `code` is `invalid`. */
  errors: Readonly<Record<string, string>>;
  code: AppErrorCode;
  /** Free times, nearest to the rejected one first. */
  slots: readonly Slot[];
}
