import type { Database, Queryable } from "../../db/database.ts";
import type { Fact, Facts, RecordFact } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { Program, Scope } from "../../lib/http/roles.ts";
import { digestOfToken, newSecretToken } from "../../lib/secrets.ts";
import { KEY_PREFIX, type Key, type MadeKey, MOST_KEYS, type NewKey } from "./model.ts";

/** Number of a key's characters that stay visible in the list; the rest remain too many to guess. */
const HINT_LENGTH = 4;
/** Minimum interval between records of a key's last use, in ms, to spare the database a write per HTTP request. */
const USE_NOTED_EVERY = 60_000;
const DAY = 86_400_000;

type KeyFact = Fact & { kind: `api-key.${"made" | "revoked"}`; subject: number; detail: Record<string, unknown> };

export interface KeysParts {
  database: Database;
  clock: Clock;
  facts: Pick<Facts, "transaction"> & { record: RecordFact<KeyFact> };
  /** Rate limit: counts one HTTP request with a key. @throws AppError `too-many-requests` */
  admit(id: number): Promise<unknown>;
}

/** @throws AppError `conflict` at the maximum number of keys */
export async function makeKey({ database, clock, facts }: KeysParts, key: NewKey, actor: string): Promise<MadeKey> {
  const token = newSecretToken();
  const now = clock();
  const { name, scopes, days } = key;
  const id = await facts.transaction(async (db) => {
    if ((await countInUse(db, now)) >= MOST_KEYS) throw new AppError("conflict", "There are too many keys");
    const hint = KEY_PREFIX + token.slice(0, HINT_LENGTH);
    const endsAt = new Date(now.getTime() + days * DAY);
    const made = { name, scopes, hint, digest: digestOfToken(token)!, createdBy: actor, createdAt: now, endsAt };
    const inserted = await insertKey(db, made);
    await facts.record(db, { kind: "api-key.made", at: now, actor, subject: inserted, detail: { scopes, days } });
    return inserted;
  });
  const made = (await listKeys(database.kysely)).find((each) => each.id === id)!;
  return { key: made, secret: KEY_PREFIX + token };
}

/** @throws AppError `not-found` if the key is already revoked or never existed */
export async function revokeKey({ clock, facts }: KeysParts, id: number, actor: string): Promise<void> {
  const at = clock();
  await facts.transaction(async (db) => {
    if (!(await revoke(db, id, at))) throw new AppError("not-found", "There is no such key");
    await facts.record(db, { kind: "api-key.revoked", at, actor, subject: id, detail: {} });
  });
}

const KEY = new RegExp(`^Bearer +${KEY_PREFIX}(\\S+)$`, "i");

/** True if an HTTP request carries a key; its cookies are then ignored. */
export const showsKey = (authorization: string | null | undefined): boolean => KEY.test(authorization ?? "");

/**
 * Authenticates an HTTP request by its key. A key works only while its creator is an admin; the audit log shows the
 * key's name.
 * @returns undefined without a key
 * @throws AppError `unauthenticated` with the reason, `too-many-requests`
 */
export async function identifyKey(
  { database, clock, admit }: KeysParts,
  authorization: string | undefined,
): Promise<Program | undefined> {
  const token = KEY.exec(authorization ?? "")?.[1];
  if (token === undefined) return undefined;
  const refuse = (reason: string) =>
    new AppError("unauthenticated", "The key is refused", { fields: { authorization: reason } });
  const digest = digestOfToken(token);
  const key = digest && (await findKey(database.kysely, digest));
  if (!key) throw refuse("keyUnknown");
  const now = clock();
  if (key.revokedAt) throw refuse("keyRevoked");
  if (key.endsAt <= now) throw refuse("keyEnded");
  if (key.role !== "admin" || key.deactivatedAt) throw refuse("keyMaker");
  await admit(key.id);
  if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() >= USE_NOTED_EVERY) {
    await noteUse(database.kysely, key.id, now);
  }
  return { id: `key:${key.id}`, name: key.name, scopes: key.scopes };
}

/**
 * Rejects a key in the query string, because URLs end up in proxy logs and browser histories.
 * @throws AppError `invalid`
 */
export function refuseKeyInAddress(query: Readonly<Record<string, string>>): void {
  const [name] = Object.entries(query).find(([, value]) => value.startsWith(KEY_PREFIX)) ?? [];
  if (name === undefined) return;
  throw new AppError("invalid", "A key stands in the address", { fields: { [name]: "keyInAddress" } });
}

export async function listKeys(db: Queryable): Promise<Key[]> {
  const rows = await db
    .selectFrom("api_keys")
    .leftJoin("staff", "staff.id", "api_keys.createdBy")
    .select([
      "api_keys.id",
      "api_keys.name",
      "hint",
      "scopes",
      "staff.name as madeBy",
      "api_keys.createdAt",
      "endsAt",
      "revokedAt",
      "lastUsedAt",
    ])
    .orderBy("api_keys.id", "desc")
    .execute();
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

async function countInUse(db: Queryable, now: Date): Promise<number> {
  const { n } = await db
    .selectFrom("api_keys")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("revokedAt", "is", null)
    .where("endsAt", ">", now)
    .executeTakeFirstOrThrow();
  return Number(n);
}

async function insertKey(
  db: Queryable,
  {
    scopes,
    ...key
  }: Pick<NewKey, "name"> & {
    scopes: readonly Scope[];
    hint: string;
    digest: string;
    createdBy: string;
    createdAt: Date;
    endsAt: Date;
  },
): Promise<number> {
  const { id } = await db
    .insertInto("api_keys")
    .values({ ...key, scopes: JSON.stringify(scopes), revokedAt: null, lastUsedAt: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns false if the key was already revoked or never existed */
async function revoke(db: Queryable, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("api_keys")
    .set({ revokedAt: at })
    .where("id", "=", id)
    .where("revokedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Finds a key by its digest, with its creator's role. */
async function findKey(db: Queryable, digest: string) {
  return await db
    .selectFrom("api_keys")
    .leftJoin("staff", "staff.id", "api_keys.createdBy")
    .select([
      "api_keys.id",
      "api_keys.name",
      "scopes",
      "endsAt",
      "revokedAt",
      "lastUsedAt",
      "staff.role",
      "staff.deactivatedAt",
    ])
    .where("digest", "=", digest)
    .executeTakeFirst();
}

/** Scopes of the keys that are valid at `now`, by the actor id they use (`key:12`). */
export async function listWorkingKeys(db: Queryable, now: Date): Promise<ReadonlyMap<string, readonly Scope[]>> {
  const rows = await db
    .selectFrom("api_keys")
    .innerJoin("staff", "staff.id", "api_keys.createdBy")
    .select(["api_keys.id", "scopes"])
    .where("revokedAt", "is", null)
    .where("endsAt", ">", now)
    .where("staff.role", "=", "admin")
    .where("staff.deactivatedAt", "is", null)
    .execute();
  return new Map(rows.map(({ id, scopes }) => [`key:${id}`, scopes]));
}

async function noteUse(db: Queryable, id: number, at: Date): Promise<void> {
  await db.updateTable("api_keys").set({ lastUsedAt: at }).where("id", "=", id).execute();
}
