import type { ColumnsOf, Id, Json, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { CompanyValues } from "./model.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    company: CompanyTable;
    company_versions: CompanyVersionsTable;
  }
}

export const dataMap: DataMap = {
  company: {
    purpose: "operation",
    none: "id name legalName foundingYear clientsServed email phone street city postalCode privacyEmail monday tuesday wednesday thursday friday saturday sunday velocity accelerate dominate founderName linkedin facebook instagram look founder legal story questions tools cases version",
  },
  company_versions: { purpose: "operation", none: "id data at actor wordedOn" },
};

/** The draft, a single row that visitors never see. */
export type CompanyTable = ColumnsOf<CompanyValues & { id: number; version: number }>;

/** Published versions; append-only. */
export interface CompanyVersionsTable {
  id: Id;
  data: Json<CompanyValues>;
  at: Moment;
  /** Day since which notices and consents have had this version's wording; null in versions older than the column. */
  wordedOn: string | null;
  /** Staff id, or `system` for an import from a file. */
  actor: string;
}
