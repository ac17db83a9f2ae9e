import { isLanguage, type Language } from "../../lib/language.ts";

/** Desk pages that work without a session. */
export type SignInPage =
  | "sign-in"
  | "second-factor"
  | "second-factor-setup"
  | "forgot-password"
  | "reset-password"
  | "first-account"
  | "invitation";

/** Pages that a one-time link leads to. */
const LINK_PAGES: readonly SignInPage[] = ["reset-password", "first-account", "invitation"];

/** A plain form's outcome, passed to the next page in its URL. */
export interface FormOutcome {
  /** Key under `errors` in `text/{fr,en}/desk/sign-in.ts`. */
  error?: string | undefined;
  /** Minutes to wait before retrying. */
  wait?: number | undefined;
  done?: boolean | undefined;
}

/** Data that a page passes to the next in its URL; an unknown language is dropped when read. */
export interface Passed {
  lang?: string | undefined;
  /** Desk path to open after signing in. */
  next?: string | undefined;
  /** Token of a one-time link. */
  token?: string | undefined;
}

export function adminPath(page: SignInPage, { lang, next, token }: Passed, outcome: FormOutcome): string {
  const query = new URLSearchParams();
  if (lang === "en") query.set("lang", lang);
  if (next && (page === "sign-in" || page === "second-factor") && nextPath(next, lang) === next)
    query.set("next", next);
  if (token && LINK_PAGES.includes(page)) query.set("token", token);
  if (outcome.error) query.set("error", outcome.error);
  if (outcome.wait) query.set("wait", String(outcome.wait));
  if (outcome.done) query.set("done", "1");
  const text = query.toString();
  return `/admin/${page}${text && `?${text}`}`;
}

/** The desk's landing page, which lists items that need attention. */
const START = "/admin/today";

/**
 * Returns the path to open after signing in. It is always a desk page, so that a crafted URL cannot redirect off the
 * site.
 */
export function nextPath(next: string | undefined, lang: string | undefined): string {
  const start = lang === "en" ? `${START}?lang=en` : START;
  if (!next) return start;
  const base = "http://desk.invalid";
  const url = URL.canParse(next, base) ? new URL(next, base) : undefined;
  const inDesk = url?.origin === base && (url.pathname === "/admin" || url.pathname.startsWith("/admin/"));
  return inDesk ? `${url.pathname}${url.search}` : start;
}

/** Reads what the previous page passed in the URL. */
export function readPassed(query: URLSearchParams): Passed & FormOutcome & { language: Language } {
  const lang = query.get("lang");
  const wait = Number(query.get("wait"));
  return {
    language: isLanguage(lang) ? lang : "fr",
    lang: lang === "en" ? lang : undefined,
    next: query.get("next") ?? undefined,
    token: query.get("token") ?? undefined,
    error: query.get("error") ?? undefined,
    wait: Number.isInteger(wait) && wait > 0 && wait <= 24 * 60 ? wait : undefined,
    done: query.has("done"),
  };
}

/** Cookie that proves that the password was just entered on the second-factor page. */
export const SETUP_COOKIE = "nordet.second_factor";

/** Cookie with a form's input, except passwords, for the page that shows its errors. */
export const TYPED_COOKIE = "nordet.typed";

/** Reads the email address and name entered before; both are empty without a cookie. */
export function readTyped(cookie: string | undefined): { email: string; name: string } {
  const [email = "", name = ""] = (cookie ?? "").split("~").map((part) => {
    try {
      return decodeURIComponent(part).slice(0, 254);
    } catch {
      return "";
    }
  });
  return { email, name };
}

export function typedCookie(email: string, name: string): string {
  return [email, name]
    .map((part) => encodeURIComponent(part.slice(0, 254).toWellFormed()).replaceAll("~", "%7E"))
    .join("~");
}

/** Cookie names, to which better-auth adds a prefix: the session, and the state between password and code. */
export const SESSION_COOKIE = "session_token";
export const CHALLENGE_COOKIE = "two_factor";
