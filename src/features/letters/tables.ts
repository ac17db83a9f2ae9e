import type { Id, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    letters: LettersTable;
    letter_templates: LetterTemplatesTable;
  }
}

/** The purposes of the columns (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  letters: {
    purpose: "consultation",
    none: "id templateId templateVersion language sentBy senderName createdAt state attempt",
    personal: "consultationId recipient subject body",
  },
  letter_templates: {
    purpose: "publishing",
    none: "id sample nameFr nameEn subjectFr subjectEn bodyFr bodyEn archived version createdAt updatedAt",
  },
};

/** A template in both languages, with placeholders for facts (`placeholders.ts`). */
export interface LetterTemplatesTable {
  id: Id;
  /** Name of the shipped template from which this row was made; `null` for a template by staff. */
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

/** An email that a staff member wrote to a request's sender. */
export interface LettersTable {
  id: Id;
  consultationId: number;
  templateId: number | null;
  templateVersion: number | null;
  language: "fr" | "en";
  recipient: string;
  subject: string;
  body: string;
  sentBy: string;
  senderName: string;
  createdAt: Moment;
  state: "pending" | "delivered" | "dead";
  /** Idempotency key, unique. */
  attempt: string;
}
