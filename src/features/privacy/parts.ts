import type { Database } from "../../db/database.ts";
import type { Fact, Facts, RecordFact } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { RecordIds } from "./holders/holder.ts";
import type { Changes, RequestKind } from "./model.ts";

type Detail = Readonly<Record<string, unknown>>;
type Counts = Readonly<Record<string, number>>;

/** Facts about personal data. */
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
    /** Recorded before the rows are deleted, by certificate number, so that subscribers still find them. */
    | { kind: "privacy.erase" | "privacy.erase-again"; subject: string; detail: Counts; records: RecordIds }
    /** Likewise: a batch of records past their retention period. */
    | { kind: "privacy.forgotten"; subject: "old"; records: RecordIds }
    /** Daily: how much was past its retention period. */
    | { kind: "privacy.retention"; subject: string; detail: Counts }
    | { kind: "privacy.incident" | "privacy.incident-changed"; subject: number; detail: Detail }
  );

/** Where the privacy feature records its facts. */
export interface PrivacyFacts extends Pick<Facts, "transaction"> {
  record: RecordFact<PrivacyFact>;
}

/** Dependencies of the privacy use cases. */
export interface PrivacyParts {
  database: Database;
  clock: Clock;
  facts: PrivacyFacts;
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** Public address of the site, without a trailing slash. */
  siteUrl: string;
  /** The program's secret, from which the digest key is derived. */
  secret: string;
  /** `DATA_DIR`, which contains the list of erasures. */
  dataFolder: string;
  /** Where emails are written without `SMTP_URL`. */
  mailFolder: string;
  /** `CHAT_RETENTION_DAYS` */
  chatDays: number;
  /** Called with the erased conversations, since someone may have one open. */
  onChatsErased: (ids: readonly number[]) => Promise<void>;
  /** Called, without personal data, for an erasure that an older backup had undone and that was repeated. */
  onErasedAgain: (erasure: { id: string; records: number; knowsKeys: boolean }) => void;
}
