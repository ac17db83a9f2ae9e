import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { addChat } from "../../../test/chats.ts";
import { createPostgresDatabase, testDatabase, testDatabaseKind } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { createFacts } from "../../db/facts.ts";
import { migrate } from "../../db/migrate.ts";
import { openSqlite } from "../../db/sqlite.ts";
import { assembleBlogReading } from "../../features/blog/assemble.ts";
import { seedSamples } from "../../features/blog/samples/seed-samples.ts";
import { sampleFiles } from "../../features/blog/samples.ts";
import { assembleMedia } from "../../features/media/assemble.ts";
import { moveEverything, moveToPostgres } from "./move-to-postgres.ts";

const now = () => new Date("2026-11-20T15:00:00.123Z");
let folder: string;
let mediaFolder: string;

/**
 * Fills a database like that of a small site after a day: posts, an image, a chat, and requests, the last of which was
 * erased.
 */
async function fill(source: Database): Promise<void> {
  await seedSamples(source, now, async () => sampleFiles());
  const picture = sharp({ create: { width: 1200, height: 600, channels: 3, background: "#336699" } });
  const media = assembleMedia({
    database: source,
    facts: createFacts(source, []),
    clock: now,
    folder: mediaFolder,
    imagesInUse: async () => new Set(),
  });
  await media.store(await picture.png().toBuffer(), "ada");
  const api = testApi(source, { clock: now });
  for (const name of ["Zoé L’Écuyer", "Ada Roy", "Last One"]) {
    const answer = await api.post("/api/consultations", application({ name, email: `${name.length}@pme.example` }));
    expect(answer.status).toBe(201);
  }
  await source.kysely.deleteFrom("consultations").where("id", "=", 3).execute();
  await addChat(source, { lead: { email: "chat@pme.example" } });
  // Two merged people: the older row points to the newer.
  await source.kysely.updateTable("people").set({ mergedInto: 2, listed: false }).where("id", "=", 1).execute();
}

describe.skipIf(testDatabaseKind() === "sqlite")("moving to PostgreSQL", () => {
  let source: Database;
  let target: Database;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "nordet-move-"));
    mediaFolder = path.join(folder, "media");
    source = await testDatabase("sqlite");
    target = await testDatabase();
    await fill(source);
  });
  afterAll(async () => {
    await Promise.all([source.close(), target.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  it("moves every row, compared one by one, and the files SQLite sites keep beside the database", async () => {
    const { tables, missingFiles } = await moveEverything(source, target, mediaFolder);
    const rows = Object.fromEntries(tables.map(({ table, rows }) => [table, rows]));
    expect(rows).toMatchObject({
      consultations: 2,
      chatbot_conversations: 1,
      media: 1,
      blog_posts: 14,
      blog_articles: 14,
    });
    expect(missingFiles).toEqual([]);

    const names = async (db: Database) =>
      await db.kysely.selectFrom("consultations").selectAll().orderBy("id").execute();
    expect(await names(target)).toEqual(await names(source));
    const merged = target.kysely.selectFrom("people").select("mergedInto").where("id", "=", 1);
    expect(await merged.executeTakeFirst()).toEqual({ mergedInto: 2 });
    const { files } = await target.kysely
      .selectFrom("media_files")
      .select((eb) => eb.fn.countAll<number>().as("files"))
      .executeTakeFirstOrThrow();
    expect(Number(files)).toBe(readdirSync(mediaFolder).length);
  });

  it("finds the same articles and chats with the same words", async () => {
    const found = async (database: Database) =>
      (await assembleBlogReading({ database }).list({ language: "fr", q: "soumission" })).articles.map(
        ({ slug }) => slug,
      );
    expect(await found(target)).toEqual(await found(source));
    expect((await found(target)).length).toBeGreaterThan(0);
    const words = await sql<{ n: number }>`select count(*) as n from "chatbot_search"`.execute(target.kysely);
    expect(Number(words.rows[0]?.n)).toBe(1);
  });

  it("continues with unused ids", async () => {
    const answer = await testApi(target, { clock: now }).post(
      "/api/consultations",
      application({ name: "After the move", email: "after@pme.example" }),
    );
    expect(await answer.json()).toMatchObject({ id: 4 });
  });

  it("names a row that differs, and leaves the target unchanged", async () => {
    const before = await target.kysely.selectFrom("consultations").select(["id", "name"]).execute();
    await sql`create function "spoil"() returns trigger language plpgsql as
      'begin new.name := upper(new.name); return new; end'`.execute(target.kysely);
    await sql`create trigger "spoil" before insert on "consultations" for each row execute function "spoil"()`.execute(
      target.kysely,
    );
    await expect(moveEverything(source, target, mediaFolder)).rejects.toThrow(
      "consultations.name differs in the row [1].",
    );
    expect(await target.kysely.selectFrom("consultations").select(["id", "name"]).execute()).toEqual(before);
  });
});

describe.skipIf(testDatabaseKind() !== "postgres")("npm run move-to-postgres", () => {
  const AUTH_SECRET = "a secret of thirty-two characters, or more";
  let drop: () => Promise<void>;
  let variables: Record<string, string>;
  let home: string;
  beforeAll(async () => {
    home = mkdtempSync(path.join(tmpdir(), "nordet-move-home-"));
    mediaFolder = path.join(home, "media");
    const created = await createPostgresDatabase();
    drop = created.drop;
    variables = { DATA_DIR: home, DATABASE_URL: created.url, AUTH_SECRET };
  });
  afterAll(async () => {
    await drop();
    rmSync(home, { recursive: true, force: true });
  });

  it("reports what is missing, and moves nothing until everything is in place", async () => {
    await expect(moveToPostgres({ DATA_DIR: home })).rejects.toThrow("Set DATABASE_URL");
    await expect(moveToPostgres(variables)).rejects.toThrow("There is no database at");
    const source = openSqlite(path.join(home, "nordet.sqlite"));
    await migrate(source);
    await fill(source);
    await expect(moveToPostgres(variables)).rejects.toThrow("The server is running");
    await source.close();
    writeFileSync(path.join(home, "auth-secret"), "another secret of more than thirty-two characters\n");
    await expect(moveToPostgres(variables)).rejects.toThrow(/AUTH_SECRET must be what the file .*auth-secret holds/);
    writeFileSync(path.join(home, "auth-secret"), `${AUTH_SECRET}\n`);

    const { tables } = await moveToPostgres(variables);
    expect(tables.find(({ table }) => table === "consultations")).toEqual({ table: "consultations", rows: 2 });
    await expect(moveToPostgres(variables)).rejects.toThrow("is not empty");
  });
});
