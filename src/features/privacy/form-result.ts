import type { AppErrorCode } from "../../lib/http/app-error.ts";

/**
 * What became of a form about one's data that was not done: the API hands it to the page as `Astro.locals.privacyResult`,
 * which shows the form again with what was typed.
 */
export interface PrivacyResult {
  /** As they were sent, unchecked. */
  email: string;
  kind: string;
  wish: string;
  /** Of the link whose button was pressed, and by which its press is known, likewise. */
  token: string;
  attempt: string;
  /** Which form it was: that of the page where one asks, or one of the page of a link. */
  stage: "ask" | "confirm" | "see";
  /** Sentence about the address, in the page's language; absent when something else went wrong. */
  error: string | undefined;
  /** Whether only the hidden field was wrong: pressing again is all there is to do. */
  pressAgain: boolean;
  code: AppErrorCode;
}
