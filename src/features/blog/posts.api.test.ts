import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ADMIN, EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { listSendings } from "../newsletter/sendings.ts";
import { type BlogPost, blogPostSchema } from "./blog-post.ts";
import {
  differenceSchema,
  emptyFields,
  type Post,
  type PostFields,
  type PostPairPage,
  postPairPageSchema,
  postSchema,
  previewResponseSchema,
  type RevisionSummary,
  revisionSchema,
  revisionSummarySchema,
} from "./model.ts";

let database: Database;
let api: TestApi;
let now: Date;
beforeEach(async () => {
  now = new Date("2026-11-20T15:00:00Z");
  database = await testDatabase();
  api = testApi(database, { clock: () => now });
});
afterEach(async () => {
  await api.services.posts.stop();
  await database.close();
});

const staff = { staff: EDITOR };
const COMPLETE: Partial<PostFields> = {
  title: "L’été à Laval",
  content: "# Un\n\nDu texte.",
  excerpt: "Extrait.",
  metaDescription: "Description.",
  keywords: "un, deux",
};

const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

async function answered<T>(response: Response | Promise<Response>, status = 200): Promise<T> {
  const answer = await response;
  const body = (await answer.json()) as T;
  expect(answer.status, JSON.stringify(body)).toBe(status);
  return body;
}

const create = (fields: object = {}, caller = staff) =>
  answered<Post>(api.post("/api/posts", { language: "fr", ...fields }, caller), 201);

function fieldsOf(post: Post): PostFields {
  const names = Object.keys(emptyFields()) as (keyof PostFields)[];
  return Object.fromEntries(names.map((name) => [name, post[name]])) as PostFields;
}

const put = (post: Post, changes: Partial<PostFields>, caller = staff) =>
  api.put(`/api/posts/${post.id}`, { ...fieldsOf(post), version: post.version, ...changes }, caller);
const save = async (post: Post, changes: Partial<PostFields>, caller = staff) =>
  await answered<Post>(put(post, changes, caller));
const order = ({ id, version }: Post, state: string, more: object = {}) =>
  api.put(`/api/posts/${id}/state`, { version, state, ...more }, staff);
const publish = (post: Post) => answered<Post>(order(post, "published"));
const errorsOf = async (response: Response | Promise<Response>) =>
  Object.keys((await answered<{ errors: Record<string, string> }>(response, 422)).errors).sort();
const read = (id: number) => answered<Post>(api.get(`/api/posts/${id}`, staff));
const listed = async (language = "fr") =>
  (await answered<BlogPost[]>(api.get(`/api/blog?language=${language}`))).map(({ slug }) => slug);
const remove = ({ id, version }: Post, deleted = true) =>
  api.put(`/api/posts/${id}/deleted`, { version, deleted }, staff);

