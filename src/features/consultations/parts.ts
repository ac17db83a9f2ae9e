import type { Database, Queryable } from "../../db/database.ts";
import type { Facts, RecordFact } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Language } from "../../lib/language.ts";
import type { assembleAppointments } from "../appointments/assemble.ts";
import type { Idempotency } from "../idempotency/idempotency.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { ConsultationFact } from "./facts.ts";
import type { Rubric } from "./lead-score.ts";

type AppointmentUseCases = ReturnType<typeof assembleAppointments>;

/** Dependencies of the request use cases. */
export interface ConsultationsParts {
  database: Database;
  clock: Clock;
  facts: Omit<Facts, "record"> & { record: RecordFact<ConsultationFact> };
  idempotency: Idempotency;
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** Who is notified of new requests. */
  staffMail: string;
  /** The current scoring rubric; read in the transaction that stores the request. */
  rubric: (db: Queryable) => Promise<{ version: number; rubric: Rubric }>;
  /** Books times chosen with requests. */
  times: Pick<AppointmentUseCases, "holdHosts" | "bookWithRequest" | "checkWish">;

  /** The page where an accepted request's visitor books a time. */
  bookingUrl: (db: Queryable, id: number, language: Language) => Promise<string>;
  /** Public address of the site, without a trailing slash. */
  siteUrl: string;
}
