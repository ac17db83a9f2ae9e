import { sql } from "kysely";
import type { Database, Queryable } from "../../db/database.ts";
import type { Subscriber } from "../../db/facts.ts";
import type { AuditLine } from "./model.ts";

/** An audit log entry: only ids and codes, no personal data. */
export interface AuditEntry {
  at: Date;
  /** Staff id, key id (`key:12`), `visitor` or `system`. */
  actor: string;
  /** For example `consultation.contacted`. */
  action: string;
  /** Id of the record acted on. */
  subject: string;
  detail?: Record<string, unknown>;
}

/** Adds an audit entry. Pass the action's own transaction, so that neither is stored without the other. */
export async function insertAudit(db: Queryable, { detail = {}, ...entry }: AuditEntry): Promise<void> {
  await db
    .insertInto("audit_log")
    .values({ ...entry, detail: JSON.stringify(detail) })
    .execute();
}

/** Fields left `undefined` do not filter. */
interface AuditFilter {
  actor: string | undefined;
  action: string | undefined;
  subject: string | undefined;
  from: Date | undefined;
  before: Date | undefined;
}

/** A page of the audit log, newest first. @param after the last entry of the previous page */
export async function listAudit(
  { kysely }: Database,
  { actor, action, subject, from, before }: AuditFilter,
  limit: number,
  after: { at: Date; id: number } | undefined,
): Promise<AuditLine[]> {
  const rows = await kysely
    .selectFrom("audit_log")
    .leftJoin("staff", "staff.id", "audit_log.actor")
    .leftJoin("api_keys", (join) => join.on(sql`'key:' || "api_keys"."id"`, "=", sql.ref("audit_log.actor")))
    .select([
      "audit_log.id",
      "audit_log.at",
      "audit_log.actor",
      sql<string | null>`coalesce("staff"."name", "api_keys"."name")`.as("actorName"),
      "audit_log.action",
      "audit_log.subject",
      "audit_log.detail",
    ])
    .$if(actor !== undefined, (query) => query.where("audit_log.actor", "=", actor!))
    .$if(action !== undefined, (query) => query.where("audit_log.action", "=", action!))
    .$if(subject !== undefined, (query) => query.where("audit_log.subject", "=", subject!))
    .$if(from !== undefined, (query) => query.where("audit_log.at", ">=", from!))
    .$if(before !== undefined, (query) => query.where("audit_log.at", "<", before!))
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple("audit_log.at", "audit_log.id"), "<", eb.tuple(after!.at, after!.id))),
    )
    .orderBy("audit_log.at", "desc")
    .orderBy("audit_log.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Logs every fact that has audit details. */
export const auditLog: Subscriber = {
  async each(db, { kind, at, actor, subject, detail }) {
    if (detail) await insertAudit(db, { at, actor, action: kind, subject: String(subject), detail: { ...detail } });
  },
};
