import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testDatabase, testDatabaseKind } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { MIGRATIONS, migrate } from "../../db/migrate.ts";
import type { FormerTables } from "../../db/migrations/020-039/030-one-consent-ledger.ts";
import { openSqlite } from "../../db/sqlite.ts";

const START = Date.UTC(2026, 0, 5, 15);
const LEDGER = "025-consent-ledger";
const ONE_LEDGER = "030-one-consent-ledger";
/** Number of requests, and of sign-ups. The first quarter of each predates the ledger. */
const MANY = 1_000;

let database: Database;
let db: Kysely<FormerTables>;
let close: () => Promise<void>;
beforeEach(async () => {
  if (testDatabaseKind() === "sqlite") {
    const folder = mkdtempSync(path.join(tmpdir(), "nordet-ledger-"));
    const file = openSqlite(path.join(folder, "nordet.sqlite"));
    database = file;
    close = async () => {
      await file.close();
      rmSync(folder, { recursive: true, force: true });
    };
  } else {
    database = await testDatabase();
    close = database.close;
    await sql`drop schema public cascade`.execute(database.kysely);
    await sql`create schema public`.execute(database.kysely);
  }
  db = database.kysely as unknown as Kysely<FormerTables>;
});
afterEach(() => close());

const stepsBefore = (end: string) => Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < end));
const at = (i: number, milliseconds = 0) => new Date(START + i * 3_600_000 + milliseconds);
const wordsOf = (place: string, version: string, language: string) =>
  version === "2025-01-01" ? "" : `${place} ${version} ${language}: « J’accepte. »`;
const languageOf = (i: number) => (i % 3 === 0 ? "en" : "fr");
const versionOf = (i: number) => (i % 50 === 7 ? "2025-01-01" : i % 2 === 0 ? "2026-11-20" : "2026-10-01");

/** Stores a form request with its notice and its newsletter answer. */
async function addRequest(i: number, hasLedger: boolean): Promise<void> {
  const email = `Request${i}@exemple.ca`;
  const isErased = i % 11 === 0;
  const [language, version] = [languageOf(i), versionOf(i)] as const;
  const box = (["confirmed", "empty", "asked", "aside", "empty", "withdrawn", "none", "lapsed"] as const)[i % 8]!;
  const createdAt = at(i);
  let request: number | null = null;
  if (!isErased) {
    const { rows } = await sql<{ id: number }>`
      insert into consultations ("createdAt", name, email, company, "jobTitle", "companySize", industry, revenue, growth,
        "currentTools", "teamSize", "biggestChallenge", "timeSpentManualTasks", "automationGoals", budget, timeline,
        "decisionMaker", "previousAutomation", urgency, contacted, review, "searchText", language, source,
        "leadScore", "leadScorePercent", "leadScoreVersion", "leadScoreFactors", "contentDigest", "verdictReasons")
      values (${createdAt}, ${`Request ${i}`}, ${email}, 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x',
        false, 'accepted', 'x', ${language}, '{"placement":"home","page":"/"}', 'A', 1, 1, '[]', 'x', '[]')
      returning id`.execute(db);
    request = rows[0]!.id;
  }
  const kept = (purpose: "notice" | "newsletter", granted: boolean) => {
    const wording = wordsOf(purpose, version, language);
    return { consultationId: request, purpose, granted, wording, version, language, createdAt };
  };
  const boxes = box === "none" ? [] : [kept("newsletter", box !== "empty")];
  await db
    .insertInto("consents")
    .values([kept("notice", true), ...boxes])
    .execute();
  const line = { source: "home", version, language, at: createdAt, consultationId: request, address: email };
  const untied = { address: null, consultationId: null, untiedAt: at(i, 60_000) };
  if (hasLedger) {
    await addLine({ ...line, purpose: "request", state: "given", ...(isErased ? untied : {}) }, "notice");
  }
  const boxLine = { ...line, purpose: "newsletter", source: "consultation" } as const;
  const isMailed = box === "confirmed" || box === "asked" || box === "withdrawn";
  // An erasure deletes the subscription too.
  if (isMailed && !isErased) await addReader(i, email, box, "consultation", hasLedger ? boxLine : undefined);
  else if (hasLedger && boxes[0]?.granted) {
    const ended = { state: "withdrawn", withdrawnAt: at(i, 60_000), withdrawnHow: "erasure", ...untied } as const;
    const state = box === "lapsed" ? "lapsed" : "asked";
    await addLine({ ...boxLine, state, ...(isErased ? ended : {}) }, "newsletter");
  }
}

