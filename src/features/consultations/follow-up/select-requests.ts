import type { ConsultationsParts } from "../parts.ts";
import { type ConsultationFilter, countStages, listSelection } from "../store/lists.ts";
import { MAX_SELECTION, type Owner, type Selection, type StageCounts } from "./model.ts";
import { STAGES } from "./stage.ts";
import { listOwners } from "./store.ts";

/** Whom a request can be given to, and whom a note can name. */
export async function readOwners({ database }: ConsultationsParts): Promise<Owner[]> {
  return (await listOwners(database.kysely)).map(({ id, name }) => ({ id, name }));
}

/** How many requests of a list stand at each stage. */
export async function readStages({ database }: ConsultationsParts, filter: ConsultationFilter): Promise<StageCounts> {
  const counts = new Map((await countStages(database, filter)).map(({ stage, n }) => [stage, n]));
  return Object.fromEntries(STAGES.map((stage) => [stage, counts.get(stage) ?? 0])) as StageCounts;
}

/** All requests of a list by number, name and version, newest first, as many as a selection may hold. */
export async function selectRequests({ database }: ConsultationsParts, filter: ConsultationFilter): Promise<Selection> {
  const rows = await listSelection(database, filter, MAX_SELECTION + 1);
  return { requests: rows.slice(0, MAX_SELECTION), more: rows.length > MAX_SELECTION };
}
