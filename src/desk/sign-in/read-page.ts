import { nextPath, readPassed, readTyped, TYPED_COOKIE } from "../../features/staff/admin-path.ts";
import { SIGN_IN_TEXT } from "./sign-in-text.ts";

/**
 * What a page before the desk is made from.
 * @param typed value of the cookie that keeps what was typed, by its name
 */
export function readPage(url: URL, cookie: (name: string) => string | undefined) {
  const passed = readPassed(url.searchParams);
  return {
    passed,
    typed: readTyped(cookie(TYPED_COOKIE)),
    text: SIGN_IN_TEXT[passed.language],
    /** Where whoever is signed in already goes. */
    next: nextPath(passed.next, passed.lang),
  };
}
