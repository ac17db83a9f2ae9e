import type { Id, Moment } from "./column-types.ts";

/** Filled in by fact and language, see `features/letters`. */
export interface LetterTemplatesTable {
  id: Id;
  /** Of one that came with the program. */
  sample: string | null;
  nameFr: string;
  nameEn: string;
  subjectFr: string;
  subjectEn: string;
  bodyFr: string;
  bodyEn: string;
  archived: boolean;
  version: number;
  createdAt: Moment;
  updatedAt: Moment;
}

/** A mail that a member of staff wrote to the person behind a request. */
export interface LettersTable {
  id: Id;
  consultationId: number;
  templateId: number | null;
  /** Of the template, as it was used. */
  templateVersion: number | null;
  language: "fr" | "en";
  recipient: string;
  subject: string;
  body: string;
  /** Id of the member of staff. */
  sentBy: string;
  senderName: string;
  createdAt: Moment;
  state: "pending" | "delivered" | "dead";
  /** Names the attempt at the desk that it comes from. */
  attempt: string;
}
