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
    /**
     * Published before the rows are deleted, so that subscribers can still read them. The subject is the
     * certificate number.
     */
    | { kind: "privacy.erase" | "privacy.erase-again"; subject: string; detail: Counts; records: RecordIds }
    /** A batch of records past their retention period, published before they are deleted. */
    | { kind: "privacy.forgotten"; subject: "old"; records: RecordIds }
    /** Number of records past their retention period, once a day. */
    | { kind: "privacy.retention"; subject: string; detail: Counts }
    | { kind: "privacy.incident" | "privacy.incident-changed"; subject: number; detail: Detail }
  );

/** Publishes the privacy feature's facts. */
export interface PrivacyFacts extends Pick<Facts, "transaction"> {
  record: RecordFact<PrivacyFact>;
}

export interface PrivacyParts {
  database: Database;
  clock: Clock;
  facts: PrivacyFacts;
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string;
  /** `AUTH_SECRET`, from which the digest key is derived. */
  secret: string;
  /** `DATA_DIR`, which contains the list of erasures. */
  dataFolder: string;
  /** Folder of the emails written to files when `SMTP_URL` is not set. */
  mailFolder: string;
  /** `CHAT_RETENTION_DAYS`. */
  chatRetentionDays: number;
  /** Called with the ids of erased conversations and requests, because one may be open on a screen. */
  onErased: (erased: { chats: readonly number[]; requests: readonly number[] }) => Promise<void>;
  /** Called if erased data remains in SQLite's files; the server tries again after its next daily job. */
  onScrubFailed: (error: unknown) => void;
  /** Called, without personal data, after repeating an erasure that an older backup had undone. */
  onErasedAgain: (erasure: { id: string; records: number; knowsKeys: boolean }) => void;
}
