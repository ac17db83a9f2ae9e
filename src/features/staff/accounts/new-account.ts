import { AppError } from "../../../lib/http/app-error.ts";
import { emailField, nameField, passwordField } from "../model.ts";
import type { StaffParts } from "../parts.ts";

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
