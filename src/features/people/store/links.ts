import type { Insertable, Selectable, Updateable } from "kysely";
import type { Queryable } from "../../../db/database.ts";
import { RECORD_KINDS, type RecordKind, type RecordRef } from "../model.ts";
import type { PersonLinksTable } from "../tables.ts";
import { inParts } from "./people.ts";

export type Link = Selectable<PersonLinksTable>;

export async function findLink(db: Queryable, { kind, id }: RecordRef): Promise<Link | undefined> {
  return await db
    .selectFrom("person_links")
    .selectAll()
    .where("recordKind", "=", kind)
    .where("recordId", "=", id)
    .executeTakeFirst();
}

/** @returns false when the record already belongs to someone */
export async function insertLink(db: Queryable, link: Omit<Insertable<PersonLinksTable>, "id">): Promise<boolean> {
  const row = await db
    .insertInto("person_links")
    .values(link)
    .onConflict((conflict) => conflict.columns(["recordKind", "recordId"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateLinks(
  db: Queryable,
  ids: readonly number[],
  values: Updateable<PersonLinksTable>,
): Promise<void> {
  if (ids.length > 0) await db.updateTable("person_links").set(values).where("id", "in", ids).execute();
}

/** @returns whose they were, and what they stated */
export async function deleteLinks(
  db: Queryable,
  kind: RecordKind,
  ids: readonly number[],
): Promise<Pick<Link, "personId" | "mailKey" | "phoneKey">[]> {
  return await db
    .deleteFrom("person_links")
    .where("recordKind", "=", kind)
    .where("recordId", "in", ids)
    .returning(["personId", "mailKey", "phoneKey"])
    .execute();
}

/** Moves all of a person's records to another. @returns the ids of their links */
export async function moveAllLinks(db: Queryable, from: number, to: number): Promise<number[]> {
  const moved = await db
    .updateTable("person_links")
    .set({ personId: to })
    .where("personId", "=", from)
    .returning("id")
    .execute();
  return moved.map(({ id }) => id);
}

/** Returns records and their entries to the person a merge took them from, except those reassigned since. */
export async function returnLinks(db: Queryable, ids: readonly number[], from: number, to: number): Promise<void> {
  for (const some of inParts(ids)) {
    const update = db.updateTable("person_links").set({ personId: to }).where("personId", "=", from);
    await update.where("id", "in", some).execute();
  }
  await db
    .updateTable("timeline_entries")
    .set({ personId: to })
    .where("personId", "=", from)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("person_links as link")
          .select("link.id")
          .whereRef("link.recordKind", "=", "timeline_entries.recordKind")
          .whereRef("link.recordId", "=", "timeline_entries.recordId")
          .where("link.personId", "=", to),
      ),
    )
    .execute();
}

/** Whether a person has any records, and whether one is accepted, which lists them at the desk. */
export async function hasLinks(db: Queryable, personId: number): Promise<{ any: boolean; accepted: boolean }> {
  const links = db.selectFrom("person_links").select("id").where("personId", "=", personId).limit(1);
  // The kinds are named so that an index applies.
  const accepted = links.where("recordKind", "in", RECORD_KINDS).where("accepted", "=", true);
  if (await accepted.executeTakeFirst()) return { any: true, accepted: true };
  return { any: (await links.executeTakeFirst()) !== undefined, accepted: false };
}

/** Whether another record of the same person states an email. */
export async function hasOtherMail(db: Queryable, { id, personId }: Pick<Link, "id" | "personId">): Promise<boolean> {
  const row = await db
    .selectFrom("person_links")
    .select("id")
    .where("personId", "=", personId)
    .where("mailKey", ">", "")
    .where("id", "!=", id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
