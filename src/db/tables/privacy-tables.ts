import type { Id, Json, Moment } from "./column-types.ts";

/** What a person asks about the data held about them, once they have proved that the address is theirs. */
export interface PrivacyRequestsTable {
  id: Id;
  kind: "see" | "correct" | "erase";
  /** `null` once it was erased with the rest. */
  email: string | null;
  /** Of the person: mails and documents for them are in it. */
  language: "fr" | "en";
  /** What is to be corrected, in their words. */
  wish: string | null;
  /** `staff`: it came by mail or phone. */
  source: "person" | "staff";
  receivedAt: Moment;
  /** Thirty days later (Law 25: Act respecting the protection of personal information in the private sector, s. 32). */
  dueAt: Moment;
  state: "open" | "answered" | "refused";
  answeredAt: Moment | null;
  /** Id of the member of staff, or `system` for what the page answered by itself. */
  answeredBy: string | null;
  /** Why it was refused, or how it was answered. */
  note: string | null;
}

/** A link in a mail by which somebody proves that an address is theirs. */
export interface PrivacyLinksTable {
  tokenDigest: string;
  kind: "see" | "correct" | "erase";
  email: string;
  language: "fr" | "en";
  wish: string | null;
  expiresAt: Moment;
  /** Set once the link was used. */
  requestId: number | null;
}

/** The certificate of an erasure, and what it needs to be done again on an older backup. */
export interface ErasuresTable {
  id: string;
  at: Moment;
  /** Id of the member of staff. */
  by: string;
  requestId: number | null;
  /** Which secret the digests were made with. */
  keyId: string;
  /** Keyed digests of the addresses and phone numbers. */
  keys: Json<string[]>;
  /** Numbers of what was erased, by holder. */
  records: Json<Record<string, string[]>>;
  /** Mail files. */
  files: number;
}

/** The register of incidents (Regulation respecting confidentiality incidents, s. 7). Days are Montréal's, `2026-11-20`. */
export interface PrivacyIncidentsTable {
  id: Id;
  /** Which personal information, or why that is not known. */
  dataKinds: string;
  circumstances: string;
  /** `null` while it is not known; with `happenedTo` a period. */
  happenedFrom: string | null;
  happenedTo: string | null;
  learnedOn: string;
  /** `null` while it is not known. */
  peopleCount: number | null;
  /** What leads to the conclusion on the risk: sensitivity, possible misuse, consequences, likelihood. */
  riskAssessment: string;
  /** Of serious injury. */
  seriousRisk: boolean;
  commissionToldOn: string | null;
  peopleToldOn: string | null;
  /** That a public notice was given, and why. */
  publicNotice: string | null;
  measures: string;
  createdBy: string;
  createdAt: Moment;
  updatedAt: Moment;
  /** Counts changes; staff name the one they saw. */
  version: number;
}

/** What the nightly job forgot on a day. */
export interface RetentionReportsTable {
  day: string;
  at: Moment;
  /** By rule. */
  counts: Json<Record<string, number>>;
}

/** What is still known in figures of what was forgotten. */
export interface AnonymousCountsTable {
  /** Of Montréal, `2026-11`: when the request came. */
  month: string;
  kind: "grade" | "language";
  value: string;
  n: number;
}
