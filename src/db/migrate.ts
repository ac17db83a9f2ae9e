import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { StartFailure } from "../lib/start-failure.ts";
import type { Database, Dialect } from "./database.ts";
import { foundation } from "./migrations/001-019/001-foundation.ts";
import { staff } from "./migrations/001-019/002-staff.ts";
import { submissions } from "./migrations/001-019/003-submissions.ts";
import { blog } from "./migrations/001-019/004-blog.ts";
import { newsletter } from "./migrations/001-019/005-newsletter.ts";
import { blogLead } from "./migrations/001-019/006-blog-lead.ts";
import { blogSearch } from "./migrations/001-019/007-blog-search.ts";
import { chat } from "./migrations/001-019/008-chat.ts";
import { waitingRequests } from "./migrations/001-019/009-waiting-requests.ts";
import { chatDesk } from "./migrations/001-019/010-chat-desk.ts";
import { newsletterOnPublication } from "./migrations/001-019/011-newsletter-on-publication.ts";
import { unusedImages } from "./migrations/001-019/012-unused-images.ts";
import { people } from "./migrations/001-019/013-people.ts";
import { followUp } from "./migrations/001-019/014-follow-up.ts";
import { auditLog } from "./migrations/001-019/015-audit-log.ts";
import { privacyDesk } from "./migrations/001-019/016-privacy-desk.ts";
import { visitCounts } from "./migrations/001-019/017-visit-counts.ts";
import { letters } from "./migrations/001-019/018-letters.ts";
import { invitations } from "./migrations/001-019/019-invitations.ts";
import { secondFactor } from "./migrations/020-039/020-second-factor.ts";
import { overview } from "./migrations/020-039/021-overview.ts";
import { scoring } from "./migrations/020-039/022-scoring.ts";
import { overviewWeeks } from "./migrations/020-039/023-overview-weeks.ts";
import { passkeys } from "./migrations/020-039/024-passkeys.ts";
import { consentLedger } from "./migrations/020-039/025-consent-ledger.ts";
import { staffLanguage } from "./migrations/020-039/026-staff-language.ts";
import { deskLists } from "./migrations/020-039/027-desk-lists.ts";
import { peopleBounds } from "./migrations/020-039/028-people-bounds.ts";
import { outboxLanes } from "./migrations/020-039/029-outbox-lanes.ts";
import { oneConsentLedger } from "./migrations/020-039/030-one-consent-ledger.ts";
import { appointments } from "./migrations/020-039/031-appointments.ts";
import { calendars } from "./migrations/020-039/032-calendars.ts";
import { webhooks } from "./migrations/020-039/033-webhooks.ts";
import { apiKeys } from "./migrations/020-039/034-api-keys.ts";
import { claimProofs } from "./migrations/020-039/035-claim-proofs.ts";
import { blogAddresses } from "./migrations/020-039/036-blog-addresses.ts";
import { uptime } from "./migrations/020-039/037-uptime.ts";
import { noHolds } from "./migrations/020-039/038-no-holds.ts";
import { gatheredMails } from "./migrations/020-039/039-gathered-mails.ts";
import { mailedLinks } from "./migrations/040-059/040-mailed-links.ts";
import { unprovenBookings } from "./migrations/040-059/041-unproven-bookings.ts";

/** What a migration is given: the transaction it runs in, and which database it is. */
export type MigrationStep = (db: Kysely<unknown>, dialect: Dialect) => Promise<void>;

/** In order; a landed one is never changed. */
export const MIGRATIONS: Readonly<Record<string, MigrationStep>> = {
  "001-foundation": foundation,
  "002-staff": staff,
  "003-submissions": submissions,
  "004-blog": blog,
  "005-newsletter": newsletter,
  "006-blog-lead": blogLead,
  "007-blog-search": blogSearch,
  "008-chat": chat,
  "009-waiting-requests": waitingRequests,
  "010-chat-desk": chatDesk,
  "011-newsletter-on-publication": newsletterOnPublication,
  "012-unused-images": unusedImages,
  "013-people": people,
  "014-follow-up": followUp,
  "015-audit-log": auditLog,
  "016-privacy-desk": privacyDesk,
  "017-visit-counts": visitCounts,
  "018-letters": letters,
  "019-invitations": invitations,
  "020-second-factor": secondFactor,
  "021-overview": overview,
  "022-scoring": scoring,
  "023-overview-weeks": overviewWeeks,
  "024-passkeys": passkeys,
  "025-consent-ledger": consentLedger,
  "026-staff-language": staffLanguage,
  "027-desk-lists": deskLists,
  "028-people-bounds": peopleBounds,
  "029-outbox-lanes": outboxLanes,
  "030-one-consent-ledger": oneConsentLedger,
  "031-appointments": appointments,
  "032-calendars": calendars,
  "033-webhooks": webhooks,
  "034-api-keys": apiKeys,
  "035-claim-proofs": claimProofs,
  "036-blog-addresses": blogAddresses,
  "037-uptime": uptime,
  "038-no-holds": noHolds,
  "039-gathered-mails": gatheredMails,
  "040-mailed-links": mailedLinks,
  "041-unproven-bookings": unprovenBookings,
};

/** How far the schema of a database is. */
export interface SchemaState {
  /** Names of the migrations that are still to be applied, in order. */
  pending: string[];
  /** Nothing was ever applied: there is nothing to lose. */
  isNew: boolean;
}

export async function schemaState(database: Database, steps = MIGRATIONS): Promise<SchemaState> {
  const all = await migratorOf(database, steps).getMigrations();
  const pending = all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
  return { pending, isNew: pending.length === all.length };
}

/**
 * Brings the schema up to date, under a lock: two processes that start at once apply each migration once. All that are
 * pending are one transaction.
 * @param steps the product's own when left out
 * @throws Error of the migration that failed; everything that was done is rolled back
 */
export async function migrate(database: Database, steps = MIGRATIONS): Promise<void> {
  const { error } = await migratorOf(database, steps).migrateToLatest();
  if (!error) return;
  const [, unknown] = /previously executed migration (\S+) is missing/.exec((error as Error).message) ?? [];
  if (!unknown) throw error;
  throw new StartFailure(
    `The database is newer than this program, which does not know its migration ${unknown}. ` +
      "Start the newer program again, or restore a copy from before the update.",
  );
}

function migratorOf({ kysely, dialect }: Database, steps: Readonly<Record<string, MigrationStep>>): Migrator {
  const migrations: Record<string, Migration> = Object.fromEntries(
    Object.entries(steps).map(([name, step]) => {
      const up = async (db: Kysely<unknown>) => {
        // A large table takes longer than any request may.
        if (dialect === "postgres") await sql`set local statement_timeout = 0`.execute(db);
        await step(db, dialect);
      };
      return [name, { up }];
    }),
  );
  return new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
}
