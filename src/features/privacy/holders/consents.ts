import type { Queryable } from "../../../db/database.ts";

/** Consents given in forms, for a person's export: the notice, and the newsletter answer. */
export async function consentsOfRequests(db: Queryable, consultationIds: readonly number[]) {
  const lines = await withWords(db)
    .select(["entry.consultationId", "entry.purpose", "entry.state", "entry.at"])
    .where("entry.consultationId", "in", consultationIds)
    .orderBy("entry.purpose", "desc")
    .orderBy("entry.id")
    .execute();
  // A second email, sent after the first link expired, adds an entry, but the form was answered once.
  const first = new Map<string, (typeof lines)[number]>();
  for (const line of lines) {
    const key = `${line.consultationId} ${line.purpose}`;
    if (!first.has(key)) first.set(key, line);
  }
  return [...first.values()].map(({ purpose, state, wording, version, language, at, consultationId }) => ({
    consultationId,
    purpose: purpose === "request" ? "notice" : purpose,
    granted: state !== "declined",
    wording,
    version,
    language,
    createdAt: at,
  }));
}

/** A newsletter reader's consents, for their export. */
export async function consentsOfReader(db: Queryable, subscriptionId: number) {
  return await withWords(db)
    .select(["entry.source", "entry.mailedAt as requestedAt", "entry.confirmedAt", "entry.withdrawnAt"])
    .where("entry.subscriptionId", "=", subscriptionId)
    .orderBy("entry.mailedAt")
    .orderBy("entry.id")
    .execute();
}

function withWords(db: Queryable) {
  return db
    .selectFrom("consent_ledger as entry")
    .leftJoin("consent_wordings as words", "words.id", "entry.wordingId")
    .select(["entry.version", "entry.language"])
    .select((eb) => eb.fn.coalesce("words.wording", eb.val("")).as("wording"));
}
