import type { Database } from "../../db/database.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { PrivacyFacts } from "./facts.ts";

/** What the use cases of privacy work with. */
export interface PrivacyParts {
  database: Database;
  clock: Clock;
  facts: PrivacyFacts;
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** Where the site is reached, no slash at the end. */
  siteUrl: string;
  /** The program's secret, of which the key of the digests is made. */
  secret: string;
  /** `DATA_DIR`: the list of the erased lies in it. */
  dataFolder: string;
  /** Where mails are written without `SMTP_URL`. */
  mailFolder: string;
  /** `CHAT_RETENTION_DAYS` */
  chatDays: number;
  /** Called with the conversations that were erased: somebody may have one open. */
  onChatsErased: (ids: readonly number[]) => Promise<void>;
  /** Called, without personal data, for an erasure that an older backup had undone and that was made again. */
  onErasedAgain: (erasure: { id: string; records: number; knowsKeys: boolean }) => void;
}
