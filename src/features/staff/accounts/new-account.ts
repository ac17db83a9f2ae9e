import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { AppError } from "../../../lib/http/app-error.ts";
import { emailField, nameField, passwordField } from "../model.ts";
import { record, type StaffParts } from "../parts.ts";
import {
  anyMember,
  findFirstAccountNonce,
  insertMember,
  keepFirstAccountNonce,
  takeFirstAccountNonce,
} from "./store.ts";

/** Input for creating an account. */
export interface AccountInput {
  email: unknown;
  name: unknown;
  password: unknown;
}

type Passwords = Pick<StaffParts, "passwords">;

export async function isGuessablePassword({ passwords }: Passwords, password: string): Promise<boolean> {
  const { isGuessable } = passwords ?? (await import("../sign-in/guessable-password.ts"));
  return isGuessable(password);
}

export async function hashPassword({ passwords }: Passwords, password: string): Promise<string> {
  return passwords ? passwords.hash(password) : (await import("better-auth/crypto")).hashPassword(password);
}

/** @throws AppError `invalid` with text keys under `errors` in `text/{fr,en}/sign-in.ts`, by field */
export async function checkAccount(
  parts: Passwords,
  input: AccountInput,
): Promise<{ email: string; name: string; password: string }> {
  const email = emailField.safeParse(input.email);
  const name = nameField.safeParse(input.name);
  const password = passwordField.safeParse(input.password);
  if (email.success && name.success && password.success) {
    if (await isGuessablePassword(parts, password.data)) {
      const fields = { password: "passwordGuessable" };
      throw new AppError("invalid", "This password is one of those that are tried first", { fields });
    }
    return { email: email.data, name: name.data, password: password.data };
  }
  const fields: Record<string, string> = {};
  for (const [field, result] of Object.entries({ email, name, password })) {
    if (!result.success) fields[field] = result.error.issues[0]!.message;
  }
  throw new AppError("invalid", "The account's data are not valid", { fields });
}

const tokenOf = (secret: string, nonce: string) =>
  createHmac("sha256", secret).update(`first-account:${nonce}`).digest("base64url");

/** Address of the page that creates the first account; `null` once an account exists. */
export async function firstAccountLink({ database, secret, siteUrl }: StaffParts): Promise<string | null> {
  if (await anyMember(database.kysely)) return null;
  const nonce = await keepFirstAccountNonce(database.kysely, randomBytes(32).toString("base64url"));
  return `${siteUrl}/admin/first-account?token=${tokenOf(secret, nonce)}`;
}

/** Whether the link with this token can still create the first account. */
export async function firstAccountIsOpen(parts: StaffParts, token: string): Promise<boolean> {
  return (await nonceOf(parts, token)) !== undefined;
}

/**
 * Creates the first account, an admin's, and invalidates the link: of two concurrent uses, one succeeds.
 * @throws AppError `forbidden` when the link no longer works, `invalid`
 */
export async function addFirstMember(parts: StaffParts, token: string, input: AccountInput): Promise<void> {
  const { facts, clock } = parts;
  const nonce = await nonceOf(parts, token);
  if (nonce === undefined) throw linkIsOver();
  const { email, name, password } = await checkAccount(parts, input);
  const id = randomUUID();
  const member = { id, email, name, role: "admin" as const, passwordHash: await hashPassword(parts, password) };
  await facts.transaction(async (db) => {
    if (!(await takeFirstAccountNonce(db, nonce)) || (await anyMember(db))) throw linkIsOver();
    await insertMember(db, member, clock());
    await record(parts, db, { kind: "staff.first-account", subject: id, actor: "system" });
  });
}

const linkIsOver = () => new AppError("forbidden", "This link does not work any more");

/** The nonce behind a link's token, while the link works. */
async function nonceOf({ database, secret }: StaffParts, token: string): Promise<string | undefined> {
  const nonce = await findFirstAccountNonce(database.kysely);
  if (nonce === undefined) return undefined;
  const expected = Buffer.from(tokenOf(secret, nonce));
  const given = Buffer.from(token);
  const fits = expected.length === given.length && timingSafeEqual(expected, given);
  return fits && !(await anyMember(database.kysely)) ? nonce : undefined;
}
