import type { Queryable } from "./database.ts";

/** What somebody did, as the audit log keeps it: ids and codes only, no personal data. */
export interface AuditEntry {
  at: Date;
  /** Id of the member of staff; `visitor` or `system` when it was none. */
  actor: string;
  /** For example `consultation.contacted`. */
  action: string;
  /** Id of what it was done to. */
  subject: string;
  detail?: Record<string, unknown>;
}

/** Adds a line to what staff did, in the transaction of what they did. */
export async function insertAudit(db: Queryable, { detail = {}, ...entry }: AuditEntry): Promise<void> {
  await db
    .insertInto("audit_log")
    .values({ ...entry, detail: JSON.stringify(detail) })
    .execute();
}
