import type { Context } from "hono";
import { setCookie } from "hono/cookie";
import type { ApiEnv } from "../../lib/http/api-env.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { CLIENT_ADDRESS_HEADER } from "../../lib/http/client-address-header.ts";
import { adminPath, type FormOutcome, type SignInPage, TYPED_COOKIE, typedCookie } from "./admin-path.ts";

/** How long what was typed is kept for the page that shows the error, in seconds. */
const TYPED_LENGTH = 120;

/** What a plain form sent, by field name. */
export type Form = Record<string, string | undefined>;
export type StaffContext = Context<ApiEnv>;

export interface PlainFormsParts {
  /** Of the site, no slash at the end. */
  origin: string;
  /** Asks better-auth. @param isOurs also for endpoints that are not open to the outside */
  handleAuth: (request: Request, isOurs: boolean) => Promise<Response>;
}

/** Forms of the pages under `/admin`, which work without JavaScript, and what the routes behind them share. */
export interface PlainForms {
  /**
   * Answers a plain form with 303: to wherever `act` leads, or back to the page with what went wrong and, for two
   * minutes and outside the address, what was typed.
   */
  answerForm(
    c: StaffContext,
    page: SignInPage,
    act: (form: Form) => Promise<Response | FormOutcome>,
  ): Promise<Response>;
  /**
   * Hands a form on to better-auth as its own client would, so that the same limits and checks hold.
   * @param body of a POST; without one it is a GET
   * @param hiddenCookie part of the name of a cookie that is not handed on (`auth-cookies.ts`)
   */
  ask(
    c: StaffContext,
    form: Form,
    path: string,
    body: Record<string, unknown> | undefined,
    hiddenCookie?: string,
  ): Promise<Response>;
  /** Sends the browser on, with the cookies that better-auth set or took away. */
  follow(c: StaffContext, response: Response, path: string): Response;
  /**
   * Browsers name the origin of what they write; whoever names another than the site's or the host's that was asked is
   * refused, and so is who names none. The front refuses cross-site writes too; a session deserves a second lock.
   * @throws AppError `forbidden`
   */
  requireOwnOrigin(c: StaffContext): void;
}

export function createPlainForms({ origin: siteOrigin, handleAuth }: PlainFormsParts): PlainForms {
  function requireOwnOrigin(c: StaffContext): void {
    const origin = c.req.header("origin");
    const named = origin !== undefined && origin !== "null";
    const own = named
      ? origin === siteOrigin || (URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host)
      : c.req.header("sec-fetch-site") === "same-origin";
    if (!own) throw new AppError("forbidden", "A write from another site is refused");
  }

  return {
    requireOwnOrigin,

    async answerForm(c, page, act) {
      requireOwnOrigin(c);
      const form = await readForm(c);
      const outcome = await act(form).catch(outcomeOf);
      if (outcome instanceof Response) return outcome;
      if (outcome.error) {
        const value = typedCookie(form["email"] ?? "", form["name"] ?? "");
        const secure = siteOrigin.startsWith("https:");
        setCookie(c, TYPED_COOKIE, value, {
          path: "/admin",
          maxAge: TYPED_LENGTH,
          httpOnly: true,
          sameSite: "Lax",
          secure,
        });
      }
      return c.redirect(adminPath(page, form, outcome), 303);
    },

    ask(c, form, path, body, hiddenCookie) {
      const headers = new Headers({
        "content-type": "application/json",
        origin: siteOrigin,
        "accept-language": form["lang"] === "en" ? "en" : "fr",
      });
      for (const name of ["cookie", "user-agent", CLIENT_ADDRESS_HEADER]) {
        const value = c.req.header(name);
        if (value !== undefined) headers.set(name, value);
      }
      if (hiddenCookie) headers.set("cookie", withoutCookie(headers.get("cookie") ?? "", hiddenCookie));
      const url = new URL(`/api/auth${path}`, c.req.url);
      const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
      return handleAuth(new Request(url, init), true);
    },

    follow(c, response, path) {
      for (const cookie of response.headers.getSetCookie()) c.header("set-cookie", cookie, { append: true });
      return c.redirect(path, 303);
    },
  };
}

async function readForm(c: StaffContext): Promise<Form> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim();
  if (type !== "application/x-www-form-urlencoded") {
    throw new AppError("unsupported-media-type", "Send application/x-www-form-urlencoded");
  }
  return Object.fromEntries(new URLSearchParams(await c.req.text()));
}

/** @param name part of the cookie's name, which has a prefix */
function withoutCookie(header: string, name: string): string {
  const cookies = header.split(";").map((cookie) => cookie.trim());
  return cookies.filter((cookie) => !cookie.split("=")[0]!.includes(name)).join("; ");
}

/** @throws whatever no page of ours has words for */
function outcomeOf(error: unknown): FormOutcome {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "too-many-requests") return { error: "limit", wait: Math.ceil((error.retryAfter ?? 60) / 60) };
  if (error.code === "invalid") return { error: Object.values(error.fields)[0] };
  if (error.code === "forbidden") return { error: "link" };
  throw error;
}
