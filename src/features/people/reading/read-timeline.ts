import { mailOf } from "../matching/entry-ref.ts";
import {
  TIMELINE_GROUPS,
  type TimelineEntry,
  type TimelineKind,
  type TimelinePage,
  type TimelineQuery,
} from "../model.ts";
import type { PeopleParts } from "../parts.ts";
import { countLinks, findStaffNames, listMerges, listTimeline, type TimelineRow } from "../store/lists.ts";
import { cursorOf, pageAfter } from "./page-cursor.ts";
import { resolvePerson } from "./read-person.ts";

/** A page of the timeline, newest first. @throws AppError `not-found`, `invalid` for an invalid cursor */
export async function readTimeline(
  { database: { kysely } }: Pick<PeopleParts, "database">,
  id: number,
  query: TimelineQuery,
): Promise<TimelinePage> {
  const personId = await resolvePerson(kysely, id);
  const after = query.cursor === undefined ? undefined : pageAfter(query.cursor);
  const kinds = query.group && TIMELINE_GROUPS[query.group];
  const rows = await listTimeline(kysely, personId, kinds, query.limit + 1, after);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const owners = page.flatMap(({ kind, detail }) =>
    kind === "owner" && detail["ownerId"] ? [String(detail["ownerId"])] : [],
  );
  const [records, merges, names] = await Promise.all([
    countLinks(kysely, personId, 2),
    listMerges(kysely, personId),
    findStaffNames(kysely, owners),
  ]);
  return {
    entries: page.map((row) => entryOf(withMail(withOwner(row, names)), records > 1, merges)),
    next: last && rows.length > page.length ? cursorOf(last.at, last.id) : null,
  };
}

function entryOf(row: TimelineRow, hasOthers: boolean, merges: readonly number[]): TimelineEntry {
  const { id, at, recordKind, recordId, actor, actorName, matchedBy, detail } = row;
  return {
    id,
    at: at.toISOString(),
    kind: row.kind as TimelineKind,
    record: recordKind === null || recordId === null ? null : { kind: recordKind, id: recordId },
    matched: matchedBy === null ? null : { by: matchedBy, canUndo: hasOthers && matchedBy !== "alone" },
    actor: actor === null ? null : { id: actor, name: actorName },
    detail,
    canUndoMerge: row.kind === "merge" && merges.includes(Number(detail["mergeId"])),
  };
}

/** Adds the id for reading its email. */
function withMail(row: TimelineRow): TimelineRow {
  const mailId = row.kind === "mail" && row.ref ? mailOf(row.ref) : undefined;
  return mailId === undefined ? row : { ...row, detail: { ...row.detail, mailId } };
}

function withOwner(row: TimelineRow, names: ReadonlyMap<string, string>): TimelineRow {
  if (row.kind !== "owner") return row;
  return { ...row, detail: { ...row.detail, ownerName: names.get(String(row.detail["ownerId"])) ?? null } };
}
