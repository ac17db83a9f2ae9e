import {
  adminPath,
  nextPath,
  readPassed,
  readTyped,
  SETUP_COOKIE,
  TYPED_COOKIE,
} from "../../features/staff/admin-path.ts";
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
    /** Where whoever is signed in goes who is let in nowhere before there is a second factor. */
    setup: adminPath("second-factor-setup", passed, {}),
    /** That the password was given on that page just now. */
    proof: cookie(SETUP_COOKIE),
  };
}

/** Where a person signs in who asked for a page of the desk, and the way back to it. */
export function signInPath({ pathname, search, searchParams }: URL): string {
  const query = new URLSearchParams({ next: `${pathname}${search}` });
  if (searchParams.get("lang") === "en") query.set("lang", "en");
  return `/admin/sign-in?${query}`;
}
