import { type AuditFilter, type Database, listAudit } from "./repository.ts";
import type { AuditLine } from "./schema.ts";

/** What staff did, for admins to read. Features write it themselves, in the transaction of what was done. */
export function createAuditReading({ database }: { database: Database }) {
  return {
    /** Newest first. @param after the last line of the page before */
    async list(filter: AuditFilter, limit: number, after: { at: Date; id: number } | undefined): Promise<AuditLine[]> {
      const rows = await listAudit(database, filter, limit, after);
      return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    },
  };
}

export type AuditReading = ReturnType<typeof createAuditReading>;
