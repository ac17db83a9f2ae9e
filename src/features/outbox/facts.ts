import type { Fact, Facts, RecordFact } from "../../db/facts.ts";
import type { MailSubject, OutboxStatus } from "./model.ts";

/** How a message can end: `dropped` when no longer wanted at its turn. */
export type MailEnd = "mail.delivered" | "mail.dropped" | "mail.given-up";

/** Facts about a message, identified by its id. */
export type OutboxFact = Fact & { subject: number } & (
    | { kind: "mail.written"; template: string; about: MailSubject; title: string | undefined }
    | { kind: MailEnd }
    | { kind: "outbox.replay"; detail: { template: string; status: OutboxStatus; attempts: number } }
  );

/** Where the outbox records its facts. */
export interface OutboxFacts extends Pick<Facts, "transaction"> {
  record: RecordFact<OutboxFact>;
}
