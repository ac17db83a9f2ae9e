import type { Kysely } from "kysely";
import type { Dialect } from "../../database.ts";
import { moment, withId } from "../column-builders.ts";

/** API keys for programs. */
export async function apiKeys(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withId(db.schema.createTable("api_keys"), dialect)
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("hint", "text", (c) => c.notNull())
    .addColumn("digest", "text", (c) => c.notNull().unique())
    .addColumn("scopes", "jsonb", (c) => c.notNull())
    // No reference: a key outlives its maker's account in the audit log, but works only as long as the account.
    .addColumn("createdBy", "text", (c) => c.notNull())
    .addColumn("createdAt", moment, (c) => c.notNull())
    .addColumn("endsAt", moment, (c) => c.notNull())
    .addColumn("revokedAt", moment)
    .addColumn("lastUsedAt", moment)
    .execute();
}
