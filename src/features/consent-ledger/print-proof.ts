import { AppError } from "../../lib/http/app-error.ts";
import type { Language } from "../../lib/language.ts";
import { proofPage } from "./proof-page.ts";
import type { LedgerParts } from "./read-ledger.ts";
import { findProof } from "./store.ts";

/**
 * The proof of one consent as a page to print; logs who opened it.
 * @returns HTML
 * @throws AppError `not-found`
 */
export async function printProof(
  { database, clock, facts }: LedgerParts,
  id: number,
  language: Language,
  actor: string,
): Promise<string> {
  const consent = await findProof(database.kysely, id);
  if (!consent) throw new AppError("not-found", "There is no such consent");
  const at = clock();
  await facts.record(database.kysely, { kind: "privacy.consent-proof", at, actor, subject: id, detail: {} });
  await database.flushed();
  return proofPage(consent, language, at);
}
