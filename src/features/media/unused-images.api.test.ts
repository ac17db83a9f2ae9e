import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { testDatabase, testDatabaseKind } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import type { Post } from "../blog/model.ts";

const staff = { staff: EDITOR };
const DAY = 24 * 60 * 60_000;
let now: Date;
let folder: string;
let database: Database;
let api: TestApi;

beforeEach(async () => {
  now = new Date("2026-11-20T15:00:00Z");
  folder = mkdtempSync(path.join(tmpdir(), "nordet-unused-"));
  database = await testDatabase();
  api = testApi(database, { clock: () => now, variables: { DATA_DIR: folder } });
});
afterEach(async () => {
  await api.services.posts.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the nightly jobs `count` times, a day apart. */
async function nights(count: number) {
  const { posts, media } = api.services;
  for (let night = 0; night < count; night += 1) {
    now = new Date(now.getTime() + DAY);
    await database.kysely.transaction().execute(async (db) => {
      for (const { run } of [...posts.jobs, ...media.jobs]) await run(db, "", now);
    });
  }
}

let shade = 0;
async function upload(): Promise<{ id: string; file: Buffer }> {
  shade += 1;
  const background = `rgb(${shade}, 90, 140)`;
  const file = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  return { id: (await api.services.media.store(file, EDITOR.id)).id, file };
}

const answered = async (response: Response | Promise<Response>) => {
  const answer = await response;
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return (await answer.json()) as Post;
};
const create = (fields: object) => answered(api.post("/api/posts", { language: "fr", title: "Été", ...fields }, staff));
const TEXTS = { excerpt: "a", metaDescription: "b", keywords: "c", author: "d" };
async function save(post: Post, changes: Partial<Post>) {
  const { title, slug, content, excerpt, metaDescription, keywords, author, category, cover, coverAlt } = post;
  const fields = { title, slug, content, excerpt, metaDescription, keywords, author, category, cover, coverAlt };
  const { version, basedOnRevision } = post;
  return await answered(api.put(`/api/posts/${post.id}`, { ...fields, version, basedOnRevision, ...changes }, staff));
}
const setState = (post: Post, state: string) =>
  answered(api.put(`/api/posts/${post.id}/state`, { version: post.version, state }, staff));

const exists = async (id: string) => (await api.services.media.find(id)) !== undefined;
/** Counts an image's files, in the folder or the database. */
const filesOf = async (id: string) =>
  database.dialect === "postgres"
    ? (await database.kysely.selectFrom("media_files").select("name").where("mediaId", "=", id).execute()).length
    : readdirSync(path.join(folder, "media")).filter((name) => name.startsWith(id)).length;

it("is deleted with its files after thirty days unused", async () => {
  const { id } = await upload();
  await nights(31);
  expect(await exists(id)).toBe(true);
  expect(await filesOf(id)).toBe(2);
  await nights(2);
  expect(await exists(id)).toBe(false);
  expect(await filesOf(id)).toBe(0);
});

it("stays while a post, a revision, the bin or a published article references it", async () => {
  const [cover, inText, published, revision, bin] = await Promise.all(Array.from({ length: 5 }, upload));
  await create({ cover: cover!.id, coverAlt: "x" });
  await create({ content: `![a](https://nordet.test/media/${inText!.id}-30.webp)` });

  const live = await create({ ...TEXTS, content: `![a](/media/${published!.id})` });
  await save(await setState(live, "published"), { content: "Sans image." });

  const rewritten = await create({ content: `![a](/media/${revision!.id})` });
  // Beyond the time in which an edit still goes into the same revision.
  now = new Date(now.getTime() + DAY);
  await save(rewritten, { content: "Sans image." });

  await nights(20);
  const thrownAway = await create({ content: `![a](/media/${bin!.id})` });
  const { version } = thrownAway;
  await answered(api.put(`/api/posts/${thrownAway.id}/deleted`, { version, deleted: true }, staff));
  await nights(29);
  for (const { id } of [cover!, inText!, published!, revision!, bin!]) {
    expect(await exists(id), id).toBe(true);
    expect(await filesOf(id)).toBe(2);
  }
  // The post is deleted from the bin now, which starts the thirty days.
  await nights(30);
  expect(await exists(bin!.id)).toBe(true);
  await nights(4);
  expect(await exists(bin!.id)).toBe(false);
  expect(await exists(revision!.id)).toBe(true);
});

it("is kept for another thirty days after being uploaded again or used in between", async () => {
  const [again, named] = [await upload(), await upload()];
  await nights(30);
  await api.services.media.store(again.file, EDITOR.id);
  const post = await create({ cover: named.id, coverAlt: "x" });
  await nights(3);
  expect(await exists(named.id)).toBe(true);
  now = new Date(now.getTime() + DAY);
  await save(post, { cover: null, coverAlt: "" });
  await database.kysely.deleteFrom("blog_revisions").where("number", "=", 1).execute();
  await nights(27);
  expect([await exists(again.id), await exists(named.id)]).toEqual([true, true]);
  await nights(6);
  expect([await exists(again.id), await exists(named.id)]).toEqual([false, false]);
  await api.services.media.store(again.file, EDITOR.id);
  expect(await filesOf(again.id)).toBe(2);
});

it.runIf(testDatabaseKind() === "sqlite")("leaves foreign files alone, and cleans up after a power cut", async () => {
  const { id } = await upload();
  const place = (name: string) => path.join(folder, "media", name);
  for (const name of ["note.txt", `${"0".repeat(24)}-30.webp.part`, `${"0".repeat(24)}-30.webp`]) {
    writeFileSync(place(name), "x");
  }
  await nights(1);
  expect(existsSync(place("note.txt"))).toBe(true);
  expect(readdirSync(place("")).filter((name) => name.startsWith("000"))).toEqual([]);
  expect(await filesOf(id)).toBe(2);
});
