import type { Database, Queryable } from "../../db/database.ts";
import type { Fact, Facts, RecordFact } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Language } from "../../lib/language.ts";
import type { assembleAppointments } from "../appointments/assemble.ts";
import type { Idempotency } from "../idempotency/idempotency.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { Outcome, Stage } from "./follow-up/stage.ts";
import type { Rubric } from "./lead-score.ts";
import type { Consultation } from "./model.ts";
import type { NewConsultation } from "./store/requests.ts";

/** A wording that a visitor was shown, and the visitor's answer. */
export interface ShownConsent {
  purpose: "notice" | "newsletter";
  granted: boolean;
  wording: string;
  version: string;
  language: "fr" | "en";
}

type FactOf<Kind extends string, Others = unknown> = Fact & { kind: `consultation.${Kind}`; subject: number } & Others;
type Audited<Detail extends Record<string, unknown>> = { detail: Detail };

export type ConsultationFact =
  /** A request was stored; it is flagged unless its review is `accepted`. */
  | FactOf<"received", { request: NewConsultation; consents: readonly ShownConsent[]; page: string | null }>
  /**
   * A request was accepted, on arrival or, if it had been flagged, by a review. `mailsWait` is the delay of emails to
   * its sender, in milliseconds.
   */
  | FactOf<"accepted", { consultation: Consultation; mailsWait: number }>
  | FactOf<"review", Audited<{ review: Consultation["review"] }>>
  | FactOf<"contacted", Audited<{ contacted: boolean }>>
  | FactOf<"owner", Audited<{ owner: string | null }>>
  | FactOf<"stage", Audited<{ from: Stage; to: Stage }>>
  | FactOf<"outcome", { outcome: Outcome | null }>
  | FactOf<"next-step", Audited<{ day: string | null }> & { nextStep: string | null }>
  | FactOf<"note", Audited<{ note: number }> & { text: string }>
  | FactOf<"note-changed", Audited<{ note: number }> & { text: string }>
  | FactOf<"note-removed", Audited<{ note: number }>>
  | (Fact & { kind: "consultation.export"; subject: "consultations"; detail: Record<string, never> })
  /** Data that staff see about these requests has changed; the subject is the first of the ids. */
  | FactOf<"changed", { ids: readonly number[] }>;

type AppointmentUseCases = ReturnType<typeof assembleAppointments>;

export interface ConsultationsParts {
  database: Database;
  clock: Clock;
  facts: Omit<Facts, "record"> & { record: RecordFact<ConsultationFact> };
  idempotency: Idempotency;
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** Email address that is notified of new requests. */
  staffMail: string;
  /** Returns the current scoring rubric. To be called in the transaction that stores the request. */
  rubric: (db: Queryable) => Promise<{ version: number; rubric: Rubric }>;
  times: Pick<AppointmentUseCases, "holdHosts" | "bookWithRequest" | "checkWish">;

  /** Returns the URL of the page where the sender of an accepted request books a time. */
  bookingUrl: (db: Queryable, id: number, language: Language) => Promise<string>;
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string;
}