describe("writing", () => {
  it("rejects an impossible image or French revision with a message", async () => {
    const post = await create();
    expect(await errorsOf(put(post, { cover: "0".repeat(24) }))).toEqual(["cover"]);
    expect(await errorsOf(api.post("/api/posts", { language: "fr", cover: "0".repeat(24) }, staff))).toEqual(["cover"]);
    expect(await errorsOf(put(post, { basedOnRevision: 2 ** 31 }))).toEqual(["basedOnRevision"]);
  });

  it("accepts a text with a lone surrogate", async () => {
    const post = await save(await create(), { title: "Coupé \ud83d", content: "Ici \udc00 aussi." });
    expect(await read(post.id)).toMatchObject({ title: "Coupé \ufffd", content: "Ici \ufffd aussi." });
  });

  it("creates an empty post, or one with the fields given", async () => {
    const empty = await create();
    expect(postSchema.parse(empty)).toMatchObject({
      language: "fr",
      title: "",
      slug: "article",
      author: "Nordet",
      category: "Automation",
      featured: false,
      state: "draft",
      version: 1,
      revision: 1,
      readTime: 1,
      twin: null,
    });
    expect(Object.keys(empty.obstacles)).toEqual(["title", "content", "excerpt", "metaDescription", "keywords"]);
    expect(await create(COMPLETE)).toMatchObject({ slug: "l-ete-a-laval", obstacles: {} });
    expect(await create(COMPLETE)).toMatchObject({ slug: "l-ete-a-laval-2" });
    expect(await listed()).toEqual([]);
  });

  it("rejects values that cannot be stored, with an error per field", async () => {
    expect(await errorsOf(api.post("/api/posts", { language: "de", title: "x".repeat(201), wrong: 1 }, staff))).toEqual(
      ["language", "title", "wrong"],
    );
    const post = await create();
    const wrong = {
      title: "a\u0000b",
      slug: "É",
      content: "x".repeat(100_001),
      category: "Other",
      cover: "../../etc/passwd",
      basedOnRevision: 0,
    };
    expect(await errorsOf(put(post, wrong as never))).toEqual(Object.keys(wrong).sort());
    expect((await put(post, { content: "x".repeat(1_100_000) })).status).toBe(413);
    expect((await put(post, { content: "é".repeat(100_000) })).status).toBe(200);
    expect((await api.get("/api/posts/999", staff)).status).toBe(404);
    expect((await api.get("/api/posts/1e3", staff)).status).toBe(404);
    expect((await api.put(`/api/posts/${2 ** 31}`, {}, staff)).status).toBe(422);
  });

  it("keeps one editor's changes in one revision, and starts another for the next editor", async () => {
    let post = await create(COMPLETE);
    minutesLater(1);
    post = await save(post, { title: "Deux" });
    minutesLater(1);
    post = await save(post, { title: "Trois" });
    expect(post).toMatchObject({ revision: 1, version: 3, slug: "l-ete-a-laval" });
    post = await save(post, { title: "Quatre" }, { staff: ADMIN });
    expect(post).toMatchObject({ revision: 2, version: 4 });
    minutesLater(11);
    post = await save(post, { title: "Cinq" }, { staff: ADMIN });
    expect(post).toMatchObject({ revision: 3, version: 5 });
    const revisions = await answered<RevisionSummary[]>(api.get(`/api/posts/${post.id}/revisions`, staff));
    expect(revisions.map(({ number, title }) => [number, title])).toEqual([
      [3, "Cinq"],
      [2, "Quatre"],
      [1, "Trois"],
    ]);
  });

  it("changes nothing when the same text is sent again", async () => {
    const post = await create(COMPLETE);
    expect(await save(post, {})).toEqual(post);
  });

  it("derives the slug from the title until readers know it", async () => {
    let post = await create();
    post = await save(post, { title: "Gagner du temps", slug: "" });
    expect(post.slug).toBe("gagner-du-temps");
    post = await save(post, { title: "Perdre du temps", slug: "" });
    expect(post.slug).toBe("perdre-du-temps");
    expect(await create({ title: "Gagner du temps" })).toMatchObject({ slug: "gagner-du-temps" });
    post = await publish(await save(post, { ...COMPLETE, slug: "perdre-du-temps" }));
    expect(await save(post, { title: "Autre chose", slug: "" })).toMatchObject({ slug: "perdre-du-temps" });
  });

  it("gives the second of two simultaneous writers a conflict with the stored version", async () => {
    const post = await create(COMPLETE);
    const first = await save(post, { title: "Le premier" });
    const problem = await answered<{ code: string; current: Post }>(put(post, { title: "Le second" }), 409);
    expect(problem.code).toBe("outdated");
    expect(problem.current).toEqual(first);
    expect(await read(post.id)).toEqual(first);
    const answers = await Promise.all(["A", "B", "C"].map((title) => put(first, { title })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await order(post, "published")).status).toBe(409);
    expect((await remove(post)).status).toBe(409);
  });

  it("previews Markdown as readers will see it", async () => {
    const preview = await answered(
      api.post("/api/posts/preview", { content: "# A\n![](https://x.example/a.png)" }, staff),
    );
    expect(previewResponseSchema.parse(preview)).toMatchObject({
      html: expect.stringContaining('<h2 id="h-a">A</h2>'),
      problems: ["missing-alt", "foreign-image"],
    });
  });
});