type Line = Record<string, unknown> & { version: string; language: string; at: Date; address: string | null };

/** Stores an entry as the ledger would have recorded it. */
async function addLine(line: Line, place: "notice" | "newsletter" | "signup"): Promise<void> {
  const { version, language, address } = line;
  const wording = wordsOf(place, version, language);
  const digest = createHash("sha256").update(wording).digest("hex");
  const names = {
    notice: "consultation-notice",
    newsletter: "consultation-newsletter",
    signup: "newsletter-signup",
  } as const;
  const words = { place: names[place], version, language: language as "fr", wording, digest, keptSince: line.at };
  if (wording !== "") {
    await db
      .insertInto("consent_wordings")
      .values(words)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const found = db
    .selectFrom("consent_wordings")
    .select("id")
    .where("digest", "=", digest)
    .where("place", "=", words.place);
  const wordingId = (await found.executeTakeFirst())?.id ?? null;
  const addressKey = address?.toLowerCase() ?? null;
  await db
    .insertInto("consent_ledger")
    .values({ ...line, addressKey, wordingId } as never)
    .execute();
}

/** Stores a newsletter reader with their consent. */
async function addReader(
  i: number,
  address: string,
  state: "asked" | "confirmed" | "withdrawn",
  source: string,
  line: Line | "own" | undefined,
): Promise<void> {
  const [language, version] = [languageOf(i), versionOf(i)] as const;
  // The confirmation request is stored 3 ms after the form.
  const requestedAt = at(i, source === "consultation" ? 3 : 0);
  const confirmedAt = state === "asked" ? null : at(i, 120_000);
  const withdrawnAt = state === "withdrawn" ? at(i, 240_000) : null;
  const isDead = withdrawnAt !== null && i % 2 === 0;
  const reader = await db
    .insertInto("newsletter_subscriptions")
    .values({
      address,
      addressKey: address.toLowerCase(),
      language,
      state: state === "asked" ? "pending" : state === "confirmed" ? "confirmed" : isDead ? "bounced" : "unsubscribed",
      softBounces: 0,
      createdAt: requestedAt,
      confirmedAt,
      endedAt: withdrawnAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const place = source === "consultation" ? "newsletter" : "signup";
  const { id } = await db
    .insertInto("newsletter_consents")
    .values({
      subscriptionId: reader.id,
      wording: wordsOf(place, version, language),
      version,
      language,
      source,
      requestedAt,
      tokenDigest: `token ${address}`,
      expiresAt: at(i, 7 * 86_400_000),
      confirmedAt,
      withdrawnAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (!line) return;
  const asked = line === "own" ? { purpose: "newsletter", version, language, source, at: requestedAt, address } : line;
  await addLine(
    {
      ...asked,
      state: state === "confirmed" ? "given" : state,
      subscriptionId: reader.id,
      confirmationId: id,
      mailedAt: requestedAt,
      confirmedAt,
      withdrawnAt,
      withdrawnHow: withdrawnAt && (isDead ? "undeliverable" : "link"),
    },
    place,
  );
}

const READERS = ["confirmed", "asked", "withdrawn", "withdrawn"] as const;
const SOURCES = ["blog", "article", "newsletter"] as const;

/** Fills a database as it was before the ledger became the only store of consents. */
async function addEverything(): Promise<void> {
  const add = async (from: number, to: number, hasLedger: boolean) => {
    for (let i = from; i < to; i += 1) {
      await addRequest(i, hasLedger);
      await addReader(i, `Reader${i}@exemple.ca`, READERS[i % 4]!, SOURCES[i % 3]!, hasLedger ? "own" : undefined);
    }
  };
  await migrate(database, stepsBefore(LEDGER));
  await database.kysely.transaction().execute(async (transaction) => {
    db = transaction as never;
    await add(0, MANY / 4, false);
  });
  await migrate(database, stepsBefore(ONE_LEDGER));
  await database.kysely.transaction().execute(async (transaction) => {
    db = transaction as never;
    await add(MANY / 4, MANY, true);
  });
  db = database.kysely as never;
}

const ledger = () =>
  db
    .selectFrom("consent_ledger as entry")
    .leftJoin("consent_wordings as words", "words.id", "entry.wordingId")
    .selectAll("entry")
    .select("words.wording")
    .execute();

it("has every consent from the form and the newsletter exactly once, word for word", async () => {
  await addEverything();
  const boxes = await db.selectFrom("consents").selectAll().execute();
  const confirmations = await db.selectFrom("newsletter_consents").selectAll().execute();
  const before = await ledger();
  expect(boxes.filter(({ purpose }) => purpose === "notice")).toHaveLength(MANY);
  expect(confirmations.length).toBeGreaterThan(MANY);

  await migrate(database);

  const lines = await ledger();
  const unclaimed = new Map(lines.map((line) => [line.id, line]));
  for (const { purpose, granted, consultationId, createdAt, version, language, wording, id } of boxes) {
    const line = [...unclaimed.values()].find(
      (each) =>
        each.purpose === (purpose === "notice" ? "request" : purpose) &&
        (each.state !== "declined") === granted &&
        each.consultationId === consultationId &&
        each.at.getTime() === createdAt.getTime() &&
        each.version === version &&
        each.language === language &&
        (each.wording ?? "") === wording,
    );
    expect(line, `box ${id}`).toBeDefined();
    unclaimed.delete(line!.id);
  }
  const byConfirmation = new Map(lines.map((line) => [line.confirmationId, line]));
  for (const consent of confirmations) {
    const { id, wording, version, language, source, subscriptionId, confirmedAt, withdrawnAt, requestedAt } = consent;
    const line = byConfirmation.get(id);
    expect(line, `confirmation ${id}`).toMatchObject({
      ...{ version, language, source, subscriptionId, confirmedAt, withdrawnAt, mailedAt: requestedAt },
      wording: wording === "" ? null : wording,
      state: withdrawnAt ? "withdrawn" : confirmedAt ? "given" : "asked",
    });
    unclaimed.delete(line!.id);
  }
  // The migration invented no entries and left existing ones unchanged.
  expect([...unclaimed.values()]).toEqual([]);
  const after = new Map(lines.map((line) => [line.id, line]));
  for (const { id, purpose, state, address, mailedAt, wording, untiedAt } of before) {
    const now = state === "asked" && untiedAt ? "lapsed" : state;
    expect(after.get(id)).toMatchObject({ id, purpose, state: now, address, mailedAt, wording });
  }

  const links = await database.kysely.selectFrom("newsletter_confirmations").selectAll().orderBy("id").execute();
  expect(links).toEqual(
    confirmations
      .sort((a, b) => a.id - b.id)
      .map(({ id, subscriptionId, tokenDigest, expiresAt, confirmedAt }) => ({
        ...{ id, subscriptionId, tokenDigest, expiresAt, confirmedAt },
      })),
  );
  const tables = (await database.kysely.introspection.getTables()).map(({ name }) => name);
  expect(tables).not.toContain("consents");
  expect(tables).not.toContain("newsletter_consents");
  await expect(db.deleteFrom("consent_ledger").execute()).rejects.toThrow("consent_ledger keeps");
  await expect(db.updateTable("consent_ledger").set({ version: "x" }).execute()).rejects.toThrow(
    "consent_ledger keeps",
  );
}, 120_000);

it("fails without changing anything when the ledger contradicts what was stored", async () => {
  await migrate(database, stepsBefore(ONE_LEDGER));
  await addRequest(1, true);
  await addReader(2, "reader@exemple.ca", "confirmed", "blog", "own");
  await db.updateTable("newsletter_consents").set({ wording: "Something else" }).execute();
  await expect(migrate(database)).rejects.toThrow("0 consents of requests and 1 of the newsletter");
  expect(await db.selectFrom("consents").select("granted").orderBy("id").execute()).toEqual([
    { granted: true },
    { granted: false },
  ]);
  expect(await ledger()).toHaveLength(2);
});
