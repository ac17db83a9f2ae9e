import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { StartFailure } from "../../lib/start-failure.ts";
import { AUTH_SECRET_MIN_LENGTH, type Env } from "../env.ts";

const SECRET_BYTES = 32;

/**
 * Returns the secret that signs cookies and one-time links: `AUTH_SECRET`, or one generated on first use and kept in
 * `DATA_DIR`, readable by its owner only. Two processes that start at once get the same secret.
 * @throws StartFailure if the stored secret cannot be used
 */
export function authSecret(env: Pick<Env, "AUTH_SECRET" | "DATA_DIR">): string {
  if (env.AUTH_SECRET) return env.AUTH_SECRET;
  const file = path.join(env.DATA_DIR, "auth-secret");
  if (!existsSync(file)) makeSecret(file);
  return readSecret(file);
}

/**
 * Generates the secret, and flushes it to disk before it is used, because after a power cut an empty file would
 * invalidate every session.
 */
function makeSecret(file: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(SECRET_BYTES).toString("base64url")}\n`, { mode: 0o600, flush: true });
  try {
    // `link` is atomic, and fails if another process was first.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const opened = openSync(folder, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

function readSecret(file: string): string {
  let secret: string;
  try {
    secret = readFileSync(file, "utf8").trim();
  } catch (error) {
    throw unusable(`${file} cannot be read (${(error as Error).message}).`, error);
  }
  if (secret === "") throw unusable(`${file} is empty.`);
  if (/[\p{Cc}\ufffd]/u.test(secret)) throw unusable(`${file} is not one line of text.`);
  if (secret.length < AUTH_SECRET_MIN_LENGTH) {
    throw unusable(`${file} has ${secret.length} characters, and needs at least ${AUTH_SECRET_MIN_LENGTH}.`);
  }
  return secret;
}

function unusable(what: string, cause?: unknown): StartFailure {
  return new StartFailure(
    `The secret that signs sessions and links cannot be used: ${what}\n` +
      "Restore the copy kept with the backups, or set AUTH_SECRET to its old value. For a new one, delete " +
      "that file: everyone must then sign in again, and second factors must be removed (npm run staff).",
    cause,
  );
}
