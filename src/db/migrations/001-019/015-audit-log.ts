import { type Kysely, sql } from "kysely";
import type { Dialect } from "../../database.ts";

/**
 * Makes the audit log append-only: the database itself refuses to change, replace or delete an entry. Each filter of
 * the desk's list has an index with its entries newest first.
 */
export async function auditLog(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema.createIndex("audit_log_at_idx").on("audit_log").columns(["at", "id"]).execute();
  for (const column of ["actor", "action", "subject"]) {
    await db.schema.createIndex(`audit_log_${column}_idx`).on("audit_log").columns([column, "at", "id"]).execute();
  }
  for (const statement of dialect === "sqlite" ? ON_SQLITE : ON_POSTGRES) await statement.execute(db);
}

const ON_SQLITE = [
  sql`create trigger audit_log_keeps_update before update on audit_log
      begin select raise(abort, 'audit_log is append-only'); end`,
  sql`create trigger audit_log_keeps_delete before delete on audit_log
      begin select raise(abort, 'audit_log is append-only'); end`,
  // "insert or replace" deletes without firing the trigger above.
  sql`create trigger audit_log_keeps_insert before insert on audit_log
      when exists (select 1 from audit_log where id = new.id)
      begin select raise(abort, 'audit_log is append-only'); end`,
];

const ON_POSTGRES = [
  sql`create function audit_log_keeps() returns trigger language plpgsql as
      $$ begin raise exception 'audit_log is append-only'; end $$`,
  sql`create trigger audit_log_keeps before update or delete or truncate on audit_log
      for each statement execute function audit_log_keeps()`,
];
