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

/** What the use cases of requests work with. */
export interface ConsultationsParts {
  database: Database;
  clock: Clock;
  facts: Omit<Facts, "record"> & { record: RecordFact<ConsultationFact> };
  idempotency: Idempotency;
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** Who is told of new requests. */
  staffMail: string;
  /** By what a request is scored now; asked in the transaction that stores it. */
  rubric: (db: Queryable) => Promise<{ version: number; rubric: Rubric }>;
  /** Books the times that are chosen with requests. */
  times: Pick<AppointmentUseCases, "holdHosts" | "bookWithRequest" | "checkWish">;

  /** Address of the page on which the visitor of an accepted request books a time. */
  bookingUrl: (db: Queryable, id: number, language: Language) => Promise<string>;
  /** Where the site is reached, no slash at the end. */
  siteUrl: string;
}
