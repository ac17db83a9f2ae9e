import type { ColumnType, Generated } from "kysely";
import type { ColumnsOf, Id, Json, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { Consultation } from "./model.ts";
import { answerColumns } from "./model.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    consultations: ConsultationsTable;
    consultation_notes: ConsultationNotesTable;
    desk_views: DeskViewsTable;
    bulk_changes: BulkChangesTable;
  }
}

/** The purposes of the columns (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  consultations: {
    purpose: "consultation",
    none: "id createdAt contacted contactedAt leadScoreVersion review reviewedAt verdictReasons language ownerId stage outcome outcomeAt nextStepAt followUpVersion addressProvenAt wishedStart wishedKind",
    business: `${answerColumns(false).join(" ")} leadScore leadScorePercent leadScoreFactors`,
    personal: `${answerColumns(true).join(" ")} source searchText nextStep wishedZone`,
    secret: "contentDigest linkNonce",
  },
  consultation_notes: {
    purpose: "consultation",
    none: "id authorId mentions createdAt editedAt version",
    personal: "consultationId text",
  },
  desk_views: { purpose: "staff", none: "id ownerId shared createdAt", personal: "name query" },
  bulk_changes: { purpose: "operation", none: "id actorId items createdAt undoneAt" },
};

export interface ConsultationNotesTable {
  id: Id;
  consultationId: number;
  /** Id of the author, whose account may no longer exist. */
  authorId: string;
  text: string;
  mentions: Json<string[]>;
  createdAt: Moment;
  editedAt: Moment | null;
  /** Incremented on every change. A change states the version that it is based on. */
  version: number;
}

/** A saved view: request list filters that a staff member saved under a name. */
export interface DeskViewsTable {
  id: Id;
  ownerId: string;
  name: string;
  /** The list's URL query, without the question mark. */
  query: string;
  /** Whether all staff who may see requests see the view. */
  shared: boolean;
  createdAt: Moment;
}

export interface BulkChangesTable {
  id: Id;
  actorId: string;
  items: Json<BulkChangeItem[]>;
  createdAt: Moment;
  undoneAt: Moment | null;
}

/** One request's state before and after a bulk change. */
export interface BulkChangeItem {
  id: number;
  before: BulkChangeFacts;
  after: BulkChangeFacts;
}

export interface BulkChangeFacts {
  version: number;
  contacted: boolean;
  /** ISO 8601 UTC instant. */
  contactedAt: string | null;
  stage: string;
  outcome: string | null;
  /** ISO 8601 UTC instant. */
  outcomeAt: string | null;
  ownerId: string | null;
  /** Whether the request had a next step. The step's text, which staff wrote, is stored on the request only. */
  hasNextStep: boolean;
  /** Day in Montréal, `YYYY-MM-DD`. */
  nextStepAt: string | null;
}

type ConsultationColumns = ColumnsOf<Consultation, "createdAt" | "contactedAt" | "outcomeAt" | "wishedStart">;

/** A consultation request: its response fields except derived fields, and columns that staff do not see. */
export interface ConsultationsTable
  extends Omit<ConsultationColumns, "leadScore" | "currentChallenges" | "newsletter" | "stage" | "followUpVersion"> {
  leadScore: string | null;
  stage: Generated<Consultation["stage"]>;
  followUpVersion: Generated<number>;
  reviewedAt: Moment | null;
  /** Name, email, company, phone and job title, folded (lower case, no accents) for the desk's search. */
  searchText: string;
  /** Digest of the content, to detect repetition. */
  contentDigest: string | null;
  /** Random value, signed in booking links along with the id. `null` for rows older than the column. */
  linkNonce: ColumnType<string | null, string, never>;
  /** When a link emailed to the sender was first used, which proves the email address. */
  addressProvenAt: Moment | null;
}