describe("publishing", () => {
  it("lists everything that is missing", async () => {
    expect(await errorsOf(order(await create(), "published"))).toEqual([
      "content",
      "excerpt",
      "keywords",
      "metaDescription",
      "title",
    ]);
    const post = await create({ ...COMPLETE, content: "![](https://example.com/x.png)" });
    expect(await errorsOf(order(post, "published"))).toEqual(["content"]);
  });

  it("publishes a revision; later edits wait for the next publication", async () => {
    let post = await publish(await create(COMPLETE));
    expect(postSchema.parse(post)).toMatchObject({
      state: "published",
      publishedRevision: 1,
      publishedAt: now.toISOString(),
      publishedSlug: "l-ete-a-laval",
      hasChanges: false,
    });
    minutesLater(1);
    post = await save(post, { title: "Nouveau titre", slug: "nouveau" });
    expect(post).toMatchObject({ state: "published", hasChanges: true, revision: 2, publishedSlug: "l-ete-a-laval" });
    const shown = await answered<BlogPost>(api.get("/api/blog/l-ete-a-laval"));
    expect(blogPostSchema.parse(shown)).toMatchObject({ title: "L’été à Laval", readTime: "1\u00a0min de lecture" });
    expect(await answered<BlogPost>(api.get("/api/blog/nouveau", staff))).toMatchObject({ title: "Nouveau titre" });
    expect((await api.get("/api/blog/nouveau")).status).toBe(404);

    minutesLater(1);
    post = await publish(post);
    expect(post).toMatchObject({ hasChanges: false, publishedRevision: 2, publishedAt: "2026-11-20T15:00:00.000Z" });
    expect(await answered<BlogPost>(api.get("/api/blog/nouveau"))).toMatchObject({
      title: "Nouveau titre",
      publishedAt: "2026-11-20T15:00:00.000Z",
      updatedAt: now.toISOString(),
    });
    expect(await api.services.blog.find("fr", "l-ete-a-laval")).toEqual({ kind: "moved", path: "/blog/nouveau" });
    expect(await errorsOf(put(await create(), { slug: "l-ete-a-laval" }))).toEqual(["slug"]);
  });

  it("purges the pages of the post, its category and its other version", async () => {
    const post = await publish(await create(COMPLETE));
    expect(api.purged.splice(0)).toEqual(["blog", `post:${post.id}`, "blog-category:Automation"]);
    const moved = await publish(await save(post, { category: "Data" }));
    const both = ["blog-category:Automation", "blog-category:Data"];
    expect(api.purged.splice(0)).toEqual(["blog", `post:${post.id}`, ...both]);
    const withdrawn = await answered<Post>(order(moved, "draft"));
    expect(api.purged.splice(0)).toEqual(["blog", `post:${post.id}`, "blog-category:Data"]);
    await save(withdrawn, { title: "Sans lecteurs" });
    expect(api.purged).toEqual([]);
  });

  it("can be undone: readers find nothing, and the first publication date is kept", async () => {
    let post = await publish(await create(COMPLETE));
    post = await answered<Post>(order(post, "draft"));
    expect(post).toMatchObject({ state: "draft", publishedRevision: null, publishedSlug: null });
    expect(await listed()).toEqual([]);
    expect(await api.services.blog.list({ language: "fr", q: "laval" })).toMatchObject({ total: 0 });
    minutesLater(60);
    expect(await publish(post)).toMatchObject({ publishedAt: "2026-11-20T15:00:00.000Z" });
    expect(await api.services.blog.list({ language: "fr", q: "laval" })).toMatchObject({ total: 1 });
  });

  it("is rejected for an outdated version of the post", async () => {
    const draft = await create(COMPLETE);
    const published = await publish(draft);
    const feature = ({ id, version }: Post) => api.put(`/api/posts/${id}/featured`, { version, featured: true }, staff);
    const late = [order(draft, "published"), order(draft, "draft"), remove(draft), feature(draft)];
    for (const answer of await Promise.all(late)) {
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ current: { state: "published", version: published.version } });
    }
    const featured = await answered<Post>(feature(published));
    expect((await order(published, "draft")).status).toBe(409);
    const both = [order(featured, "draft"), remove(featured)];
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("queues the newsletter in the same transaction on request, and never twice", async () => {
    const reader = {
      language: "fr",
      state: "confirmed",
      softBounces: 0,
      createdAt: new Date(),
      endedAt: null,
    } as const;
    const address = "lectrice@exemple.ca";
    await database.kysely
      .insertInto("newsletter_subscriptions")
      .values({ ...reader, address, addressKey: address, confirmedAt: new Date() })
      .execute();
    const post = await answered<Post>(order(await create(COMPLETE), "published", { newsletter: true }));
    const sendings = await listSendings(api.services.newsletter, 10);
    expect(sendings).toMatchObject([{ postId: post.id, language: "fr", title: COMPLETE.title, state: "sending" }]);
    const { waiting, underWay } = sendings[0]!.readers;
    expect(waiting + underWay).toBe(1);
    expect(await errorsOf(order(post, "published", { newsletter: true }))).toEqual(["newsletter"]);
    const withdrawn = await answered<Post>(order(post, "draft"));
    expect(await errorsOf(order(withdrawn, "published", { newsletter: true }))).toEqual(["newsletter"]);
    await publish(withdrawn);
    expect(await listSendings(api.services.newsletter, 10)).toHaveLength(1);
  });

  it("can be previewed with the dates that it would get", async () => {
    const draft = await create(COMPLETE);
    minutesLater(2 * 24 * 60);
    const previewOf = async ({ id }: Post) => (await api.services.posts.previewArticle(id)).article;
    const preview = await previewOf(draft);
    expect(preview.updatedAt).toBe(preview.publishedAt);
    const post = await publish(draft);
    const published = await previewOf(post);
    expect([published.publishedAt, published.updatedAt]).toEqual([preview.publishedAt, preview.publishedAt]);
    minutesLater(24 * 60);
    expect(await previewOf(post)).toMatchObject({ updatedAt: published.updatedAt });
    expect((await previewOf(await save(post, { content: "Autre." }))).updatedAt > published.updatedAt).toBe(true);
  });

  it("features a post immediately", async () => {
    const post = await publish(await create(COMPLETE));
    const body = { version: post.version, featured: true };
    expect(await answered<Post>(api.put(`/api/posts/${post.id}/featured`, body, staff))).toMatchObject({
      featured: true,
    });
    expect(await answered<BlogPost>(api.get("/api/blog/l-ete-a-laval"))).toMatchObject({ featured: true });
    expect(await listed()).toEqual(["l-ete-a-laval"]);
  });

  it("gives the public published posts, and staff the working copies", async () => {
    const one = await publish(await create(COMPLETE));
    await create({ ...COMPLETE, title: "Brouillon" });
    const ofStrangers = await answered<BlogPost[]>(api.get("/api/blog"));
    expect(ofStrangers.map((post) => blogPostSchema.parse(post).title)).toEqual([one.title]);
    const ofStaff = await answered<BlogPost[]>(api.get("/api/blog", staff));
    expect(ofStaff.map((post) => [blogPostSchema.parse(post).title, post.published]).sort()).toEqual([
      ["Brouillon", false],
      [one.title, true],
    ]);
    expect((await api.get("/api/blog/brouillon")).status).toBe(404);
    expect((await api.get("/api/blog/brouillon", staff)).status).toBe(200);
    expect((await api.get("/api/blog?limit=1")).headers.get("link")).toBe('</api/blog?limit=1&page=2>; rel="next"');
    expect(await errorsOf(api.get("/api/blog?limit=101&page=0&category=x&z=1"))).toEqual([
      "category",
      "limit",
      "page",
      "z",
    ]);
  });
});

