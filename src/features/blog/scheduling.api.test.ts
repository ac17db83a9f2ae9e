import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { createFacts, type Subscriber } from "../../db/facts.ts";
import { createDueTimer } from "../../lib/due-timer.ts";
import { purgePages } from "../../server/pages/purge-pages.ts";
import { auditLog } from "../audit/store.ts";
import { assembleBlogReading, assemblePosts, type Posts } from "./assemble.ts";
import type { Announcement, BlogFact } from "./facts.ts";
import { emptyFields } from "./model.ts";

const FIELDS = {
  ...emptyFields(),
  title: "À l’heure",
  content: "Texte.",
  excerpt: "E.",
  metaDescription: "M.",
  keywords: "k",
};
const START = new Date("2026-11-20T15:00:00.000Z").getTime();

let database: Database;
let now: number;
let purges: string[][];
let blocked: [number, object][];
let errors: unknown[];
let mailed: { post: Announcement; actor: string }[];
let ids: number;
const running: Posts[] = [];

const mailer: Subscriber<BlogFact> = {
  during: {
    "blog.published": async (_db, { mailing }) => {
      if (mailing) mailed.push({ post: mailing.post, actor: mailing.wantedBy });
    },
  },
};

/** Simulates one of several processes that share the database. */
function makeProcess(): Posts {
  const posts = assemblePosts({
    database,
    clock: () => new Date(now),
    newId: () => `id-${++ids}`,
    facts: createFacts(database, [auditLog, mailer, purgePages(async (tags) => void purges.push([...tags]))]),
    wasMailed: async (_db, { postId }) => mailed.some(({ post }) => post.postId === postId),
    onBlocked: (id, obstacles) => void blocked.push([id, obstacles]),
    onError: (error) => void errors.push(error),
  });
  running.push(posts);
  return posts;
}

beforeEach(async () => {
  [now, purges, blocked, errors, ids, mailed] = [START, [], [], [], 0, []];
  database = await testDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((posts) => posts.stop()));
  await database.close();
  expect(errors).toEqual([]);
});

const inSeconds = (seconds: number) => new Date(START + seconds * 1000).toISOString();
const shown = async (language: "fr" | "en" = "fr") =>
  (await assembleBlogReading({ database }).list({ language })).articles.map(({ slug, publishedAt }) => [
    slug,
    publishedAt,
  ]);

async function schedule(posts: Posts, seconds: number, fields = FIELDS, more: object = {}) {
  const post = await posts.create({ language: "fr", ...fields, ...more }, "ada");
  return await posts.setState(
    post.id,
    { version: post.version, state: "scheduled", publishAt: inSeconds(seconds) },
    "ada",
  );
}

