import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { StartFailure } from "../lib/start-failure.ts";
import type { Database, Dialect } from "./database.ts";
import * as migrations from "./migrations/all.ts";

/** A migration receives the transaction it runs in, and the dialect. */
export type MigrationStep = (db: Kysely<unknown>, dialect: Dialect) => Promise<void>;

export const MIGRATIONS: Readonly<Record<string, MigrationStep>> = { ...migrations };

/** The state of a database's schema. */
export interface SchemaState {
  /** Names of pending migrations, in order. */
  pending: string[];
  /** Whether no migration was ever applied, so that there is no data to lose. */
  isNew: boolean;
}

export async function schemaState(database: Database, steps = MIGRATIONS): Promise<SchemaState> {
  const all = await migratorOf(database, steps).getMigrations();
  const pending = all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
  return { pending, isNew: pending.length === all.length };
}

/**
 * Brings the schema up to date, under a lock, so that two processes starting at once apply each migration once. All
 * pending migrations run in one transaction.
 * @param steps defaults to the product's own
 * @throws the failed migration's error, after rolling everything back; StartFailure if the database is newer than the
 * program
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
        // Changing a large table may take longer than any request is allowed to.
        if (dialect === "postgres") await sql`set local statement_timeout = 0`.execute(db);
        await step(db, dialect);
      };
      return [name, { up }];
    }),
  );
  return new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
}