describe("the two languages", () => {
  const translate = (post: Post, more: object = {}) =>
    create({ ...COMPLETE, title: "Summer in Laval", language: "en", translationOf: post.id, ...more });

  it("form a pair with one version per language", async () => {
    const french = await create({ ...COMPLETE, category: "Data" });
    const english = await translate(french);
    expect(english).toMatchObject({ pair: french.pair, category: "Data", basedOnRevision: 1, twin: { id: french.id } });
    expect((await read(french.id)).twin).toMatchObject({ id: english.id, state: "draft" });
    expect(await errorsOf(api.post("/api/posts", { language: "en", translationOf: french.id }, staff))).toEqual([
      "language",
    ]);
    expect(await errorsOf(api.post("/api/posts", { language: "en", translationOf: 99 }, staff))).toEqual([
      "translationOf",
    ]);
  });

  it("are published French first: English needs a public French version no older than its basis", async () => {
    let french = await create(COMPLETE);
    let english = await translate(french);
    expect(english.obstacles).toEqual({ basedOnRevision: "frenchMissing" });
    expect(await errorsOf(order(english, "published"))).toEqual(["basedOnRevision"]);
    french = await publish(french);
    english = await publish(english);
    expect(await listed("en")).toEqual(["summer-in-laval"]);

    french = await save(french, { content: "Du texte plus récent." });
    english = await save(english, { content: "Newer text.", basedOnRevision: french.revision });
    expect(english.obstacles).toEqual({ basedOnRevision: "frenchOlder" });
    expect(await errorsOf(order(english, "published"))).toEqual(["basedOnRevision"]);
    expect(await answered<BlogPost>(api.get("/api/blog/summer-in-laval"))).toMatchObject({ content: COMPLETE.content });
    french = await publish(french);
    english = await publish(english);
    expect(english).toMatchObject({ hasChanges: false });

    expect(await errorsOf(order(french, "draft"))).toEqual(["state"]);
    expect(await errorsOf(remove(french))).toEqual(["state"]);
    await answered(order(english, "draft"));
    await answered(order(french, "draft"));
  });

  it("are listed with what is missing or stale", async () => {
    let french = await publish(await create(COMPLETE));
    await create({ ...COMPLETE, title: "Alone", language: "en" });
    await create({ ...COMPLETE, title: "Seul" });
    await publish(await translate(french));
    minutesLater(1);
    french = await publish(await save(french, { content: "Plus récent." }));
    const page = await answered<PostPairPage>(api.get("/api/posts", staff));
    expect(postPairPageSchema.parse(page)).toMatchObject({ total: 3, page: 1, pages: 1 });
    expect(page.pairs[0]).toMatchObject({ status: "stale", fr: { title: french.title }, en: { state: "published" } });
    const slugsOf = async (query: string) => {
      const { pairs } = await answered<PostPairPage>(api.get(`/api/posts?${query}`, staff));
      return pairs.map(({ fr, en }) => (fr ?? en)?.slug);
    };
    expect(await slugsOf("status=stale")).toEqual(["l-ete-a-laval"]);
    expect(await slugsOf("status=current")).toEqual([]);
    expect(await slugsOf("status=missing-fr")).toEqual(["alone"]);
    expect(await slugsOf("status=missing-en")).toEqual(["seul"]);
    expect(await slugsOf("state=published")).toEqual(["l-ete-a-laval"]);
    expect(await slugsOf("state=draft&language=en")).toEqual(["alone"]);
    expect(await slugsOf("q=ETE laval")).toEqual(["l-ete-a-laval"]);
    expect(await slugsOf("category=Data")).toEqual([]);
    expect(await errorsOf(api.get("/api/posts?status=lost", staff))).toEqual(["status"]);
  });

  it("preserve the French revision an English version is based on", async () => {
    const french = await create(COMPLETE);
    await translate(french);
    expect(await save(french, { content: "Autre chose." })).toMatchObject({ revision: 2 });
  });
});

