import type { ColumnsOf, Id, Json, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { CompanyValues } from "./model.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    company: CompanyTable;
    company_versions: CompanyVersionsTable;
  }
}

/** What its columns are for (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  company: {
    purpose: "operation",
    none: "id name legalName foundingYear clientsServed email phone street city postalCode privacyEmail monday tuesday wednesday thursday friday saturday sunday velocity accelerate dominate founderName linkedin facebook instagram look founder legal story questions tools cases version",
  },
  company_versions: { purpose: "operation", none: "id data at actor wordedOn" },
};

/** The draft: one row, which no visitor sees. */
export type CompanyTable = ColumnsOf<CompanyValues & { id: number; version: number }>;

/** What was published, newest last; rows are only ever added. */
export interface CompanyVersionsTable {
  id: Id;
  data: Json<CompanyValues>;
  at: Moment;
  /** Day since which notices and consents are worded as in this version; null in versions from before they had one. */
  wordedOn: string | null;
  /** Id of the member of staff, or `system` for a file. */
  actor: string;
}
