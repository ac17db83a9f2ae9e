import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Dialect, Queryable } from "../../../db/database.ts";
import { stageOf } from "../follow-up/stage.ts";
import type { Consultation, FollowUp } from "../model.ts";
import type { ConsultationsTable } from "../tables.ts";

export type NewConsultation = Omit<
  Consultation,
  "id" | "newsletter" | "currentChallenges" | "createdAt" | "contacted" | "contactedAt" | keyof FollowUp
> & {
  createdAt: Date;
  searchText: string;
  contentDigest: string;
};

/** A time chosen with a request but not booked. */
type Wish = Pick<Consultation, "wishedStart" | "wishedKind" | "wishedZone">;

export async function insertConsultation(db: Queryable, consultation: NewConsultation): Promise<number> {
  const { leadScoreFactors, source, verdictReasons, wishedStart, ...columns } = consultation;
  const { id } = await db
    .insertInto("consultations")
    .values({
      ...columns,
      leadScoreFactors: JSON.stringify(leadScoreFactors),
      source: JSON.stringify(source),
      verdictReasons: JSON.stringify(verdictReasons),
      wishedStart: wishedStart === null ? null : new Date(wishedStart),
      linkNonce: randomUUID(),
      contacted: false,
      contactedAt: null,
      reviewedAt: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateWish(db: Queryable, id: number, { wishedStart, ...wish }: Wish): Promise<void> {
  await db
    .updateTable("consultations")
    .set({ wishedStart: wishedStart === null ? null : new Date(wishedStart), ...wish })
    .where("id", "=", id)
    .execute();
}

/** Counts requests with the same content since an instant, up to `limit`. */
export async function countSameContent(db: Queryable, digest: string, since: Date, limit: number): Promise<number> {
  const rows = await db
    .selectFrom("consultations")
    .select("id")
    .where("contentDigest", "=", digest)
    .where("createdAt", ">", since)
    .limit(limit)
    .execute();
  return rows.length;
}

/** Whether at least `many` accepted requests were received after an instant. */
export async function haveBeenAccepted(db: Queryable, many: number, after: Date): Promise<boolean> {
  const rows = await db
    .selectFrom("consultations")
    .select("id")
    .where("review", "=", "accepted")
    .where("createdAt", ">", after)
    .limit(many)
    .execute();
  return rows.length === many;
}

export async function findConsultation(db: Queryable, id: number): Promise<Consultation | undefined> {
  const row = await selectConsultations(db).where("consultations.id", "=", id).executeTakeFirst();
  return row && toConsultation(row);
}

/** The columns on which a follow-up change is based. */
export type FollowUpRow = Pick<
  Selectable<ConsultationsTable>,
  | "id"
  | "name"
  | "review"
  | "contacted"
  | "contactedAt"
  | "ownerId"
  | "stage"
  | "outcome"
  | "outcomeAt"
  | "nextStep"
  | "nextStepAt"
  | "followUpVersion"
>;

/**
 * Reads requests' follow-ups and locks them until the transaction ends, in id order to avoid deadlocks. SQLite has no
 * row locks, but `begin immediate` has already locked the database.
 */
export async function lockFollowUps(db: Queryable, dialect: Dialect, ids: readonly number[]): Promise<FollowUpRow[]> {
  const rows = db
    .selectFrom("consultations")
    .select(["id", "name", "review", "contacted", "contactedAt", "ownerId", "stage", "outcome", "outcomeAt"])
    .select(["nextStep", "nextStepAt", "followUpVersion"])
    .where("id", "in", ids)
    .orderBy("id");
  return await (dialect === "postgres" ? rows.forUpdate() : rows).execute();
}

export async function updateFollowUp(db: Queryable, { id, name, review, ...facts }: FollowUpRow): Promise<void> {
  await db.updateTable("consultations").set(facts).where("id", "=", id).execute();
}

/**
 * @param since leaves older marks unchanged
 * @returns false if nothing changed or there is no such row
 */
export async function updateContacted(
  db: Queryable,
  dialect: Dialect,
  id: number,
  { contacted, at, since }: { contacted: boolean; at: Date; since?: Date | undefined },
): Promise<boolean> {
  const [row] = await lockFollowUps(db, dialect, [id]);
  if (!row || row.contacted === contacted) return false;
  if (since && row.contactedAt && row.contactedAt < since) return false;
  const stage = stageOf({ ...row, contacted });
  await db
    .updateTable("consultations")
    .set({ contacted, contactedAt: contacted ? at : null, stage })
    .where("id", "=", id)
    .execute();
  return true;
}

/** @returns false if nothing changed or there is no such row */
export async function updateReview(
  db: Queryable,
  id: number,
  review: Consultation["review"],
  at: Date,
): Promise<boolean> {
  const changed = await db
    .updateTable("consultations")
    .set({ review, reviewedAt: at })
    .where("id", "=", id)
    .where("review", "!=", review)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Returns the query for rows that {@link toConsultation} converts to responses. */
export function selectConsultations(db: Queryable) {
  return db
    .selectFrom("consultations")
    .selectAll("consultations")
    .select((eb) =>
      eb
        .selectFrom("consent_ledger as entry")
        .select((inner) => inner.fn.countAll<number>().as("n"))
        .whereRef("entry.consultationId", "=", "consultations.id")
        .where("entry.purpose", "=", "newsletter")
        .where("entry.state", "!=", "declined")
        .as("consentsOfNewsletter"),
    );
}

type Row = Selectable<ConsultationsTable> & { consentsOfNewsletter: number | null };

export function toConsultation(row: Row): Consultation {
  const { consentsOfNewsletter, searchText, contentDigest, reviewedAt, linkNonce, addressProvenAt, ...columns } = row;
  return {
    ...columns,
    currentChallenges: row.biggestChallenge,
    leadScore: row.leadScore ?? "",
    createdAt: row.createdAt.toISOString(),
    contactedAt: row.contactedAt?.toISOString() ?? null,
    outcomeAt: row.outcomeAt?.toISOString() ?? null,
    wishedStart: row.wishedStart?.toISOString() ?? null,
    newsletter: (consentsOfNewsletter ?? 0) > 0,
  };
}
