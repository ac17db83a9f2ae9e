import type { Queryable } from "./database.ts";

/** An action in the audit log: ids and codes only, no personal data. */
export interface AuditEntry {
  at: Date;
  /** Id of the member of staff; otherwise `visitor` or `system`. */
  actor: string;
  /** For example `consultation.contacted`. */
  action: string;
  /** Id of the record acted on. */
  subject: string;
  detail?: Record<string, unknown>;
}

/** Adds an audit entry, in the action's transaction. */
export async function insertAudit(db: Queryable, { detail = {}, ...entry }: AuditEntry): Promise<void> {
  await db
    .insertInto("audit_log")
    .values({ ...entry, detail: JSON.stringify(detail) })
    .execute();
}
