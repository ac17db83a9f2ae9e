import { AppError } from "../../lib/http/app-error.ts";
import { route } from "../../lib/http/route.ts";
import { CHALLENGE_COOKIE, SESSION_COOKIE } from "./admin-path.ts";
import {
  newPasskeySchema,
  passkeyChallengeSchema,
  passkeyNameSchema,
  passkeySignInSchema,
  passwordAgainSchema,
} from "./model.ts";
import {
  isPasskeyOf,
  listPasskeys,
  mayAddFactor,
  passkeyAdded,
  passkeyOrigin,
  removeAllPasskeys,
  removePasskey,
  renamePasskey,
} from "./passkeys.ts";
import type { SessionOwner } from "./second-factor.ts";
import type { Staff } from "./sign-in/better-auth.ts";
import { checkPassword } from "./sign-in/endpoints.ts";
import { askAuth, keepCookies, requireOwnOrigin, type StaffContext } from "./sign-in/plain-forms.ts";
import { sessionOwner } from "./sign-in/sessions.ts";

/**
 * Returns the routes for passkeys (WebAuthn Level 3). Requests and responses use the formats of
 * `PublicKeyCredential.parse…OptionsFromJSON()` and `toJSON()`. A challenge is stored in the database for five minutes,
 * looked up by a cookie, and used once.
 */
export function passkeysApi(staff: Staff) {
  /**
   * Returns the session's owner if they may add a passkey, even if they must first set up a second factor.
   * @throws AppError `unauthenticated`, `forbidden`
   */
  const ownerWhoMayAdd = async (c: StaffContext): Promise<SessionOwner> => {
    requireOwnOrigin(staff, c);
    const owner = await sessionOwner(staff, c.req.raw.headers);
    if (!owner || !(await mayAddFactor(staff, owner))) throw new AppError("unauthenticated", "Sign in first");
    return owner;
  };

  return [
    route({
      id: "challengePasskey",
      method: "post",
      path: "/staff/passkey-challenge",
      access: "everybody",
      summary: "Ask for a passkey to sign in with",
      documented: false,
      body: passkeyChallengeSchema,
      async handle({ c }) {
        requireOwnOrigin(staff, c);
        // Sent without the session, because the challenge is not tied to any account.
        const path = "/passkey/generate-authenticate-options";
        const response = await askAuth(staff, c, {}, path, undefined, SESSION_COOKIE);
        const options = await contentOf<PublicKeyCredentialRequestOptionsJSON>(response);
        keepCookies(c, response);
        return { ...options, userVerification: "required" };
      },
    }),
    route({
      id: "signInWithPasskey",
      method: "post",
      path: "/staff/passkey-sign-in",
      access: "everybody",
      summary: "Sign in with a passkey; `member` is whose it has to be",
      documented: false,
      body: passkeySignInSchema,
      async handle({ c, body: { credential, member } }) {
        requireOwnOrigin(staff, c);
        const isMeant = member === undefined || (await isPasskeyOf(staff, credential.id, member));
        const body = { response: credential };
        const response = isMeant
          ? await askAuth(staff, c, {}, "/passkey/verify-authentication", body, SESSION_COOKIE)
          : undefined;
        // All failures (unknown key, another member's key, wrong challenge, former member) give the same error, so that
        // the response does not reveal the cause.
        if (!response?.ok) throw new AppError("unauthenticated", "The passkey opens nothing");
        keepCookies(c, response);
      },
    }),
    route({
      id: "listPasskeys",
      method: "get",
      path: "/staff/passkeys",
      access: "staff",
      summary: "List one's own passkeys, with the origin where they work",
      documented: false,
      handle: async ({ staff: { id } }) => ({
        origin: passkeyOrigin(staff),
        passkeys: await listPasskeys(staff, id),
      }),
    }),
    route({
      id: "readPasskeyOptions",
      method: "post",
      path: "/staff/passkeys/options",
      access: "everybody",
      summary: "Ask for a new passkey, once the password is given again",
      documented: false,
      body: passwordAgainSchema,
      async handle({ c, body: { password } }) {
        await ownerWhoMayAdd(c);
        await checkPassword(staff, c.req.raw.headers, password);
        const path = "/passkey/generate-register-options";
        const response = await askAuth(staff, c, {}, path, undefined, CHALLENGE_COOKIE);
        const options = await contentOf<PublicKeyCredentialCreationOptionsJSON>(response);
        keepCookies(c, response);
        return options;
      },
    }),
    route({
      id: "addPasskey",
      method: "post",
      path: "/staff/passkeys",
      access: "everybody",
      summary: "Add a passkey",
      documented: false,
      body: newPasskeySchema,
      status: 201,
      async handle({ c, body: { name, credential } }) {
        const owner = await ownerWhoMayAdd(c);
        const body = { name, response: credential };
        const response = await askAuth(staff, c, {}, "/passkey/verify-registration", body, CHALLENGE_COOKIE);
        const { id } = await contentOf<{ id: string }>(response);
        await passkeyAdded(staff, owner, String(id));
        return { id };
      },
    }),
    route({
      id: "renamePasskey",
      method: "put",
      path: "/staff/passkeys/:id",
      access: "staff",
      summary: "Rename one of one's own passkeys",
      documented: false,
      body: passkeyNameSchema,
      handle: ({ c, staff: { id }, body }) => renamePasskey(staff, c.req.param("id")!, id, body.name),
    }),
    route({
      id: "removePasskey",
      method: "post",
      path: "/staff/passkeys/:id/removal",
      access: "staff",
      summary: "Remove one of one's own passkeys, once the password is given again",
      documented: false,
      body: passwordAgainSchema,
      async handle({ c, body: { password } }) {
        const owner = await ownerWhoMayAdd(c);
        await checkPassword(staff, c.req.raw.headers, password);
        await removePasskey(staff, c.req.param("id")!, owner);
      },
    }),
    route({
      id: "removePasskeysOfMember",
      method: "delete",
      path: "/staff/members/:id/passkeys",
      access: "admin",
      summary: "Take all passkeys of a member away, and end their sessions",
      documented: false,
      async handle({ c, staff: { id } }) {
        requireOwnOrigin(staff, c);
        await removeAllPasskeys(staff, c.req.param("id")!, id);
      },
    }),
  ];
}

/**
 * Reads the content of a better-auth response.
 * @throws AppError `invalid` if better-auth refuses: the challenge expired or belongs to another session, or the key
 * does not match it
 */
async function contentOf<Content>(response: Response): Promise<Content> {
  if (!response.ok) {
    throw new AppError("invalid", "The passkey was refused", { fields: { credential: "passkeyInvalid" } });
  }
  return (await response.json()) as Content;
}
