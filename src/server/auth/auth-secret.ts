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

/** Bytes of a secret we make ourselves. */
const SECRET_BYTES = 32;

/**
 * The secret that signs cookies and one-time links: the configured one, else the one kept in `DATA_DIR` (readable by its
 * owner only), made on first use. Two processes that start at once end with the same.
 * @throws StartFailure when the kept one cannot be used
 */
export function authSecret(env: Pick<Env, "AUTH_SECRET" | "DATA_DIR">): string {
  if (env.AUTH_SECRET) return env.AUTH_SECRET;
  const file = path.join(env.DATA_DIR, "auth-secret");
  if (!existsSync(file)) makeSecret(file);
  return readSecret(file);
}

/** On disk before it signs anything: a power cut would else leave a file without content, and a session for nobody. */
function makeSecret(file: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(SECRET_BYTES).toString("base64url")}\n`, { mode: 0o600, flush: true });
  try {
    // A link appears whole or not at all, and never replaces what another process has put there.
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
      "Put back the copy that was kept with the backups, or set AUTH_SECRET to what it was. To begin with a new one, delete " +
      "that file: everybody signs in again, and second factors have to be taken away (npm run staff).",
    cause,
  );
}
