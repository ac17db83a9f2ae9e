import type { Context } from "hono";
import { setCookie } from "hono/cookie";
import type * as z from "zod/mini";
import type { ApiEnv } from "../../../lib/http/api-calls.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { parseFields } from "../../../lib/http/parse-fields.ts";
import { route } from "../../../lib/http/route.ts";
import { CLIENT_ADDRESS_HEADER } from "../../../lib/http/traffic.ts";
import { adminPath, type FormOutcome, type SignInPage, TYPED_COOKIE, typedCookie } from "../admin-path.ts";
import { signInFormSchema } from "../model.ts";
import type { Staff } from "./better-auth.ts";
import { handleAuth } from "./endpoints.ts";

/** How long a form's input is kept for the page that shows its error, in seconds. */
const TYPED_LENGTH = 120;

/** A plain form's data, by field name. */
export type Form = z.output<typeof signInFormSchema>;
export type StaffContext = Context<ApiEnv>;

/**
 * Refuses an HTTP request whose `Origin` is neither the site's nor the requested host's. If the origin is missing or
 * `null`, `Sec-Fetch-Site` must be `same-origin`. The front refuses cross-site writes too, but sessions deserve a
 * second check.
 * @throws AppError `forbidden`
 */
export function requireOwnOrigin({ siteUrl }: Staff, c: StaffContext): void {
  const origin = c.req.header("origin");
  const named = origin !== undefined && origin !== "null";
  const own = named
    ? origin === new URL(siteUrl).origin || (URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host)
    : c.req.header("sec-fetch-site") === "same-origin";
  if (!own) throw new AppError("forbidden", "A write from another site is refused");
}

/**
 * Creates the route for a plain form on a page under `/admin`, which works without JavaScript. It answers with the
 * response of `act`, or with a 303 back to the page with the outcome. On an error, the email address and name entered
 * are kept for two minutes in a cookie, not in the URL.
 * @param name last part of the route's path, `/staff/<name>`
 */
export function formRoute<const Name extends string>(
  staff: Staff,
  name: Name,
  page: SignInPage,
  act: (c: StaffContext, form: Form) => Promise<Response | FormOutcome>,
) {
  return route({
    id: `${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Form`,
    method: "post",
    path: `/staff/${name}`,
    access: "everybody",
    summary: `The form ${name} of the desk`,
    documented: false,
    rawBody: { schema: signInFormSchema, types: ["application/x-www-form-urlencoded"] },
    async handle({ c }) {
      requireOwnOrigin(staff, c);
      const form = await readForm(c);
      const outcome = await act(c, form).catch(outcomeOf);
      if (outcome instanceof Response) return outcome;
      if (outcome.error) {
        const value = typedCookie(form["email"] ?? "", form["name"] ?? "");
        setCookie(c, TYPED_COOKIE, value, {
          path: "/admin",
          maxAge: TYPED_LENGTH,
          httpOnly: true,
          sameSite: "Lax",
          secure: staff.siteUrl.startsWith("https:"),
        });
      }
      return c.redirect(adminPath(page, form, outcome), 303);
    },
  });
}

/**
 * Calls better-auth as its own client would, so that its limits and checks apply.
 * @param body body of a POST; if undefined, the request is a GET
 * @param hiddenCookie part of the name of a cookie to omit
 */
export function askAuth(
  staff: Staff,
  c: StaffContext,
  form: Form,
  path: string,
  body: Record<string, unknown> | undefined,
  hiddenCookie?: string,
): Promise<Response> {
  const headers = new Headers({
    "content-type": "application/json",
    origin: new URL(staff.siteUrl).origin,
    "accept-language": form["lang"] === "en" ? "en" : "fr",
  });
  for (const name of ["cookie", "user-agent", CLIENT_ADDRESS_HEADER]) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  if (hiddenCookie) headers.set("cookie", withoutCookie(headers.get("cookie") ?? "", hiddenCookie));
  const url = new URL(`/api/auth${path}`, c.req.url);
  const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  return handleAuth(staff, new Request(url, init), true);
}

/** Passes on the cookies that better-auth set or removed. */
export function keepCookies(c: StaffContext, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) c.header("set-cookie", cookie, { append: true });
}

/** Redirects the browser, passing on the cookies that better-auth set or removed. */
export function follow(c: StaffContext, response: Response, path: string): Response {
  keepCookies(c, response);
  return c.redirect(path, 303);
}

async function readForm(c: StaffContext): Promise<Form> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim();
  if (type !== "application/x-www-form-urlencoded") {
    throw new AppError("unsupported-media-type", "Send application/x-www-form-urlencoded");
  }
  return parseFields(signInFormSchema, Object.fromEntries(new URLSearchParams(await c.req.text())));
}

/**
 * Removes cookies from a `Cookie` header.
 * @param name part of the cookie's name, which better-auth prefixes
 */
function withoutCookie(header: string, name: string): string {
  const cookies = header.split(";").map((cookie) => cookie.trim());
  return cookies.filter((cookie) => !cookie.split("=")[0]!.includes(name)).join("; ");
}

/**
 * Returns the outcome of an expected error.
 * @throws errors for which the forms' pages have no text
 */
function outcomeOf(error: unknown): FormOutcome {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "too-many-requests") return { error: "limit", wait: Math.ceil((error.retryAfter ?? 60) / 60) };
  if (error.code === "invalid") return { error: Object.values(error.fields)[0] };
  if (error.code === "forbidden") return { error: "link" };
  throw error;
}
