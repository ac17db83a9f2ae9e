import type { Id, Json, Moment } from "./column-types.ts";

/** What a member of staff wrote about a request. */
export interface ConsultationNotesTable {
  id: Id;
  consultationId: number;
  /** Id of the member of staff; they may have left since. */
  authorId: string;
  text: string;
  /** Ids of the members of staff it names. */
  mentions: Json<string[]>;
  createdAt: Moment;
  editedAt: Moment | null;
  /** Counts the changes: a change names the version it is based on. */
  version: number;
}

/** Filters of the list of requests that a member of staff kept under a name. */
export interface DeskViewsTable {
  id: Id;
  ownerId: string;
  name: string;
  /** As in the address of the list, without the question mark. */
  query: string;
  /** Seen by all who see requests. */
  shared: boolean;
  createdAt: Moment;
}

/** What one change of many requests at once did, so that it can be undone. */
export interface BulkChangesTable {
  id: Id;
  actorId: string;
  items: Json<BulkChangeItem[]>;
  createdAt: Moment;
  undoneAt: Moment | null;
}

/** One request of a bulk change: what it was, and what the change left. */
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
  /** The step itself stays on the request: it is somebody's words. */
  hasNextStep: boolean;
  /** Day in Montréal, `2026-11-20`. */
  nextStepAt: string | null;
}
