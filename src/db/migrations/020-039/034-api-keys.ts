import type { Kysely } from "kysely";
import type { Dialect } from "../../database.ts";
import { moment, withId } from "../column-builders.ts";

/** Creates the table of API keys for programs. */
export async function apiKeys(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withId(db.schema.createTable("api_keys"), dialect)
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("hint", "text", (c) => c.notNull())
    .addColumn("digest", "text", (c) => c.notNull().unique())
    .addColumn("scopes", "jsonb", (c) => c.notNull())
    // No foreign key, because the audit log still names a key whose creator's account was deleted, although the key no
    // longer works.
    .addColumn("createdBy", "text", (c) => c.notNull())
    .addColumn("createdAt", moment, (c) => c.notNull())
    .addColumn("endsAt", moment, (c) => c.notNull())
    .addColumn("revokedAt", moment)
    .addColumn("lastUsedAt", moment)
    .execute();
}
