import type { AppErrorCode } from "../../lib/http/app-error.ts";

/**
 * What became of a form of the newsletter that was not done: the API hands it to the page it came from as
 * `Astro.locals.newsletterResult`, which shows the form again with what was typed or, of a link, with its token.
 */
export interface NewsletterResult {
  /** As it was sent, unchecked. */
  email: string;
  /** Of the link whose button was pressed, likewise. */
  token: string;
  /** Sentence about the address, in the page's language; absent when something else went wrong. */
  error: string | undefined;
  /** Whether only the hidden field was wrong: pressing again is all there is to do. */
  pressAgain: boolean;
  code: AppErrorCode;
}
