import type { Logger } from "pino";
import type { Database, Queryable } from "../../db/database.ts";
import type { Fact, Facts } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Outbox } from "../outbox/assemble.ts";

type Kind =
  | "staff.first-account"
  | "staff.added"
  | "staff.removed"
  | "staff.role-changed"
  | "staff.deactivated"
  | "staff.reactivated"
  | "staff.reset-link"
  | "staff.signed-in"
  | "staff.session-ended"
  | "staff.invited"
  | "staff.invitation-withdrawn"
  | "staff.joined"
  | "staff.second-factor-required"
  | "staff.second-factor-optional"
  | "staff.passkey-renamed"
  | AccountChangeKind;

/** Changes to how a member signs in, about which the member is emailed. */
export type AccountChangeKind =
  | "staff.password-changed"
  | "staff.password-reset"
  | "staff.passkey-added"
  | "staff.passkey-removed"
  | "staff.passkeys-removed"
  | "staff.second-factor-on"
  | "staff.second-factor-off"
  | "staff.second-factor-removed"
  | "staff.recovery-codes";

/** Facts about accounts, all stored in the audit log. */
export type StaffFact = { [K in Kind]: Fact & { kind: K; subject: string } }[Kind];

/** Records a fact in the transaction `db`. */
export function record(
  { facts, clock }: Pick<StaffParts, "facts" | "clock">,
  db: Queryable,
  { kind, subject, actor, detail = {} }: { kind: Kind; subject: string; actor: string; detail?: Fact["detail"] },
): Promise<void> {
  return facts.record(db, { kind, at: clock(), actor, subject, detail });
}

/** Password hashing: `hash` returns the form to store, and `verify` compares a password with it. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
}

export interface PasswordRules extends PasswordHashing {
  isGuessable(password: string): Promise<boolean>;
}

export interface StaffParts {
  database: Database;
  facts: Facts;
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** Secret that signs and encrypts; at least 32 characters. */
  secret: string;
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string;
  clock: Clock;
  log: Pick<Logger, "info" | "warn" | "error">;
  /** Defaults to our strength rules and better-auth's scrypt, which is slow on purpose. */
  passwords?: PasswordRules;
}