describe("a scheduled post", () => {
  it("appears once at its time, however many processes check", async () => {
    const processes = [makeProcess(), makeProcess(), makeProcess(), makeProcess()];
    const post = await schedule(processes[0]!, 60);
    expect(post).toMatchObject({ state: "scheduled", publishAt: inSeconds(60), scheduledRevision: 1 });
    const look = () => Promise.all(processes.map((posts) => posts.publishDue()));
    now = START + 59_999;
    expect((await look()).map((due) => due?.toISOString())).toEqual(Array(4).fill(inSeconds(60)));
    expect(await shown()).toEqual([]);
    now = START + 60_250;
    await look();
    expect(await shown()).toEqual([["a-l-heure", inSeconds(60)]]);
    expect(purges).toEqual([["blog", `post:${post.id}`, "blog-category:Automation"]]);
    const published = await database.kysely
      .selectFrom("audit_log")
      .select("actor")
      .where("action", "=", "blog.published")
      .execute();
    expect(published).toEqual([{ actor: "system" }]);
    expect(await processes[0]!.get(post.id)).toMatchObject({
      state: "published",
      publishAt: null,
      version: post.version + 1,
    });
    expect(mailed).toEqual([]);
  });

  it("is rendered while readers are served", async () => {
    const posts = makeProcess();
    await schedule(posts, 1, { ...FIELDS, content: "*un* **deux** [trois](https://exemple.ca) ".repeat(4_000) });
    now = START + 1000;
    let isOver = false;
    const publishing = posts.publishDue().finally(() => {
      isOver = true;
    });
    let reads = 0;
    for (; !isOver; reads += 1) {
      await shown();
      // SQLite answers within one turn of the event loop, but the rendering thread needs another.
      await setImmediate();
    }
    await publishing;
    expect(await shown()).toHaveLength(1);
    // If the post were rendered within the transaction, the first read would have to wait for the transaction to end.
    expect(reads).toBeGreaterThan(10);
  });

  it("is emailed once when it appears, if requested", async () => {
    const processes = [makeProcess(), makeProcess(), makeProcess()];
    const [first] = processes as [Posts];
    const draft = await first.create({ language: "fr", ...FIELDS }, "ada");
    const order = { version: draft.version, state: "scheduled", publishAt: inSeconds(60) } as const;
    const post = await first.setState(draft.id, { ...order, newsletter: true }, "ada");
    expect(post).toMatchObject({ newsletter: true });
    now = START + 60_000;
    await Promise.all(processes.map((posts) => posts.publishDue()));
    await Promise.all(processes.map((posts) => posts.publishDue()));
    const announced = {
      postId: post.id,
      language: "fr",
      slug: "a-l-heure",
      title: FIELDS.title,
      excerpt: FIELDS.excerpt,
    };
    expect(mailed).toEqual([{ post: announced, actor: "ada" }]);
    expect(await first.get(post.id)).toMatchObject({ newsletter: false });
  });

  it("is not emailed when it was cancelled, or rescheduled without the newsletter", async () => {
    const posts = makeProcess();
    const mail = { state: "scheduled", newsletter: true } as const;
    for (const next of [{ state: "draft" }, { state: "scheduled", publishAt: inSeconds(90) }] as const) {
      const post = await posts.create({ language: "fr", ...FIELDS, title: `Sans courriel ${next.state}` }, "ada");
      const { version } = await posts.setState(
        post.id,
        { ...mail, version: post.version, publishAt: inSeconds(60) },
        "ada",
      );
      await posts.setState(post.id, { ...next, version }, "ada");
    }
    now = START + 100_000;
    await posts.publishDue();
    expect((await shown()).map(([slug]) => slug)).toEqual(["sans-courriel-scheduled"]);
    expect(mailed).toEqual([]);
  });

  it("appears as it was when scheduled, despite later edits", async () => {
    const posts = makeProcess();
    const post = await schedule(posts, 60);
    const changed = await posts.save(
      post.id,
      post.version,
      { ...FIELDS, title: "À moitié écr", slug: post.slug },
      "ada",
    );
    expect(changed).toMatchObject({ hasChanges: true, revision: 2 });
    now = START + 61_000;
    await posts.publishDue();
    expect((await assembleBlogReading({ database }).list({ language: "fr" })).articles).toMatchObject([
      { title: FIELDS.title },
    ]);
    expect(await posts.get(post.id)).toMatchObject({ state: "published", hasChanges: true, publishedRevision: 1 });
  });

  it("does not appear once cancelled", async () => {
    const posts = makeProcess();
    const post = await schedule(posts, 60);
    await posts.setState(post.id, { version: post.version, state: "draft" }, "ada");
    now = START + 61_000;
    await posts.publishDue();
    expect(await shown()).toEqual([]);
  });

  it("is rejected for the past, without a time, and when already public", async () => {
    const posts = makeProcess();
    for (const seconds of [0, -60]) {
      await expect(schedule(posts, seconds)).rejects.toMatchObject({ fields: { publishAt: "publishAtInvalid" } });
    }
    const post = await posts.create({ language: "fr", ...FIELDS }, "ada");
    const order = { version: post.version, publishAt: inSeconds(60) };
    await expect(
      posts.setState(post.id, { ...order, publishAt: undefined, state: "scheduled" }, "ada"),
    ).rejects.toMatchObject({
      fields: { publishAt: "publishAtInvalid" },
    });
    const { version } = await posts.setState(post.id, { ...order, state: "published" }, "ada");
    await expect(posts.setState(post.id, { ...order, version, state: "scheduled" }, "ada")).rejects.toMatchObject({
      fields: { state: "alreadyPublished" },
    });
  });

  it("in English may be due together with its French version, and waits if that is late", async () => {
    const posts = makeProcess();
    const french = await schedule(posts, 60);
    const more = { language: "en", translationOf: french.id, basedOnRevision: 1 };
    const english = await schedule(posts, 60, { ...FIELDS, title: "On time" }, more);
    const earlier = { version: english.version, state: "scheduled", publishAt: inSeconds(30) } as const;
    await expect(posts.setState(english.id, earlier, "ada")).rejects.toMatchObject({
      fields: { basedOnRevision: "frenchMissing" },
    });
    const { version } = await posts.setState(french.id, { version: french.version, state: "draft" }, "ada");
    now = START + 61_000;
    await posts.publishDue();
    expect(blocked).toEqual([[english.id, { basedOnRevision: "frenchMissing" }]]);
    expect(await shown("en")).toEqual([]);
    await posts.setState(french.id, { version, state: "published" }, "ada");
    await posts.publishDue();
    expect(await shown("en")).toEqual([["on-time", inSeconds(60)]]);
  });

  it("appears by itself when due, or after a restart if it fell due meanwhile", async () => {
    const posts = makeProcess();
    posts.start();
    const post = await posts.create({ language: "fr", ...FIELDS }, "ada");
    await posts.setState(post.id, { version: 1, state: "scheduled", publishAt: inSeconds(0.2) }, "ada");
    expect(await shown()).toEqual([]);
    now = START + 200;
    await expect.poll(() => shown(), { interval: 10 }).toHaveLength(1);

    await posts.stop();
    const second = await posts.create({ language: "fr", ...FIELDS }, "ada");
    await posts.setState(second.id, { version: 1, state: "scheduled", publishAt: inSeconds(0.4) }, "ada");
    now = START + 400;
    expect(await shown()).toHaveLength(1);
    makeProcess().start();
    await expect.poll(() => shown(), { interval: 10 }).toHaveLength(2);
  });
});

