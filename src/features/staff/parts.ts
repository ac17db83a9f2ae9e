import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import type { Facts } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Outbox } from "../outbox/assemble.ts";

/** Password hashing: `hash` gives the stored form, `verify` compares. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
}

/** Strength rules and hashing for new passwords. */
export interface PasswordRules extends PasswordHashing {
  isGuessable(password: string): Promise<boolean>;
}

/** Dependencies of the account use cases. */
export interface StaffParts {
  database: Database;
  facts: Facts;
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** At least 32 characters. */
  secret: string;
  /** Public address of the site, without a trailing slash. */
  siteUrl: string;
  clock: Clock;
  log: Pick<Logger, "info" | "warn" | "error">;
  /** Defaults to better-auth's scrypt, deliberately slow, and our own strength rules. */
  passwords?: PasswordRules;
}
