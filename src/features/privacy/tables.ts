import type { Id, Json, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { IncidentFields } from "./incident-fields.ts";
import type { PrivacyRequest } from "./model.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    privacy_requests: PrivacyRequestsTable;
    privacy_links: PrivacyLinksTable;
    erasures: ErasuresTable;
    privacy_incidents: PrivacyIncidentsTable;
    retention_reports: RetentionReportsTable;
    anonymous_counts: AnonymousCountsTable;
  }
}

/** Purpose and sensitivity of each column (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  privacy_requests: {
    purpose: "rights",
    none: "id kind language source receivedAt dueAt state answeredAt answeredBy",
    personal: "email wish note",
  },
  privacy_links: {
    purpose: "rights",
    none: "kind language expiresAt requestId",
    personal: "email wish",
    secret: "tokenDigest",
  },
  erasures: { purpose: "accountability", none: "id at by requestId keyId records files", secret: "keys" },
  privacy_incidents: {
    purpose: "incidents",
    none: "id dataKinds circumstances happenedFrom happenedTo learnedOn peopleCount riskAssessment seriousRisk commissionToldOn peopleToldOn publicNotice measures createdBy createdAt updatedAt version",
  },
  retention_reports: { purpose: "operation", none: "day at counts" },
  anonymous_counts: { purpose: "operation", none: "month kind value n" },
};

/** A person's request about their data, after proof that the email address is theirs. */
export interface PrivacyRequestsTable
  extends Pick<PrivacyRequest, "kind" | "email" | "language" | "wish" | "source" | "state" | "note"> {
  id: Id;
  receivedAt: Moment;
  dueAt: Moment;
  answeredAt: Moment | null;
  /** Id of the staff member who answered, or `system` if the request was fulfilled automatically. */
  answeredBy: string | null;
}

/** An emailed link that proves ownership of an email address. */
export interface PrivacyLinksTable extends Pick<PrivacyRequest, "kind" | "language" | "wish"> {
  tokenDigest: string;
  email: string;
  expiresAt: Moment;
  requestId: number | null;
}

/** The certificate of an erasure, with the data needed to repeat it on an older backup. */
export interface ErasuresTable {
  id: string;
  at: Moment;
  /** Id of the staff member who erased the data. */
  by: string;
  requestId: number | null;
  /** Identifies the secret that the digests were made with. */
  keyId: string;
  /** Keyed digests of the email addresses and phone numbers. */
  keys: Json<string[]>;
  /** Ids of the erased records, by holder. */
  records: Json<Record<string, string[]>>;
  /** Number of email files deleted. */
  files: number;
}

/** The register of incidents (Regulation respecting confidentiality incidents, s. 7). */
export interface PrivacyIncidentsTable extends IncidentFields {
  id: Id;
  createdBy: string;
  createdAt: Moment;
  updatedAt: Moment;
  /** Incremented on each change; a change states the version it is based on. */
  version: number;
}

/** What the nightly job deleted on a day. */
export interface RetentionReportsTable {
  day: string;
  at: Moment;
  /** Number of deleted records, by rule. */
  counts: Json<Record<string, number>>;
}

/** Anonymous statistics of deleted requests. */
export interface AnonymousCountsTable {
  /** Montréal month in which the request was received, such as `2026-11`. */
  month: string;
  kind: "grade" | "language";
  value: string;
  n: number;
}
