import {
  adminPath,
  nextPath,
  readPassed,
  readTyped,
  SETUP_COOKIE,
  TYPED_COOKIE,
} from "../../features/staff/admin-path.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "../../features/staff/model.ts";
import type { Language, TextLike } from "../../lib/language.ts";
import { signInEn } from "../../text/en/desk/sign-in.ts";
import { signInFr } from "../../text/fr/desk/sign-in.ts";

export type SignInText = TextLike<typeof signInFr>;

export const SIGN_IN_TEXT: Record<Language, SignInText> = { fr: signInFr, en: signInEn };

/** Field that each error belongs to; other errors are about the whole form. */
const FIELD_OF_ERROR: Readonly<Record<string, string>> = {
  email: "email",
  name: "name",
  password: "password",
  passwordLong: "password",
  passwordGuessable: "password",
  repeat: "repeat",
  code: "code",
  currentPassword: "password",
};

export interface FormError {
  message: string;
  /** Name of the field; `undefined` if the error is about the whole form. */
  field: string | undefined;
}

/**
 * Returns the message for an error, and its field.
 * @param code error code from the URL; an unknown code gives a general message
 */
export function wordError(text: SignInText, code: string | undefined, wait: number | undefined): FormError | undefined {
  if (!code) return undefined;
  const known = Object.hasOwn(text.errors, code) ? (code as keyof SignInText["errors"]) : "other";
  const words = text.errors[known];
  const figures: Readonly<Record<string, number>> = {
    limit: wait ?? 1,
    password: PASSWORD_MIN,
    passwordLong: PASSWORD_MAX,
  };
  return {
    message: typeof words === "function" ? words(figures[known] ?? 0) : words,
    field: FIELD_OF_ERROR[known],
  };
}

/**
 * Reads the URL and cookies of a sign-in page.
 * @param cookie returns a cookie's value by name
 */
export function readPage(url: URL, cookie: (name: string) => string | undefined) {
  const passed = readPassed(url.searchParams);
  return {
    passed,
    typed: readTyped(cookie(TYPED_COOKIE)),
    text: SIGN_IN_TEXT[passed.language],
    /** Path to open once signed in. */
    next: nextPath(passed.next, passed.lang),
    /** Path for members who must first set up a second factor. */
    setup: adminPath("second-factor-setup", passed, {}),
    /** Proof that the member has just entered their password on the setup page. */
    proof: cookie(SETUP_COOKIE),
  };
}

/** Returns the path of the sign-in page, which afterwards leads to the requested desk page. */
export function signInPath({ pathname, search, searchParams }: URL): string {
  const query = new URLSearchParams({ next: `${pathname}${search}` });
  if (searchParams.get("lang") === "en") query.set("lang", "en");
  return `/admin/sign-in?${query}`;
}
