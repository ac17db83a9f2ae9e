import type { Database } from "../../db/database.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { PrivacyFacts } from "./facts.ts";

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
