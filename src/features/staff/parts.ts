import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import type { Facts } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Outbox } from "../outbox/assemble.ts";

/** How passwords are kept: `hash` gives what is stored, `verify` compares. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
}

/** How a new password is judged and kept. */
export interface PasswordRules extends PasswordHashing {
  isGuessable(password: string): Promise<boolean>;
}

/** What the use cases of accounts work with. */
export interface StaffParts {
  database: Database;
  facts: Facts;
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** At least 32 characters. */
  secret: string;
  /** Where the site is reached, without a slash at the end. */
  siteUrl: string;
  clock: Clock;
  log: Pick<Logger, "info" | "warn" | "error">;
  /** Unless given, better-auth's scrypt, slow on purpose, and our own judgment. */
  passwords?: PasswordRules;
}
