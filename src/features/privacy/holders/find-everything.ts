import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { PersonKeys } from "../model.ts";
import type { FoundRecords } from "./holder.ts";
import { findAll } from "./holders.ts";
import { findMailFiles } from "./mail-files.ts";
import { matcherOf } from "./person-matcher.ts";

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
