import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { type Consultations, createConsultations } from "../features/consultations/service.ts";
import { createIdempotency, type Idempotency } from "../features/idempotency/service.ts";
import { createOutbox, type Outbox } from "../features/outbox/service.ts";
import { createStaffService, type StaffService } from "../features/staff/service.ts";
import { type Clock, systemClock } from "../lib/clock.ts";
import { authSecret } from "./auth-secret.ts";
import type { Env } from "./env.ts";
import { openDatabase } from "./open-database.ts";
import { createSubmissionTraffic, type SubmissionTraffic } from "./rate-limits.ts";

/** Everything the API, the pages and the jobs work with: made once, here, and handed to them. */
export interface Services {
  readonly env: Env;
  readonly log: Logger;
  readonly clock: Clock;
  readonly database: Database;
  readonly outbox: Outbox;
  readonly idempotency: Idempotency;
  readonly consultations: Consultations;
  readonly submissionTraffic: SubmissionTraffic;
  readonly staff: StaffService;
  close(): Promise<void>;
}

/** Opens and migrates the database, then puts the features together. */
export async function createServices(env: Env, log: Logger, clock: Clock = systemClock): Promise<Services> {
  const database = openDatabase(env, (error) => log.error({ err: error }, "an idle database connection was lost"));
  await migrate(database);
  return assembleServices(database, env, log, clock);
}

/** Puts the features together over a migrated database. */
export function assembleServices(database: Database, env: Env, log: Logger, clock: Clock = systemClock): Services {
  const secret = authSecret(env);
  const outbox = createOutbox({
    database,
    clock,
    messageIdDomain: env.SITE_URL ? new URL(env.SITE_URL).hostname : "localhost",
    deliver: async () => ({ status: "failed", error: "No mail server is configured" }),
    onError: (error, messageId) => log.error({ err: error, messageId }, "delivering a mail failed"),
  });
  const idempotency = createIdempotency(database.kysely, clock);
  const consultations = createConsultations({ database, clock, idempotency, outbox, staffMail: env.STAFF_MAIL });
  const submissionTraffic = createSubmissionTraffic(database, secret);
  const staff = createStaffService({
    database,
    secret,
    siteUrl: env.SITE_URL ?? `http://${env.HOST}:${env.PORT}`,
    clock,
    log,
    sendResetMail: async ({ recipient, language, ...payload }) => {
      await outbox.enqueue(database.kysely, { template: "password-reset", recipient, language, payload });
      outbox.wake();
    },
  });
  const close = () => database.close();
  return { env, log, clock, database, staff, outbox, idempotency, consultations, submissionTraffic, close };
}
