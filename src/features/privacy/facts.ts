import type { Fact, Facts, RecordFact } from "../../db/facts.ts";
import type { RecordIds } from "./holders/holder.ts";
import type { Changes, RequestKind } from "./model.ts";

type Detail = Readonly<Record<string, unknown>>;
type Counts = Readonly<Record<string, number>>;

/** What happens to what is held about people. */
export type PrivacyFact = Fact &
  (
    | { kind: "privacy.request" | "privacy.answer" | "privacy.refuse"; subject: number; detail: { kind: RequestKind } }
    | { kind: "privacy.hand-over"; subject: "person"; detail: Counts }
    | {
        kind: "privacy.correct";
        subject: "person";
        detail: Detail;
        records: RecordIds;
        changes: Changes;
      }
    /** Before the records go, by the number of the certificate: who keeps books on them finds them still. */
    | { kind: "privacy.erase" | "privacy.erase-again"; subject: string; detail: Counts; records: RecordIds }
    /** Likewise, some of those that were kept long enough. */
    | { kind: "privacy.forgotten"; subject: "old"; records: RecordIds }
    /** By day: everything that was kept long enough. */
    | { kind: "privacy.retention"; subject: string; detail: Counts }
    | { kind: "privacy.incident" | "privacy.incident-changed"; subject: number; detail: Detail }
  );

/** Where privacy says what happened. */
export interface PrivacyFacts extends Pick<Facts, "transaction"> {
  record: RecordFact<PrivacyFact>;
}