describe("revisions", () => {
  it("can be compared and restored", async () => {
    let post = await publish(await create({ ...COMPLETE, content: "Un deux trois." }));
    post = await save(post, { content: "Un quatre trois.", slug: "autre" });
    const difference = await answered(api.get(`/api/posts/${post.id}/revisions/1/difference/2`, staff));
    expect(differenceSchema.parse(difference)).toEqual([
      { field: "slug", parts: expect.any(Array) },
      {
        field: "content",
        parts: [
          { kind: "same", text: "Un " },
          { kind: "removed", text: "deux" },
          { kind: "added", text: "quatre" },
          { kind: "same", text: " trois." },
        ],
      },
    ]);
    const revision = await answered(api.get(`/api/posts/${post.id}/revisions/1`, staff));
    expect(revisionSchema.parse(revision)).toMatchObject({ publishedAt: now.toISOString(), editor: null });
    const path = `/api/posts/${post.id}/revisions/1/restoration`;
    expect((await api.post(path, { version: post.version - 1 }, staff)).status).toBe(409);
    const restored = await answered<Post>(api.post(path, { version: post.version }, staff));
    expect(restored).toMatchObject({ revision: 3, content: "Un deux trois.", slug: "l-ete-a-laval", hasChanges: true });
    const all = await answered<RevisionSummary[]>(api.get(`/api/posts/${post.id}/revisions`, staff));
    for (const each of all) revisionSummarySchema.parse(each);
    expect(all[0]).toMatchObject({ origin: "restore", restoredFrom: 1 });
    expect((await api.get(`/api/posts/${post.id}/revisions/9`, staff)).status).toBe(404);
  });
});

