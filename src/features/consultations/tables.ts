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

/** What its columns are for (`lib/data-map.ts`). */
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

/** A note by a member of staff about a request. */
export interface ConsultationNotesTable {
  id: Id;
  consultationId: number;
  /** Id of the author, who may have left since. */
  authorId: string;
  text: string;
  /** Ids of the members mentioned. */
  mentions: Json<string[]>;
  createdAt: Moment;
  editedAt: Moment | null;
  /** Incremented on change; a change states the version it is based on. */
  version: number;
}

/** A saved view: filters of the request list that a member saved under a name. */
export interface DeskViewsTable {
  id: Id;
  ownerId: string;
  name: string;
  /** The list's URL query, without the question mark. */
  query: string;
  /** Whether everyone who sees requests sees the view. */
  shared: boolean;
  createdAt: Moment;
}

/** What a bulk change did, so that it can be undone. */
export interface BulkChangesTable {
  id: Id;
  actorId: string;
  items: Json<BulkChangeItem[]>;
  createdAt: Moment;
  undoneAt: Moment | null;
}

/** One request of a bulk change: its state before and after. */
export interface BulkChangeItem {
  id: number;
  before: BulkChangeFacts;
  after: BulkChangeFacts;
}

export interface BulkChangeFacts {
  version: number;
  contacted: boolean;
  /** ISO 8601, UTC. */
  contactedAt: string | null;
  stage: string;
  outcome: string | null;
  /** ISO 8601, UTC. */
  outcomeAt: string | null;
  ownerId: string | null;
  /** Whether it had one; the step's text stays on the request, because someone wrote it. */
  hasNextStep: boolean;
  /** Day in Montréal, `2026-11-20`. */
  nextStepAt: string | null;
}

type ConsultationColumns = ColumnsOf<Consultation, "createdAt" | "contactedAt" | "outcomeAt" | "wishedStart">;

/** A consultation request: its response fields except derived ones, then columns that staff do not see. */
export interface ConsultationsTable
  extends Omit<ConsultationColumns, "leadScore" | "currentChallenges" | "newsletter" | "stage" | "followUpVersion"> {
  leadScore: string | null;
  stage: Generated<Consultation["stage"]>;
  followUpVersion: Generated<number>;
  reviewedAt: Moment | null;
  /** Name, email, company, phone and title, folded (lower case, no accents) for the desk's search. */
  searchText: string;
  /** Digest of the text, to detect repeated content. */
  contentDigest: string | null;
  /** Random; signed in booking links along with the id. `null` for rows older than the column. */
  linkNonce: ColumnType<string | null, string, never>;
  /** When an emailed link was first used, which shows that the sender reads the mailbox. */
  addressProvenAt: Moment | null;
}
