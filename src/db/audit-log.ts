import type { Selectable } from "kysely";
import type { Queryable } from "./database.ts";
import type { AuditLogTable } from "./tables.ts";

export type AuditEntry = Omit<Selectable<AuditLogTable>, "id">;

/** Adds a line to what staff did, in the transaction of what they did. */
export async function insertAudit(db: Queryable, entry: AuditEntry): Promise<void> {
  await db
    .insertInto("audit_log")
    .values({ ...entry, detail: JSON.stringify(entry.detail) })
    .execute();
}
