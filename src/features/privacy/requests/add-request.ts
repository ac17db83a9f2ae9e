import { type Asked, dueAtOf, type PrivacyRequest } from "../model.ts";
import type { PrivacyParts } from "../parts.ts";
import { insertRequest, requestOf } from "./store.ts";

/** Adds a request that came by email or phone, from someone whose identity staff have verified. */
export async function addRequest(
  { database, clock, facts }: PrivacyParts,
  asked: Asked,
  actor: string,
): Promise<PrivacyRequest> {
  const at = clock();
  const row = await facts.transaction(async (db) => {
    const inserted = await insertRequest(db, { ...asked, source: "staff", receivedAt: at, dueAt: dueAtOf(at) });
    const detail = { kind: asked.kind };
    await facts.record(db, { kind: "privacy.request", at, actor, subject: inserted.id, detail });
    return inserted;
  });
  await database.flushed();
  return requestOf(row);
}