describe("the oldest revisions", () => {
  it("are deleted beyond three hundred, except a scheduled one", async () => {
    let post = await create(COMPLETE);
    minutesLater(11);
    post = await save(post, { content: "Deux." });
    const publishAt = new Date(now.getTime() + 60 * 60_000).toISOString();
    post = await answered<Post>(order(post, "scheduled", { publishAt }));
    await database.kysely.updateTable("blog_posts").set({ revision: 400 }).where("id", "=", post.id).execute();
    minutesLater(11);
    await save(post, { content: "Trois." });
    const all = await answered<RevisionSummary[]>(api.get(`/api/posts/${post.id}/revisions`, staff));
    expect(all.map(({ number }) => number)).toEqual([401, 2]);
  });
});

describe("the bin", () => {
  it("hides a post from everyone and restores it unchanged", async () => {
    let post = await publish(await create(COMPLETE));
    post = await answered<Post>(remove(post));
    expect(await listed()).toEqual([]);
    expect(await answered<BlogPost[]>(api.get("/api/blog", staff))).toEqual([]);
    expect(await answered<PostPairPage>(api.get("/api/posts", staff))).toMatchObject({ total: 0 });
    expect(await answered<PostPairPage>(api.get("/api/posts?state=deleted", staff))).toMatchObject({
      pairs: [{ fr: { id: post.id, deletedAt: now.toISOString() } }],
    });
    expect((await put(post, { title: "x" })).status).toBe(404);
    expect((await order(post, "published")).status).toBe(404);
    post = await answered<Post>(remove(post, false));
    expect(post).toMatchObject({ state: "published", deletedAt: null });
    expect(await listed()).toEqual(["l-ete-a-laval"]);
  });

  it("deletes posts for good after thirty days, with everything that belonged to them", async () => {
    const post = await answered<Post>(remove(await publish(await create(COMPLETE))));
    const forget = () => api.services.posts.jobs[0]!.run(database.kysely, "", now);
    minutesLater(30 * 24 * 60);
    await forget();
    await read(post.id);
    minutesLater(1);
    await forget();
    expect((await api.get(`/api/posts/${post.id}`, staff)).status).toBe(404);
    expect(await database.kysely.selectFrom("blog_revisions").select("id").execute()).toEqual([]);
    expect(await create(COMPLETE)).toMatchObject({ slug: "l-ete-a-laval" });
  });

  it("restores neither a replaced version nor a schedule that fell due meanwhile", async () => {
    const french = await create(COMPLETE);
    const english = await create({ language: "en", translationOf: french.id });
    const gone = await answered<Post>(remove(english));
    await create({ language: "en", translationOf: french.id });
    expect(await errorsOf(remove(gone, false))).toEqual(["language"]);

    let post = await create(COMPLETE);
    post = await answered<Post>(order(post, "scheduled", { publishAt: "2026-11-20T16:00:00Z" }));
    post = await answered<Post>(remove(post));
    minutesLater(120);
    await api.services.posts.publishDue();
    expect(await answered<Post>(remove(post, false))).toMatchObject({ state: "draft" });
  });
});

it("logs what staff did, without the text", async () => {
  const post = await publish(await create(COMPLETE));
  await answered(remove(await answered<Post>(order(post, "draft"))));
  const rows = await database.kysely.selectFrom("audit_log").selectAll().orderBy("id").execute();
  expect(rows.map(({ actor, action, subject }) => [actor, action, subject])).toEqual(
    ["created", "published", "withdrawn", "deleted"].map((action) => [EDITOR.id, `blog.${action}`, String(post.id)]),
  );
});
