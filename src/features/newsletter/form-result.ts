import type { AppErrorCode } from "../../lib/app-error.ts";

/**
 * What became of a sign-up form that was not stored: the API hands it to the page `newsletter` as
 * `Astro.locals.newsletterResult`, which shows the form again with what was typed.
 */
export interface NewsletterResult {
  /** As it was sent, unchecked. */
  email: string;
  /** Sentence about the address, in the page's language; absent when something else went wrong. */
  error: string | undefined;
  /** Whether only the hidden field was wrong: pressing again is all there is to do. */
  pressAgain: boolean;
  code: AppErrorCode;
}
