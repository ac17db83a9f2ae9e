import { type Context, Hono } from "hono";
import { type ApiEnv, staffOf } from "../../lib/http/api-env.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { readJsonObject } from "../../lib/http/body-fields.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { CHALLENGE_COOKIE, SESSION_COOKIE } from "./auth-cookies.ts";
import type { PlainForms } from "./plain-forms.ts";
import {
  newPasskeySchema,
  passkeyChallengeSchema,
  passkeyNameSchema,
  passkeySignInSchema,
  passwordAgainSchema,
} from "./schema.ts";
import type { SessionOwner } from "./second-factor-service.ts";
import type { StaffService } from "./service.ts";

/**
 * Passkeys (WebAuthn Level 3). What the browser is asked and what it answers is in the forms that
 * `PublicKeyCredential.parse…OptionsFromJSON()` reads and `toJSON()` gives; a challenge is kept in the database for five
 * minutes under a cookie, and is used once.
 *
 * - Signing in, for anybody: `POST /staff/passkey-challenge` → options; `POST /staff/passkey-sign-in`
 *   `{ credential, member? }` → 204 with the session, 401 for every reason not to. `member` is whom it has to be.
 * - One's own: `GET /staff/passkeys` → `{ origin, passkeys }`, with where they work (`null`: nowhere); `POST /staff/passkeys/options` `{ password }` → options, then `POST /staff/passkeys`
 *   `{ name, credential }` → 201; `PUT /staff/passkeys/{id}` `{ name }`; `POST /staff/passkeys/{id}/removal` `{ password }`.
 * - For admins: `DELETE /staff/members/{id}/passkeys` → 204, ends the member's sessions.
 */
export function passkeyRoutes(service: StaffService, forms: PlainForms) {
  const app = new Hono<ApiEnv>();
  const { passkeys } = service;

  app.post("/staff/passkey-challenge", async (c) => {
    forms.requireOwnOrigin(c);
    parseFields(passkeyChallengeSchema, await readJsonObject(c.req));
    // Without the session: what is asked says nothing of any account.
    const response = await forms.ask(c, {}, "/passkey/generate-authenticate-options", undefined, SESSION_COOKIE);
    const options = await answerOf(response);
    keepCookies(c, response);
    return c.json({ ...options, userVerification: "required" });
  });

  app.post("/staff/passkey-sign-in", async (c) => {
    forms.requireOwnOrigin(c);
    const { credential, member } = parseFields(passkeySignInSchema, await readJsonObject(c.req));
    const isMeant = member === undefined || (await passkeys.isOf(credential.id, member));
    const body = { response: credential };
    const response = isMeant
      ? await forms.ask(c, {}, "/passkey/verify-authentication", body, SESSION_COOKIE)
      : undefined;
    // One answer, whether the key is unknown, another's, of another challenge or of somebody who left.
    if (!response?.ok) throw new AppError("unauthenticated", "The passkey opens nothing");
    keepCookies(c, response);
    return c.body(null, 204);
  });

  app.get("/staff/passkeys", async (c) =>
    c.json({ origin: passkeys.origin, passkeys: await passkeys.of(staffOf(c).id) }),
  );

  app.post("/staff/passkeys/options", async (c) => {
    forms.requireOwnOrigin(c);
    const { password } = parseFields(passwordAgainSchema, await readJsonObject(c.req));
    await ownerWhoMayAdd(c);
    await passkeys.checkPassword(c.req.raw.headers, password);
    const response = await forms.ask(c, {}, "/passkey/generate-register-options", undefined, CHALLENGE_COOKIE);
    const options = await answerOf(response);
    keepCookies(c, response);
    return c.json(options);
  });

  app.post("/staff/passkeys", async (c) => {
    forms.requireOwnOrigin(c);
    const { name, credential } = parseFields(newPasskeySchema, await readJsonObject(c.req));
    const owner = await ownerWhoMayAdd(c);
    const body = { name, response: credential };
    const response = await forms.ask(c, {}, "/passkey/verify-registration", body, CHALLENGE_COOKIE);
    const { id } = await answerOf(response);
    await passkeys.added(owner, String(id));
    return c.json({ id }, 201);
  });

  app.put("/staff/passkeys/:id", async (c) => {
    const { name } = parseFields(passkeyNameSchema, await readJsonObject(c.req));
    await passkeys.rename(c.req.param("id"), staffOf(c).id, name);
    return c.body(null, 204);
  });

  app.post("/staff/passkeys/:id/removal", async (c) => {
    forms.requireOwnOrigin(c);
    const { password } = parseFields(passwordAgainSchema, await readJsonObject(c.req));
    const owner = await ownerWhoMayAdd(c);
    await passkeys.checkPassword(c.req.raw.headers, password);
    await passkeys.remove(c.req.param("id"), owner);
    return c.body(null, 204);
  });

  app.delete("/staff/members/:id/passkeys", async (c) => {
    forms.requireOwnOrigin(c);
    await passkeys.removeAll(c.req.param("id"), staffOf(c).id);
    return c.body(null, 204);
  });

  /** Also somebody who has to set up a second factor before anything else. @throws AppError `unauthenticated` */
  async function ownerWhoMayAdd(c: Context<ApiEnv>): Promise<SessionOwner> {
    const owner = await service.sessionOwner(c.req.raw.headers);
    if (!owner || !(await passkeys.mayAdd(owner))) throw new AppError("unauthenticated", "Sign in first");
    return owner;
  }

  return app;
}

/** @throws AppError `invalid` when better-auth refuses: the challenge is over or another's, or the key does not fit it */
async function answerOf(response: Response): Promise<Record<string, unknown>> {
  if (!response.ok) {
    throw new AppError("invalid", "The passkey was refused", { fields: { credential: "passkeyInvalid" } });
  }
  return (await response.json()) as Record<string, unknown>;
}

function keepCookies(c: Context<ApiEnv>, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) c.header("set-cookie", cookie, { append: true });
}
