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
 * Input of the pages before the desk.
 * @param typed value of the cookie with the form's input, by its name
 */
export function readPage(url: URL, cookie: (name: string) => string | undefined) {
  const passed = readPassed(url.searchParams);
  return {
    passed,
    typed: readTyped(cookie(TYPED_COOKIE)),
    text: SIGN_IN_TEXT[passed.language],
    /** Where signed-in users go. */
    next: nextPath(passed.next, passed.lang),
    /** Where signed-in users go who must first set up a second factor. */
    setup: adminPath("second-factor-setup", passed, {}),
    /** Proof that the password was just entered on that page. */
    proof: cookie(SETUP_COOKIE),
  };
}

/** The sign-in page for someone who requested a desk page, with the way back to it. */
export function signInPath({ pathname, search, searchParams }: URL): string {
  const query = new URLSearchParams({ next: `${pathname}${search}` });
  if (searchParams.get("lang") === "en") query.set("lang", "en");
  return `/admin/sign-in?${query}`;
}
