import { isLanguage, type Language } from "../../lib/language.ts";

/** The pages of the desk that work without a session. */
export type SignInPage =
  | "sign-in"
  | "second-factor"
  | "second-factor-setup"
  | "forgot-password"
  | "reset-password"
  | "first-account"
  | "invitation";

/** Reached by a one-time link. */
const LINK_PAGES: readonly SignInPage[] = ["reset-password", "first-account", "invitation"];

/** How a plain form ended, as the address of the next page tells it. */
export interface FormOutcome {
  /** Key of `errors` in `text/{fr,en}/sign-in.ts`. */
  error?: string | undefined;
  /** Minutes until trying again makes sense. */
  wait?: number | undefined;
  done?: boolean | undefined;
}

/** What a page hands on to the next in its address; unknown values are dropped when read. */
export interface Passed {
  lang?: string | undefined;
  /** Where to go after signing in. */
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

/** Where one arrives: what waits for a person. */
const START = "/admin/today";

/** Where to go after signing in: a page of the desk and nothing else, whatever the address says. */
export function nextPath(next: string | undefined, lang: string | undefined): string {
  const start = lang === "en" ? `${START}?lang=en` : START;
  if (!next) return start;
  const base = "http://desk.invalid";
  const url = URL.canParse(next, base) ? new URL(next, base) : undefined;
  const inDesk = url?.origin === base && (url.pathname === "/admin" || url.pathname.startsWith("/admin/"));
  return inDesk ? `${url.pathname}${url.search}` : start;
}

/** What the address of a page says. */
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

/** Cookie of whoever gave the password on the page of the second factor just now. */
export const SETUP_COOKIE = "nordet.second_factor";

/** Cookie that keeps what was typed, never passwords, for the page that shows what is wrong with it. */
export const TYPED_COOKIE = "nordet.typed";

/** @returns e-mail address and name that were typed into the form before, empty when there are none */
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

/** Parts of the names of better-auth's cookies, which have a prefix: a session, and the pause between password and code. */
export const SESSION_COOKIE = "session_token";
export const CHALLENGE_COOKIE = "two_factor";
