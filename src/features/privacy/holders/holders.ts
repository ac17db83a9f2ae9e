import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { PersonKeys } from "../model.ts";
import { chat } from "./chat.ts";
import { consultations } from "./consultations.ts";
import type { FoundRecords, Holder, RecordIds } from "./holder.ts";
import { findMailFiles, mails } from "./mails.ts";
import { newsletter } from "./newsletter.ts";
import { matcherOf, type PersonMatcher } from "./person-matcher.ts";
import { limits, rights } from "./rights.ts";
import { webhooks } from "./webhooks.ts";

/** In execution order: emails and webhooks are found through their subject, limits through addresses found before. */
export const HOLDERS: readonly Holder[] = [consultations, newsletter, chat, mails, rights, webhooks, limits];

/** Everything the database holds about a person, by holder. */
export async function findAll(db: Queryable, person: PersonMatcher): Promise<FoundRecords> {
  const found: FoundRecords = {};
  for (const holder of HOLDERS) {
    const records = await holder.find(db, person, found);
    if (records.length > 0) found[holder.name] = records;
  }
  return found;
}

/** Erases what {@link findAll} found, in the caller's transaction. */
export async function eraseAll(db: Queryable, records: RecordIds): Promise<void> {
  for (const { name, erase } of HOLDERS) await erase(db, records[name] ?? []);
}

export function idsOf(found: FoundRecords): RecordIds {
  return Object.fromEntries(Object.entries(found).map(([name, records]) => [name, records.map(({ id }) => id)]));
}

export function countsOf(records: RecordIds): Record<string, number> {
  return Object.fromEntries(Object.entries(records).map(([name, ids]) => [name, ids.length]));
}

export function totalOf(records: RecordIds): number {
  return Object.values(records).reduce((sum, ids) => sum + ids.length, 0);
}

/**
 * What the database and the email files hold under these addresses, numbers and names.
 * @throws AppError `invalid` when nobody is named
 */
export async function findEverything(mailFolder: string, db: Queryable, keys: PersonKeys): Promise<FoundRecords> {
  requireKeys(keys);
  const person = matcherOf(keys);
  const found = await findAll(db, person);
  const files = await findMailFiles(mailFolder, person);
  return files.length > 0 ? { ...found, "mail-files": files } : found;
}

export function requireKeys({ emails, phones, names }: PersonKeys): void {
  if (emails.length + phones.length + names.length > 0) return;
  throw new AppError("invalid", "Nobody is named", { fields: { keys: "required" } });
}
