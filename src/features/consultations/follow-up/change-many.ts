import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { ConsultationsParts } from "../parts.ts";
import { type ConsultationFilter, countStages, listSelection } from "../store/lists.ts";
import { lockFollowUps } from "../store/requests.ts";
import type { BulkChangeItem } from "../tables.ts";
import {
  type BulkChange,
  changedBy,
  checkOwner,
  factsOf,
  isGone,
  isSame,
  ownChange,
  reasonToLeave,
  restoredTo,
  saveFollowUp,
} from "./change-follow-up.ts";
import {
  type BulkAnswer,
  type BulkLeft,
  type BulkUndone,
  MAX_SELECTION,
  type Owner,
  type Selection,
  type StageCounts,
} from "./model.ts";
import { STAGES } from "./stage.ts";
import { claimUndo, deleteBulkChanges, insertBulkChange, listOwners } from "./store.ts";

/** How long a bulk change can be undone, in milliseconds. The desk offers to undo it for seconds only. */
const UNDO_MS = 60 * 60 * 1000;

/**
 * Changes many requests in one transaction. Requests already in the wanted state stay as they are. Skips requests that
 * were changed since, are not accepted, are gone, or have no next step to be given a due day.
 * @param wanted requests, each with the version that the change is based on
 * @returns id for undoing the change, number of requests changed, and requests skipped
 * @throws AppError `invalid` for an invalid owner
 */
export async function changeMany(
  parts: ConsultationsParts,
  wanted: readonly { id: number; version: number }[],
  change: BulkChange,
  actor: string,
): Promise<BulkAnswer> {
  const versions = new Map(wanted.map(({ id, version }) => [id, version]));
  return await parts.facts.transaction(async (db) => {
    const items: BulkChangeItem[] = [];
    const left: BulkLeft[] = [];
    await checkOwner(db, change.ownerId);
    const at = parts.clock();
    const gone = new Set(versions.keys());
    for (const before of await lockFollowUps(db, parts.database.dialect, [...versions.keys()])) {
      gone.delete(before.id);
      const own = ownChange(before, change);
      const reason = reasonToLeave(before, own, versions.get(before.id));
      const after = changedBy(before, own, at);
      if (reason !== "no-step" && isSame(before, after)) continue;
      if (reason) {
        left.push({ id: before.id, reason, version: before.followUpVersion });
        continue;
      }
      after.followUpVersion += 1;
      await saveFollowUp(parts, db, before, after, actor, at);
      items.push({ id: before.id, before: factsOf(before), after: factsOf(after) });
    }
    left.push(...[...gone].map(isGone));
    if (items.length === 0) return { id: null, changed: 0, left };
    const ids = items.map(({ id }) => id);
    await parts.facts.record(db, { kind: "consultation.changed", at, actor, subject: ids[0]!, ids });
    return { id: await insertBulkChange(db, { actorId: actor, items, createdAt: at }), changed: items.length, left };
  });
}

/**
 * Undoes the caller's own bulk change, except on requests that have changed since.
 * @throws AppError `not-found` if there is nothing left to undo
 */
export async function undoMany(parts: ConsultationsParts, id: number, actor: string): Promise<BulkUndone> {
  return await parts.facts.transaction(async (db) => {
    const restored: number[] = [];
    const kept: BulkLeft[] = [];
    const at = parts.clock();
    const change = await claimUndo(db, id, actor, new Date(at.getTime() - UNDO_MS), at);
    if (!change) throw new AppError("not-found", "There is no such change to undo");
    const items = new Map(change.items.map((item) => [item.id, item]));
    for (const row of await lockFollowUps(db, parts.database.dialect, [...items.keys()])) {
      const item = items.get(row.id);
      if (!item) continue;
      items.delete(row.id);
      if (row.followUpVersion !== item.after.version || row.contacted !== item.after.contacted) {
        kept.push({ id: row.id, reason: "changed", version: row.followUpVersion });
        continue;
      }
      await saveFollowUp(parts, db, row, restoredTo(row, item.before), actor, at);
      restored.push(row.id);
    }
    kept.push(...[...items.keys()].map(isGone));
    const [first] = restored;
    if (first !== undefined) {
      await parts.facts.record(db, { kind: "consultation.changed", at, actor, subject: first, ids: restored });
    }
    return { restored: restored.length, kept };
  });
}

/** Deletes bulk changes that can no longer be undone. */
export const forgetBulkChanges = (db: Queryable, now: Date): Promise<void> =>
  deleteBulkChanges(db, new Date(now.getTime() - UNDO_MS));

/** Lists the staff members to whom a request can be assigned and whom a note can mention. */
export async function readOwners({ database }: ConsultationsParts): Promise<Owner[]> {
  return (await listOwners(database.kysely)).map(({ id, name }) => ({ id, name }));
}

/** Counts a list's requests at each stage. */
export async function readStages({ database }: ConsultationsParts, filter: ConsultationFilter): Promise<StageCounts> {
  const counts = new Map((await countStages(database, filter)).map(({ stage, n }) => [stage, n]));
  return Object.fromEntries(STAGES.map((stage) => [stage, counts.get(stage) ?? 0])) as StageCounts;
}

/** Lists the id, name and version of a list's requests, newest first, up to the selection limit. */
export async function selectRequests({ database }: ConsultationsParts, filter: ConsultationFilter): Promise<Selection> {
  const rows = await listSelection(database, filter, MAX_SELECTION + 1);
  return { requests: rows.slice(0, MAX_SELECTION), more: rows.length > MAX_SELECTION };
}
