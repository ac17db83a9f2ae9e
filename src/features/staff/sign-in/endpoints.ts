import { setTimeout as sleep } from "node:timers/promises";
import type * as z from "zod/mini";
import type { Declaration } from "../../../lib/http/api-calls.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { Route } from "../../../lib/http/route.ts";
import { CLIENT_ADDRESS_HEADER } from "../../../lib/http/traffic.ts";
import { attemptKey, isKnownBrowser } from "./attempts.ts";
import type { Staff } from "./better-auth.ts";

/**
 * better-auth's open endpoints; the others cannot be reached from outside. The library's session endpoints are closed,
 * because their responses contain tokens, and because the sessions that they end are not logged.
 */
const OPEN_PATHS = [
  "/sign-in/email",
  "/sign-out",
  "/change-password",
  "/request-password-reset",
  "/reset-password",
] as const;

type TextFields = z.core.$ZodType<Record<string, string>, Record<string, string>>;
/** The part of a response that the desk reads: whether a second factor must follow the password. */
type AuthAnswer<Path> = Path extends "/sign-in/email" ? { twoFactorRedirect?: boolean } : object;
/** Routes for the typed client; better-auth declares the inputs and outputs. */
export type AuthRoute = {
  [Path in (typeof OPEN_PATHS)[number]]: Route<
    Declaration<`POST /auth${Path}`, undefined, TextFields, undefined, "application/json", AuthAnswer<Path>>
  >;
}[(typeof OPEN_PATHS)[number]];

/** The factor presented at each endpoint, for the log of refusals; the audit log covers only members. */
const SHOWN: Readonly<Record<string, string>> = {
  "/sign-in/email": "password",
  "/change-password": "password",
  "/reset-password": "link",
  "/two-factor/verify-totp": "code",
  "/two-factor/verify-backup-code": "recovery code",
  "/passkey/verify-authentication": "passkey",
};

/**
 * Minimum duration of a reset response, in milliseconds, so that its timing does not reveal whether the account exists.
 */
const RESET_RESPONSE_TIME = 400;

/**
 * Passes an HTTP request under `/api/auth` to better-auth.
 * @param isOurs whether the request is from our own routes, which may also call the second-factor and passkey endpoints
 * @throws AppError `not-found` for every endpoint that is not open, `too-many-requests`
 */
export async function handleAuth(staff: Staff, request: Request, isOurs = false): Promise<Response> {
  const { auth, log, secret } = staff;
  const path = new URL(request.url).pathname.slice("/api/auth".length);
  const isOpen = request.method === "POST" && OPEN_PATHS.some((open) => open === path);
  if (!isOpen && !(isOurs && /^\/(two-factor|passkey)\//.test(path))) {
    throw new AppError("not-found", "There is no such endpoint");
  }
  const shown = Object.hasOwn(SHOWN, path) ? SHOWN[path] : undefined;
  const asked = shown === undefined ? undefined : request.clone();
  const least = path === "/request-password-reset" ? RESET_RESPONSE_TIME : 0;
  const email = asked && (await emailIn(asked));
  const answer = async () => (await auth()).handler(request);
  // Of what strangers may call, only this checks a password each time.
  const isSignIn = path === "/sign-in/email";
  const [response] = await Promise.all([isSignIn ? inTurn(staff, request, email, answer) : answer(), sleep(least)]);
  if (asked && response.status >= 400) {
    const account = email && attemptKey(secret, "sign-in", email).slice(-12);
    log.warn({ shown, status: response.status, account }, "a sign-in was refused");
  }
  if (response.status === 429) {
    const seconds = response.headers.get("retry-after") ?? response.headers.get("x-retry-after");
    throw new AppError("too-many-requests", "Too many attempts", { retryAfter: Number(seconds) || 60 });
  }
  response.headers.set("cache-control", "no-store");
  return response;
}

function inTurn(
  { turns, ...parts }: Staff,
  { headers }: Request,
  email: string | undefined,
  answer: () => Promise<Response>,
): Promise<Response> {
  const isKnown = email !== undefined && isKnownBrowser(parts, headers.get("cookie"), email);
  return turns.run(headers.get(CLIENT_ADDRESS_HEADER) ?? "", isKnown, answer);
}

/** Returns the email address in the body of a request; `undefined` if there is none. */
async function emailIn(request: Request): Promise<string | undefined> {
  const { email } = ((await request.json().catch(() => undefined)) ?? {}) as { email?: unknown };
  return typeof email === "string" ? email.toLowerCase() : undefined;
}

/**
 * Checks the caller's password.
 * @throws AppError `invalid` for a wrong password, `too-many-requests`
 */
export async function checkPassword({ auth }: Staff, headers: Headers, password: string): Promise<void> {
  const { api } = await auth();
  const { isAPIError } = await import("better-auth/api");
  await api.verifyPassword({ headers, body: { password } }).catch((error: unknown) => {
    if (!isAPIError(error)) throw error;
    if (error.statusCode === 429) {
      const retryAfter = Number(new Headers(error.headers).get("retry-after")) || 60;
      throw new AppError("too-many-requests", "Too many wrong passwords", { retryAfter });
    }
    throw new AppError("invalid", "The password is wrong", { fields: { password: "passwordWrong" } });
  });
}
