import { insertAudit } from "../../db/audit-log.ts";
import type { Subscriber } from "../../db/facts.ts";

/** Logs every fact that has audit details. */
export const auditLog: Subscriber = {
  async each(db, { kind, at, actor, subject, detail }) {
    if (detail) await insertAudit(db, { at, actor, action: kind, subject: String(subject), detail: { ...detail } });
  },
};
