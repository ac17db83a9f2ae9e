import type { ConsultationsParts } from "../parts.ts";
import { type ConsultationFilter, countStages, listSelection } from "../store/lists.ts";
import { MAX_SELECTION, type Owner, type Selection, type StageCounts } from "./model.ts";
import { STAGES } from "./stage.ts";
import { listOwners } from "./store.ts";

/** Who a request can be assigned to, and a note can mention. */
export async function readOwners({ database }: ConsultationsParts): Promise<Owner[]> {
  return (await listOwners(database.kysely)).map(({ id, name }) => ({ id, name }));
}

/** How many requests of a list are at each stage. */
export async function readStages({ database }: ConsultationsParts, filter: ConsultationFilter): Promise<StageCounts> {
  const counts = new Map((await countStages(database, filter)).map(({ stage, n }) => [stage, n]));
  return Object.fromEntries(STAGES.map((stage) => [stage, counts.get(stage) ?? 0])) as StageCounts;
}

/** All requests of a list by id, name and version, newest first, up to the selection limit. */
export async function selectRequests({ database }: ConsultationsParts, filter: ConsultationFilter): Promise<Selection> {
  const rows = await listSelection(database, filter, MAX_SELECTION + 1);
  return { requests: rows.slice(0, MAX_SELECTION), more: rows.length > MAX_SELECTION };
}
