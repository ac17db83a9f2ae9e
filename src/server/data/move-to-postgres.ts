import { existsSync } from "node:fs";
import path from "node:path";
import { type CopiedTable, copyRows } from "../../db/copy-rows.ts";
import type { Database } from "../../db/database.ts";
import { migrate } from "../../db/migrate.ts";
import { openPostgres } from "../../db/postgres.ts";
import { claimUnused } from "../../db/sqlite/sqlite-file.ts";
import { openSqlite } from "../../db/sqlite.ts";
import { indexArticles } from "../../features/blog/rendering.ts";
import { takeInFiles } from "../../features/media/images.ts";
import { authSecret } from "../auth/auth-secret.ts";
import { type Env, readEnv } from "../env.ts";

/** Result of a move; `missingFiles` names images whose files did not exist. */
export interface Moved {
  tables: CopiedTable[];
  missingFiles: string[];
}

/**
 * Moves everything from `DATA_DIR` to the PostgreSQL database in `DATABASE_URL`: every row, compared with the original,
 * the images, and the blog's search index. The SQLite file stays as it is.
 * @throws Error for the operator if the server is running, the target is not empty, the secret differs, or a row
 * differs; the target is then as empty as before, apart from its schema
 */
export async function moveToPostgres(variables: NodeJS.ProcessEnv): Promise<Moved> {
  const env = readEnv(variables);
  if (!env.DATABASE_URL) throw new Error("Set DATABASE_URL to the PostgreSQL database that everything is to move to.");
  const file = path.join(env.DATA_DIR, "nordet.sqlite");
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`);
  // Claimed until everything has moved, so that no server starts on the old data.
  const giveBack = claimUnused(file);
  if (!giveBack) throw new Error("The server is running: stop it first, or its writes would stay behind.");
  try {
    return await moveFrom(file, env.DATABASE_URL, env);
  } finally {
    giveBack();
  }
}

async function moveFrom(file: string, address: string, env: Pick<Env, "DATA_DIR" | "AUTH_SECRET">): Promise<Moved> {
  // The secret encrypts second factors and keys the digests of erased email addresses, so another secret would lose
  // them.
  const kept = path.join(env.DATA_DIR, "auth-secret");
  if (existsSync(kept) && authSecret({ DATA_DIR: env.DATA_DIR, AUTH_SECRET: undefined }) !== env.AUTH_SECRET) {
    throw new Error(`AUTH_SECRET must be what the file ${kept} holds.`);
  }
  const source = openSqlite(file);
  try {
    const target = openPostgres(address, (error) => {
      throw error;
    });
    try {
      if ((await target.kysely.introspection.getTables()).length > 0) {
        throw new Error("The database at DATABASE_URL is not empty. Name one without tables.");
      }
      await migrate(source);
      await migrate(target);
      return await moveEverything(source, target, path.join(env.DATA_DIR, "media"));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/**
 * Moves the rows, the images and the blog's search index.
 * @param target a migrated database that may be overwritten
 */
export async function moveEverything(source: Database, target: Database, mediaFolder: string): Promise<Moved> {
  const tables = await copyRows(source, target);
  const missingFiles = await takeInFiles(target.kysely, mediaFolder);
  await indexArticles(target);
  return { tables, missingFiles };
}
