import type { Fact, Facts, RecordFact } from "../../db/facts.ts";
import type { MailSubject, OutboxStatus } from "./model.ts";

/** What may become of a message: `dropped` when it was no longer wanted as its turn came. */
export type MailEnd = "mail.delivered" | "mail.dropped" | "mail.given-up";

/** What happens to a message, known by its number. */
export type OutboxFact = Fact & { subject: number } & (
    | { kind: "mail.written"; template: string; about: MailSubject; title: string | undefined }
    | { kind: MailEnd }
    | { kind: "outbox.replay"; detail: { template: string; status: OutboxStatus; attempts: number } }
  );

/** Where the outbox says what happened. */
export interface OutboxFacts extends Pick<Facts, "transaction"> {
  record: RecordFact<OutboxFact>;
}