describe("the timer", () => {
  it("publishes a post on time that was restored from the bin shortly before", async () => {
    const posts = makeProcess();
    const post = await schedule(posts, 0.4);
    const { version } = await posts.setDeleted(post.id, post.version, true, "ada");
    posts.start();
    // By then, the timer's first check is over: it found nothing due, so the timer sleeps for half a minute.
    await posts.publishDue();
    await posts.setDeleted(post.id, version, false, "ada");
    now = START + 400;
    await expect.poll(() => shown(), { interval: 10, timeout: 20_000 }).toHaveLength(1);
  });

  it("sleeps exactly until a post is due", async () => {
    vi.useFakeTimers();
    const due = new Date(Date.now() + 10_000);
    const runs: number[] = [];
    const timer = createDueTimer({
      now: () => new Date(),
      onError: () => undefined,
      run: async () => {
        runs.push(Date.now());
        return Date.now() < due.getTime() ? due : undefined;
      },
    });
    timer.start();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(runs).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs[1]).toBe(due.getTime());
    await timer.stop();
    vi.useRealTimers();
  });

  it("continues after a failure, and checks again if woken meanwhile", async () => {
    vi.useFakeTimers();
    const seen: unknown[] = [];
    let runs = 0;
    const timer = createDueTimer({
      now: () => new Date(),
      onError: (error) => void seen.push(error),
      run: async () => {
        runs += 1;
        if (runs === 1) throw new Error("no");
        return undefined;
      },
    });
    timer.wake();
    expect(runs).toBe(0);
    timer.start();
    timer.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect([runs, seen.length]).toEqual([2, 1]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(runs).toBe(3);
    await timer.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toBe(3);
    vi.useRealTimers();
  });
});
