import type { Queryable } from "../../../db/database.ts";
import { type IncidentFields, incidentFields } from "./model.ts";

const COLUMNS = ["id", ...(Object.keys(incidentFields) as (keyof IncidentFields)[]), "version"] as const;

/** Newest first. */
export async function listIncidents(db: Queryable) {
  return await db
    .selectFrom("privacy_incidents")
    .select(COLUMNS)
    .orderBy("learnedOn", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function findIncident(db: Queryable, id: number) {
  return await db.selectFrom("privacy_incidents").select(COLUMNS).where("id", "=", id).executeTakeFirst();
}

export async function insertIncident(db: Queryable, fields: IncidentFields, createdBy: string, at: Date) {
  return await db
    .insertInto("privacy_incidents")
    .values({ ...fields, createdBy, createdAt: at, updatedAt: at, version: 1 })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** @returns undefined when somebody else was quicker, or there is no such entry */
export async function updateIncident(db: Queryable, id: number, fields: IncidentFields, version: number, at: Date) {
  return await db
    .updateTable("privacy_incidents")
    .set({ ...fields, updatedAt: at, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returning(COLUMNS)
    .executeTakeFirst();
}
