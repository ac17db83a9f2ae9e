import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { strToU8, type Zippable, zipSync } from "fflate";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { testDatabase } from "../../../test/databases.ts";
import { costOf, costOfAsync } from "../../../test/processor-time.ts";
import type { Database } from "../../db/database.ts";
import type { Post } from "../blog/model.ts";
import { readArchive } from "./archive.ts";
import { markdownOfHtml } from "./html-markdown.ts";
import type { ImportProgress, ImportReport } from "./transfer.ts";

const NOW = new Date("2026-11-20T15:00:00Z");
const staff = { staff: EDITOR };
let folder: string;
let database: Database;
let api: TestApi;

async function open() {
  database = await testDatabase();
  api = testApi(database, { clock: () => NOW, variables: { DATA_DIR: folder } });
}
async function close() {
  await api.services.posts.stop();
  await database.close();
}
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "nordet-transfer-"));
  await open();
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

const send = (body: string | Uint8Array, query = "") =>
  api.request(`/api/posts/import${query}`, { method: "POST", body: body as BodyInit }, staff);

/** Imports a file, and checks that a dry run reports the same and writes nothing. */
async function importFile(body: string | Uint8Array, query = "?publish=true") {
  const count = async () => {
    const { posts } = await database.kysely
      .selectFrom("blog_posts")
      .select((eb) => eb.fn.countAll<number>().as("posts"))
      .executeTakeFirstOrThrow();
    return Number(posts);
  };
  const before = await count();
  const foreseen = await reportOf(body, `${query || "?"}&rehearse=true`);
  expect(await count()).toBe(before);
  const report = await reportOf(body, query);
  expect(report).toEqual(foreseen);
  return flat(report);
}

/** Returns a report's counts and remarks, without stored fields or remarks on default categories and keywords. */
const flat = ({ rows, ...counts }: ImportReport) => ({
  ...counts,
  remarks: rows.flatMap(({ name, notes }) =>
    notes.filter(({ problem }) => !/^(?:category|keyword)-chosen$/.test(problem)).map((note) => ({ name, ...note })),
  ),
});

async function reportOf(body: string | Uint8Array, query: string): Promise<ImportReport> {
  const response = await send(body, query);
  expect(response.status).toBe(200);
  const lines = (await response.text()).trim().split("\n");
  const progress = lines.map((line) => JSON.parse(line) as ImportProgress);
  const last = progress.pop()!;
  if (!("report" in last)) throw new Error("The answer has no report");
  expect(progress[0]).toMatchObject({ done: 0 });
  const steps = progress.at(-1) as { done: number; total: number };
  expect(steps.done).toBe(steps.total);
  return last.report;
}

const allPosts = async () => {
  const posts: Post[] = [];
  for await (const post of api.services.posts.all()) posts.push(post);
  return posts;
};

const zip = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, typeof content === "string" ? strToU8(content) : content]),
    ) as Zippable,
  );
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();

const ghostPost = (more: object) => ({
  id: "1",
  title: "Un titre",
  slug: "un-titre",
  html: "<p>Du texte.</p>",
  type: "post",
  status: "published",
  featured: 0,
  created_at: "2024-01-02T03:04:05.000Z",
  published_at: "2024-01-03T03:04:05.000Z",
  ...more,
});
const ghost = (posts: unknown[], more: object = {}) =>
  JSON.stringify({ db: [{ meta: { version: "5.82.0" }, data: { posts, ...more } }] });

/** Creates a zip with only a central directory of empty entries. */
function directoryOf(count: number, nameOf: (n: number) => string): Buffer {
  const entries = Array.from({ length: count }, (_, n) => {
    const name = Buffer.from(nameOf(n));
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE(name.length, 28);
    return Buffer.concat([head, name]);
  });
  const directory = Buffer.concat(entries);
  const [zip64, locator, end] = [Buffer.alloc(56), Buffer.alloc(20), Buffer.alloc(22)];
  zip64.writeUInt32LE(0x06064b50, 0);
  zip64.writeUInt32LE(count, 32);
  zip64.writeUInt32LE(4, 48);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeUInt32LE(4 + directory.length, 8);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(0xffff, 8);
  return Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), directory, zip64, locator, end]);
}

/**
 * Creates a zip whose entries all share the same bytes.
 * @param claimed unpacked size in the header, in bytes
 */
function packedFile(names: readonly string[], packed: Buffer, claimed: number): Buffer {
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  const entries = names.map((name) => {
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE(8, 10);
    head.writeUInt32LE(packed.length, 20);
    head.writeUInt32LE(claimed, 24);
    head.writeUInt16LE(name.length, 28);
    return Buffer.concat([head, Buffer.from(name)]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(local.length + packed.length, 16);
  return Buffer.concat([local, packed, ...entries, end]);
}

describe("a Ghost export", () => {
  it("is imported with dates, tags, authors and descriptions, and remarks on unreadable items", async () => {
    const report = await importFile(
      ghost(
        [
          ghostPost({ custom_excerpt: "Extrait.", feature_image: "__GHOST_URL__/content/images/a.png" }),
          ghostPost({ id: "2", title: "In English", slug: "in-english", featured: true }),
          ghostPost({ id: "3", title: "Brouillon", slug: "brouillon", status: "draft", published_at: null }),
          ghostPost({ id: "4", title: "Page", type: "page" }),
          ghostPost({ id: "5", title: "Vide", html: null, lexical: "{}" }),
          { id: 6 },
          "text",
        ],
        {
          tags: [
            { id: "t1", name: "Ventes" },
            { id: "t2", name: "#en" },
          ],
          posts_tags: [
            { post_id: "1", tag_id: "t1" },
            { post_id: "2", tag_id: "t2" },
          ],
          users: [{ id: "u", name: "Ada Lovelace" }],
          posts_authors: [{ post_id: "1", author_id: "u" }],
          posts_meta: [{ post_id: "1", meta_description: "Description." }],
        },
      ),
    );
    expect(report).toEqual({
      imported: 3,
      published: 1,
      scheduled: 0,
      skipped: 4,
      remarks: [
        { name: "Page", problem: "page" },
        { name: "Vide", problem: "no-content" },
        { name: "posts[5]", problem: "unreadable" },
        { name: "posts[6]", problem: "unreadable" },
        { name: "Un titre", problem: "image-missing", detail: "/content/images/a.png" },
        { name: "In English", problem: "french-missing" },
      ],
    });
    const [first, , english] = (await allPosts()).sort((a, b) => b.language.localeCompare(a.language) || a.id - b.id);
    expect(first).toMatchObject({
      state: "published",
      slug: "un-titre",
      content: "Du texte.",
      excerpt: "Extrait.",
      metaDescription: "Description.",
      keywords: "Ventes",
      category: "Sales",
      author: "Ada Lovelace",
      createdAt: "2024-01-02T03:04:05.000Z",
      publishedAt: "2024-01-03T03:04:05.000Z",
    });
    expect(english).toMatchObject({ language: "en", featured: true, state: "draft" });
  });

  it("can be repeated: existing posts are left alone", async () => {
    const file = ghost([ghostPost({})]);
    await importFile(file);
    expect(await importFile(file)).toEqual({
      imported: 0,
      published: 0,
      scheduled: 0,
      skipped: 1,
      remarks: [{ name: "Un titre", problem: "exists" }],
    });
    expect(await allPosts()).toHaveLength(1);
  });

  it("is imported as drafts unless publishing is requested", async () => {
    expect(await importFile(ghost([ghostPost({})]), "")).toMatchObject({ imported: 1, published: 0 });
    expect(await allPosts()).toMatchObject([{ state: "draft", publishedAt: "2024-01-03T03:04:05.000Z" }]);
  });

  it("is imported with its images from a zip", async () => {
    const html =
      '<figure class="kg-card"><img src="__GHOST_URL__/content/images/2024/01/a.png" alt="Un chat"><figcaption>Le chat</figcaption></figure>';
    const file = zip({
      "export/blog.ghost.json": ghost([
        ghostPost({ html, feature_image: "__GHOST_URL__/content/images/2024/01/a.png" }),
      ]),
      "content/images/2024/01/a.png": await picture(),
    });
    expect(await importFile(file)).toMatchObject({ imported: 1, published: 0, remarks: [{ detail: "coverAlt" }] });
    const [post] = await allPosts();
    expect(post?.cover).toMatch(/^[0-9a-f]{24}$/);
    expect(post?.content).toBe(`![Un chat](/media/${post?.cover} "Le chat")`);
  });
});

describe("a path on the old site", () => {
  const link = (path: string) => `<a href="__GHOST_URL__${path}">x</a>`;

  it("redirects to the imported post, and links to it are rewritten", async () => {
    const html = `<p>${link("/in-english/")} ${link("/perdue/#a")} ${link("/")} ${link("/content/files/a.pdf")}</p>`;
    const file = ghost(
      [
        ghostPost({ html }),
        ghostPost({ id: "2", title: "In English", slug: "in-english" }),
        ghostPost({ id: "3", title: "À propos", slug: "about" }),
        ghostPost({ id: "4", title: "Brouillon", slug: "brouillon", status: "draft" }),
      ],
      { tags: [{ id: "t", name: "#en" }], posts_tags: [{ post_id: "2", tag_id: "t" }] },
    );
    const { remarks } = await importFile(file);
    expect(remarks).toEqual([
      { name: "Un titre", problem: "links-lost", detail: "/perdue/" },
      { name: "À propos", problem: "address-lost", detail: "/about" },
      { name: "In English", problem: "french-missing" },
    ]);
    const [post] = await allPosts();
    expect(post?.content).toContain("[x](/en/blog/in-english) [x](/perdue/#a) [x](/)");
    const { moved } = api.services.blog;
    expect(
      await Promise.all(["/un-titre", "/about", "/in-english", "/brouillon", "/blog"].map((path) => moved(path))),
    ).toEqual(["/blog/un-titre", undefined, undefined, undefined, undefined]);
    const { id, version } = post!;
    await api.put(`/api/posts/${id}/deleted`, { version, deleted: true }, staff);
    expect(await moved("/un-titre")).toBeUndefined();
  });

  it.each([
    ["content/posts/un.md", "url: /vieux/chemin/\naliases: [/plus-vieux]", ["/vieux/chemin", "/plus-vieux"]],
    ["content/posts/un/index.md", "slug: deux", ["/posts/deux"]],
    ["_posts/2024-05-06-un.md", "redirect_from: /avant", ["/2024/05/06/un.html", "/2024/05/06/un", "/avant"]],
    ["_posts/2024-05-06-un.md", "categories: [Blog, Notes]", ["/blog/notes/2024/05/06/un.html"]],
  ])("is derived from %s", async (name, more, paths) => {
    await importFile(zip({ [name]: `---\ntitle: Un\ndate: 2024-05-06\n${more}\n---\nTexte\n` }));
    for (const path of paths) expect(await api.services.blog.moved(path)).toMatch(/^\/blog\/(?:un|deux)$/);
  });
});

it("imports a WordPress export with its dates, old paths and internal links", async () => {
  const item = (id: number, slug: string, status: string, text: string) =>
    `<item><title>${slug}</title><link>https://b.example/2024/01/${slug}/</link><content:encoded><![CDATA[${text}]]></content:encoded>` +
    `<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-01-02 03:04:05</wp:post_date_gmt><wp:post_modified_gmt>2024-02-03 03:04:05</wp:post_modified_gmt>` +
    `<wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status><wp:post_type>post</wp:post_type></item>`;
  const report = await importFile(
    `<?xml version="1.0"?><rss version="2.0" xmlns:wp="x" xmlns:content="y"><channel><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://b.example</wp:base_blog_url>${[
      item(1, "un", "publish", '<p>Voir <a href="https://b.example/2024/01/deux/">deux</a>.</p>'),
      item(2, "deux", "private", "<p>Secret.</p>"),
    ].join("")}</channel></rss>`,
  );
  expect(report).toEqual({
    ...{ imported: 2, published: 1, scheduled: 0, skipped: 0 },
    remarks: [{ name: "deux", problem: "not-public", detail: "status: private" }],
  });
  expect(await allPosts()).toMatchObject([
    { slug: "un", state: "published", content: "Voir [deux](/blog/deux).", publishedAt: "2024-01-02T03:04:05.000Z" },
    { slug: "deux", state: "draft" },
  ]);
  const article = (await (await api.get("/api/blog/un")).json()) as object;
  expect(article).toMatchObject({ updatedAt: "2024-02-03T03:04:05.000Z" });
  expect(await api.services.blog.moved("/2024/01/un")).toBe("/blog/un");
});

describe("our own blog, exported for Ghost", () => {
  const CONTENT = [
    "# Un",
    "Une ligne\nUne **autre**, avec un [lien](/tarifs) et `du code`.",
    "## Deux",
    "- a\n- b\n  1. c",
    "> « Cité »",
    "| a | b |\n| :- | -: |\n| 1 | 2 |",
    "```js\nconst a = '<b>' && 1;\n```",
    "---",
  ].join("\n\n");

  it("is imported again as readers saw it, with pairs, images, authors and dates", async () => {
    const image = await api.services.media.store(await picture(), "ada");
    const fields = {
      title: "L’été",
      content: `${CONTENT}\n\n![Un "chat"](/media/${image.id} "Le chat")`,
      excerpt: "Un extrait.",
      metaDescription: "Description.",
      keywords: "Données, un, deux",
      author: "Ada Lovelace",
      category: "Data",
      cover: image.id,
      coverAlt: "Chat",
    };
    const create = async (body: object) => (await (await api.post("/api/posts", body, staff)).json()) as Post;
    const french = await create({ language: "fr", ...fields });
    const english = await create({ language: "en", translationOf: french.id, ...fields, title: "Summer" });
    for (const { id, version } of [french, english]) {
      await api.put(`/api/posts/${id}/state`, { version, state: "published" }, staff);
    }
    const draft = await create({ language: "fr", title: "Brouillon", content: "À finir." });
    const before = await api.services.posts.preview(fields.content);
    const response = await api.get("/api/posts/export?format=ghost", staff);
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="blog-ghost.zip"');
    const archive = Buffer.from(await response.arrayBuffer());
    const file = await readArchive(archive);
    expect([...file.texts.keys()]).toEqual(["ghost.json"]);
    expect((await file.file(`content/images/${image.id}.webp`, 1_000_000))?.length).toBeGreaterThan(0);
    const { data } = (JSON.parse(file.texts.get("ghost.json")!) as { db: [{ data: Record<string, object[]> }] }).db[0];
    expect(data["posts"]![0]).toMatchObject({ status: "published", type: "post", slug: "l-ete" });
    expect(data["tags"]).toContainEqual({ id: "t1", name: "Données", slug: "donnees", visibility: "public" });
    expect(JSON.stringify(data)).not.toMatch(/<picture|srcset|tabindex|\/media\//);

    await close();
    await open();
    expect(await importFile(archive)).toEqual({ imported: 3, published: 2, scheduled: 0, skipped: 0, remarks: [] });
    const posts = await allPosts();
    const [first, second, third] = ["l-ete", "summer", "brouillon"].map((slug) =>
      posts.find((one) => one.slug === slug),
    );
    const { content, cover, ...rest } = fields;
    expect(first).toMatchObject({ ...rest, language: "fr", pair: french.pair, state: "published" });
    expect(first?.publishedAt).toBe(NOW.toISOString());
    expect(second).toMatchObject({ language: "en", pair: french.pair, state: "published", category: "Data" });
    expect(third).toMatchObject({ state: "draft", content: draft.content, category: draft.category });
    const after = await api.services.posts.preview(first!.content);
    expect(after.html.replaceAll(first!.cover!, image.id)).toBe(before.html);
    expect([content.includes(cover), first!.content.includes(first!.cover!)]).toEqual([true, true]);
  });

  it("is cut to Ghost's limits, and includes a text that cannot be rendered as source", async () => {
    const row = `|${"a|".repeat(100)}`;
    const blown = `${row}\n|${"-|".repeat(100)}\n${"|\n".repeat(30_000)}`;
    for (const content of ["Du texte.", blown]) {
      const body = { language: "fr", title: "Long", content, excerpt: "é".repeat(400) };
      expect((await api.post("/api/posts", body, staff)).status).toBe(201);
    }
    await api.post("/api/posts", { language: "fr", content: "Sans titre." }, staff);
    const response = await api.get("/api/posts/export?format=ghost", staff);
    const text = (await readArchive(Buffer.from(await response.arrayBuffer()))).texts.get("ghost.json")!;
    const { posts } = (JSON.parse(text) as { db: [{ data: { posts: Record<string, string>[] } }] }).db[0].data;
    expect(posts.map((post) => post["custom_excerpt"]?.length)).toEqual([300, 300, undefined]);
    // One invalid row makes Ghost reject the whole export.
    expect(posts.map((post) => post["title"])).toEqual(["Long", "Long", "(Untitled)"]);
    expect(posts[1]?.["html"]).toContain(`<pre><code>${row}`);
    expect((await api.get("/api/posts/export?format=word", staff)).status).toBe(422);
  });
});

describe.each(["markdown", "ghost"])("an export (%s), imported and exported again", (format) => {
  const LATER = "2026-12-24T09:00:00.000Z";
  const exported = async () => {
    const response = await api.get(`/api/posts/export?format=${format}`, staff);
    return Buffer.from(await response.arrayBuffer());
  };
  /** Returns the texts and image names in an archive. */
  const written = async (archive: Buffer) => {
    const { texts } = await readArchive(archive);
    // Ghost row ids follow our post ids, which differ after an import.
    if (format === "ghost") texts.set("ghost.json", JSON.stringify(postsOf(texts.get("ghost.json")!), null, 1));
    const images = [...archive.toString("latin1").matchAll(/[0-9a-f]{24}\.webp/g)].map(([name]) => name);
    return { texts: Object.fromEntries(texts), images: [...new Set(images)].sort() };
  };

  type Row = Record<string, string>;
  /** Returns posts with the rows joined to them, by slug. */
  const postsOf = (json: string) => {
    const { data } = (JSON.parse(json) as { db: [{ data: Record<string, Row[]> }] }).db[0];
    const named = (links: string, rows: string, key: string, id: string | undefined) =>
      data[links]!.filter((link) => link["post_id"] === id).map(
        (link) => data[rows]!.find((row) => row["id"] === link[key])?.["name"],
      );
    const posts = data["posts"]!.map(({ id, ...post }) => ({
      ...post,
      tags: named("posts_tags", "tags", "tag_id", id),
      authors: named("posts_authors", "users", "author_id", id),
      meta: data["posts_meta"]!.filter((meta) => meta["post_id"] === id).map((meta) => ({ ...meta, post_id: "" })),
    }));
    return posts.map((post) => JSON.stringify(post)).sort();
  };

  it("is the same", async () => {
    const image = await api.services.media.store(await picture(), "ada");
    const create = async (body: object) => (await (await api.post("/api/posts", body, staff)).json()) as Post;
    const state = async ({ id, version }: Post, order: object) => {
      const response = await api.put(`/api/posts/${id}/state`, { version, ...order }, staff);
      expect(response.status).toBe(200);
      return (await response.json()) as Post;
    };
    const fields = {
      title: "L’été  « long »: #1",
      content: `Un${format === "ghost" ? " " : "  "}texte.\n\n![Chat](/media/${image.id} "Le chat")\n\n- [x] fait[^1]\n\n| a |\n| --- |\n| b |`,
      excerpt: "Un extrait, avec  deux espaces.",
      metaDescription: "Description.",
      keywords: "Données, un, deux",
      author: "Ada Lovelace",
      category: "Data",
      cover: image.id,
      coverAlt: "Chat",
    };
    const french = await create({ language: "fr", ...fields });
    const english = await create({ language: "en", translationOf: french.id, ...fields, title: "Summer" });
    for (const post of [french, english]) await state(post, { state: "published" });
    await state(await create({ language: "fr", ...fields, title: "Programmé", keywords: "deux" }), {
      state: "scheduled",
      publishAt: LATER,
    });
    const edited = await state(await create({ language: "fr", ...fields, title: "Modifié" }), { state: "published" });
    const names = [
      "slug",
      "excerpt",
      "metaDescription",
      "keywords",
      "author",
      "category",
      "cover",
      "coverAlt",
    ] as const;
    const same = Object.fromEntries(names.map((name) => [name, edited[name]]));
    const edits = { ...same, title: "Modifié", content: "Pas encore.", basedOnRevision: null, version: edited.version };
    expect((await api.put(`/api/posts/${edited.id}`, edits, staff)).status).toBe(200);
    await create({ language: "fr", title: "Presque vide", content: "\n  Texte\n\n", author: "" });
    await create({ language: "en", title: "", content: "# Not a title\n\nText" });
    await importFile(ghost([ghostPost({ updated_at: "2024-02-03T03:04:05.000Z" })]));

    const first = await exported();
    await close();
    await open();
    const { remarks } = await importFile(first);
    expect(remarks.map(({ problem }) => problem)).toEqual(["unpublished-edits"]);
    const second = await exported();
    expect(await written(second)).toEqual(await written(first));
  });
});

describe("a Markdown folder", () => {
  it("is imported from our own export unchanged", async () => {
    const image = await api.services.media.store(await picture(), "ada");
    const fields = {
      title: "L’été",
      content: `# Un\n\n![Un chat](/media/${image.id})\n\nTexte : « oui ».`,
      excerpt: 'Un "extrait": vrai',
      metaDescription: "Description.",
      keywords: "un, deux",
      cover: image.id,
      coverAlt: "Chat",
    };
    const create = async (body: object) => (await (await api.post("/api/posts", body, staff)).json()) as Post;
    const french = await create({ language: "fr", category: "Data", ...fields });
    const english = await create({ language: "en", translationOf: french.id, ...fields, title: "Summer" });
    for (const { id, version } of [french, english]) {
      const body = { version, state: "published" };
      expect((await api.put(`/api/posts/${id}/state`, body, staff)).status).toBe(200);
    }
    const response = await api.get("/api/posts/export", staff);
    expect(response.headers.get("content-type")).toBe("application/zip");
    const archive = Buffer.from(await response.arrayBuffer());
    expect([...(await readArchive(archive)).texts.keys()]).toEqual(["fr/l-ete.md", "en/summer.md"]);

    await close();
    await open();
    expect(await importFile(archive)).toEqual({ imported: 2, published: 2, scheduled: 0, skipped: 0, remarks: [] });
    const [first, second] = await allPosts();
    expect(first).toMatchObject({
      ...fields,
      language: "fr",
      slug: "l-ete",
      pair: french.pair,
      category: "Data",
      state: "published",
      publishedAt: NOW.toISOString(),
      cover: expect.any(String),
      content: fields.content.replace(image.id, String(first?.cover)),
    });
    expect(second).toMatchObject({
      language: "en",
      pair: french.pair,
      slug: "summer",
      state: "published",
      category: "Data",
    });
  });

  it("from other programs is imported", async () => {
    const report = await importFile(
      zip({
        "content/posts/hugo.en.md": "---\ntitle: Hugo\ndate: 2023-05-06\ntags: [one, two]\ndraft: true\n---\nBody\n",
        "posts/en/astro.md": "---\ntitle: Astro\npubDate: 2023-05-07\ndescription: What it says.\n---\nBody\n",
        "notes/plain.md": "# Sans en-tête\n\nUn texte.\n",
        "__MACOSX/x.md": "x",
        "readme.txt": "no",
      }),
    );
    expect(report).toMatchObject({ imported: 3, published: 0 });
    const posts = await allPosts();
    expect(
      posts.map(({ language, title, slug, keywords, excerpt }) => [language, title, slug, keywords, excerpt]),
    ).toEqual([
      ["fr", "Sans en-tête", "sans-en-tete", "Automatisation", "Un texte."],
      ["en", "Hugo", "hugo", "one, two", "Body"],
      ["en", "Astro", "astro", "Automation", "What it says."],
    ]);
  });

  it("from Hugo yields one post in two languages, even under one title, and can be imported again", async () => {
    const text = (language: string) =>
      `---\ntitle: n8n\ndate: 2024-05-06\ntags: [Données]\n---\nTexte (${language}), ![a](/a.png)\n`;
    const file = zip({
      "content/posts/n8n/index.fr.md": text("fr"),
      "content/posts/n8n/index.en.md": text("en"),
      "static/a.png": await picture(),
    });
    expect(await importFile(file)).toEqual({ imported: 2, published: 2, scheduled: 0, skipped: 0, remarks: [] });
    const posts = await allPosts();
    expect(posts).toMatchObject([
      { language: "fr", slug: "n8n", state: "published", twin: { id: posts[1]?.id } },
      { language: "en", slug: "n8n-en", state: "published", twin: { id: posts[0]?.id } },
    ]);
    const { moved } = api.services.blog;
    expect(await Promise.all(["/posts/n8n", "/en/posts/n8n"].map((path) => moved(path)))).toEqual([
      "/blog/n8n",
      "/en/blog/n8n-en",
    ]);
    expect((await importFile(file)).remarks.map(({ problem }) => problem)).toEqual(["exists", "exists"]);
  });

  it("may be a single file", async () => {
    expect(await importFile("---\ntitle: Seul\n---\nTexte\n", "?language=en")).toMatchObject({ imported: 1 });
    expect(await allPosts()).toMatchObject([{ language: "en", title: "Seul", content: "Texte" }]);
  });
});

it("assigns the chosen category to posts that are in none of ours, with a remark", async () => {
  const post = (title: string, more: string) => `---\ntitle: ${title}\n${more}\n---\nTexte\n`;
  const file = zip({
    "a.md": post("Sans rien", "lang: en"),
    "b.md": post("Étiquettes", "tags: [un, deux]"),
    "c.md": post("Inconnue", "categories: [Recettes]"),
    "d.md": post("Connue", "categories: [Données]"),
    "e.md": post("Par défaut", "categories: [Automatisation]"),
  });
  const { remarks: _, ...counts } = await importFile(file, "?category=Sales");
  expect(counts).toMatchObject({ imported: 5 });
  const filed = Object.fromEntries(
    (await allPosts()).map(({ title, category, keywords }) => [title, [category, keywords]]),
  );
  expect(filed).toEqual({
    "Sans rien": ["Sales", "Sales"],
    Étiquettes: ["Sales", "un, deux"],
    Inconnue: ["Sales", "Recettes"],
    Connue: ["Data", "Données"],
    "Par défaut": ["Automation", "Automatisation"],
  });
  await close();
  await open();
  const { rows } = await reportOf(file, "?category=Sales");
  const chosen = { problem: "category-chosen", detail: "Sales" };
  const told = Object.fromEntries(
    rows.map(({ name, kept, notes }) => [name, { isKept: kept.includes("category"), notes }]),
  );
  expect(told).toEqual({
    "a.md": { isKept: false, notes: [chosen, { problem: "keyword-chosen", detail: "Sales" }] },
    "b.md": { isKept: false, notes: [chosen] },
    "c.md": { isKept: false, notes: [chosen, { problem: "category-as-keyword", detail: "Recettes" }] },
    "d.md": { isKept: true, notes: [{ problem: "keyword-chosen", detail: "Données" }] },
    "e.md": { isKept: true, notes: [{ problem: "keyword-chosen", detail: "Automatisation" }] },
  });
  expect((await send(file, "?category=Recettes")).status).toBe(422);
});

it("reports images as kept only if at least one was stored", async () => {
  const post = (title: string, images: string) => `---\ntitle: ${title}\ntags: [Données]\n---\n${images}\n`;
  const { rows } = await reportOf(
    zip({
      "none.md": post("Aucune", "![a](a.png) ![b](b.png)"),
      "some.md": post("Une", "![a](a.png) ![c](c.png)"),
      "broken.md": post("Abîmée", "![d](d.png)"),
      "c.png": await picture(),
      "d.png": "no image",
    }),
    "",
  );
  expect(
    rows.map(({ name, kept, notes }) => [name, kept, notes.map(({ problem, detail }) => [problem, detail])]),
  ).toEqual([
    [
      "none.md",
      ["content", "category", "keywords"],
      [
        ["image-missing", "a.png"],
        ["image-missing", "b.png"],
      ],
    ],
    ["some.md", ["content", "category", "keywords", "images"], [["image-missing", "a.png"]]],
    ["broken.md", ["content", "category", "keywords"], [["image-refused", "d.png"]]],
  ]);
});

describe("an accented name in a zip", () => {
  /** Creates a zip of an image and a post that uses it. The image's name is raw bytes, without an encoding flag. */
  const archiveOf = async (name: Buffer) => {
    const asked = Buffer.from("?".repeat(name.length));
    const file = Buffer.from(
      zip({ "a.md": "---\ntitle: Un\ntags: [Données]\n---\n![x](café.png)", [asked.toString()]: await picture() }),
    );
    for (let at = file.indexOf(asked); at >= 0; at = file.indexOf(asked, at)) name.copy(file, at);
    return file;
  };

  it.each([
    ["UTF-8, as zip writes it", Buffer.from("café.png")],
    ["UTF-8 with accents by themselves, as macOS writes it", Buffer.from("cafe\u0301.png")],
    ["CP437, as the format has it", Buffer.from("caf\x82.png", "latin1")],
  ])("is found in %s", async (_name, bytes) => {
    const { rows } = await reportOf(await archiveOf(bytes), "");
    expect(rows).toMatchObject([{ kept: ["content", "category", "keywords", "images"], notes: [] }]);
  });
});

describe("a post that was not public", () => {
  const LATER = "2026-12-24T09:00:00.000Z";
  const EARLIER = "2026-10-01T09:00:00.000Z";
  const states = async () => Object.fromEntries((await allPosts()).map(({ slug, state }) => [slug, state]));

  it.each([
    ["for members", { visibility: "members" }, { problem: "members-only" }],
    ["for paying members", { visibility: "paid" }, { problem: "members-only" }],
    ["for some tiers", { visibility: "tiers" }, { problem: "members-only" }],
    [
      "public but for a part",
      {
        html: '<p>a</p><!--kg-gated-block:begin nonMember:false memberSegment:"status:free" --><p>b</p><!--kg-gated-block:end-->',
      },
      { problem: "members-only" },
    ],
    ["only sent by email", { status: "sent" }, { problem: "not-public", detail: "status: sent" }],
    ["without a date", { published_at: null }, { problem: "undated" }],
  ])("but, in Ghost, %s, becomes a draft with the reason", async (_name, more, reason) => {
    const open = ghostPost({ id: "2", title: "Ouvert", slug: "ouvert", visibility: "public" });
    const everybody = { html: '<p>a</p><!--kg-gated-block:begin nonMember:true memberSegment:"" --><p>b</p>' };
    const file = ghost([ghostPost(more), open, ghostPost({ id: "3", title: "À tous", slug: "a-tous", ...everybody })]);
    expect(await importFile(file)).toEqual({
      ...{ imported: 3, published: 2, scheduled: 0, skipped: 0 },
      remarks: [{ name: "Un titre", ...reason }],
    });
    expect(await states()).toEqual({ "un-titre": "draft", ouvert: "published", "a-tous": "published" });
  });

  it("but only sent by email (`email_only` in Ghost) becomes a draft", async () => {
    const file = ghost([ghostPost({})], { posts_meta: [{ post_id: "1", email_only: 1 }] });
    expect(await importFile(file)).toMatchObject({
      published: 0,
      remarks: [{ name: "Un titre", problem: "not-public", detail: "email_only" }],
    });
  });

  it("but scheduled in Ghost stays scheduled, or becomes a draft if overdue or not to be published", async () => {
    const scheduled = (id: string, published_at: string) =>
      ghostPost({ id, slug: `s-${id}`, title: id, status: "scheduled", published_at });
    const file = ghost([scheduled("1", LATER), scheduled("2", EARLIER)]);
    expect(await importFile(file)).toEqual({
      ...{ imported: 2, published: 0, scheduled: 1, skipped: 0 },
      remarks: [{ name: "2", problem: "not-scheduled", detail: EARLIER }],
    });
    const posts = await allPosts();
    expect(posts.map(({ state, publishAt, publishedAt }) => [state, publishAt, publishedAt])).toEqual([
      ["scheduled", LATER, null],
      ["draft", null, EARLIER],
    ]);
    await close();
    await open();
    expect(await importFile(file, "")).toMatchObject({
      ...{ imported: 2, published: 0, scheduled: 0 },
      remarks: [
        { name: "1", problem: "not-scheduled", detail: LATER },
        { name: "2", problem: "not-scheduled", detail: EARLIER },
      ],
    });
  });

  it("in a Markdown folder becomes a draft with the reason", async () => {
    const post = (title: string, more: string) => `---\ntitle: ${title}\ndate: 2024-05-06\n${more}\n---\nTexte\n`;
    const report = await importFile(
      zip({
        "posts/draft.md": post("Draft", "draft: yes"),
        "_drafts/jekyll.md": post("Jekyll", ""),
        "posts/unpublished.md": post("Unpublished", "published: 'false'"),
        "posts/private.md": post("Private", "visibility: private"),
        "posts/paid.md": post("Paid", "visibility: paid"),
        "posts/expired.md": post("Expired", "expiryDate: 2025-01-01"),
        "posts/lasting.md": post("Lasting", "expiryDate: 2027-01-01"),
        "posts/locked.md": post("Locked", "password: secret"),
        "posts/unbuilt.md": post("Unbuilt", "_build:\n  render: never"),
        "posts/unlisted.md": post("Unlisted", "build:\n  list: local"),
        "posts/built.md": post("Built", "build:\n  list: always\n  render: true"),
        "posts/undated.md": "---\ntitle: Undated\n---\nTexte\n",
        "posts/coming.md": post("Coming", `publishDate: ${LATER}`),
      }),
    );
    expect(report).toMatchObject({ imported: 13, published: 2, scheduled: 1, skipped: 0 });
    expect(report.remarks).toEqual([
      { name: "posts/private.md", problem: "not-public", detail: "visibility: private" },
      { name: "posts/paid.md", problem: "members-only" },
      { name: "posts/expired.md", problem: "not-public", detail: "expiryDate: 2025-01-01" },
      { name: "posts/lasting.md", problem: "fields-lost", detail: "expiryDate" },
      { name: "posts/locked.md", problem: "not-public", detail: "password" },
      { name: "posts/unbuilt.md", problem: "not-public", detail: "_build.render: never" },
      { name: "posts/unlisted.md", problem: "not-public", detail: "build.list: local" },
      { name: "posts/undated.md", problem: "undated" },
    ]);
    expect(Object.entries(await states()).filter(([, state]) => state !== "draft")).toEqual([
      ["lasting", "published"],
      ["built", "published"],
      ["coming", "scheduled"],
    ]);
  });

  describe.each(["markdown", "ghost"])("in our own export (%s)", (format) => {
    const fields = { content: "Public.", excerpt: "Extrait.", metaDescription: "Description.", keywords: "un" };
    const answered = async (response: Response) => {
      expect(response.status).toBeLessThan(300);
      return (await response.json()) as Post;
    };
    const create = async (title: string) =>
      answered(await api.post("/api/posts", { language: "fr", title, ...fields }, staff));
    const setState = async ({ id, version }: Post, order: object) =>
      answered(await api.put(`/api/posts/${id}/state`, { version, ...order }, staff));
    const edit = async (post: Post) => {
      const { id, version } = post;
      const names = [
        "slug",
        "title",
        "content",
        "excerpt",
        "metaDescription",
        "keywords",
        "author",
        "category",
      ] as const;
      const same = Object.fromEntries(names.map((name) => [name, post[name]]));
      const body = { ...same, cover: null, coverAlt: "", basedOnRevision: null, version, content: "Secret." };
      return answered(await api.put(`/api/posts/${id}`, body, staff));
    };
    const exported = async () =>
      Buffer.from(await (await api.get(`/api/posts/export?format=${format}`, staff)).arrayBuffer());

    it("keeps unpublished edits unpublished, and scheduled posts scheduled", async () => {
      await edit(await setState(await create("Publié"), { state: "published" }));
      await edit(await setState(await create("Programmé"), { state: "scheduled", publishAt: LATER }));
      await create("Brouillon");
      const archive = await exported();
      await close();
      await open();
      const report = await importFile(archive);
      expect(report).toMatchObject({ imported: 3, published: 1, scheduled: 1, skipped: 0 });
      expect(report.remarks.map(({ problem }) => problem)).toEqual(["unpublished-edits", "unpublished-edits"]);
      const posts = await allPosts();
      expect(
        posts.map(({ slug, state, content, hasChanges, publishAt }) => [slug, state, content, hasChanges, publishAt]),
      ).toEqual([
        ["publie", "published", "Secret.", true, null],
        ["programme", "scheduled", "Secret.", true, LATER],
        ["brouillon", "draft", "Public.", false, null],
      ]);
      const shown = await api.services.posts.revision(posts[1]!.id, posts[1]!.scheduledRevision!);
      expect(shown.fields.content).toBe("Public.");
      const article = await api.get("/api/blog/publie");
      expect(JSON.stringify(await article.json())).toMatch(/Public\.(?!.*Secret)/);
    });

    it("becomes a single draft with its edits when nothing is to be published", async () => {
      await edit(await setState(await create("Publié"), { state: "published" }));
      const archive = await exported();
      await close();
      await open();
      expect(await importFile(archive, "")).toMatchObject({ imported: 1, published: 0, skipped: 0, remarks: [] });
      expect(await allPosts()).toMatchObject([{ slug: "publie", state: "draft", content: "Secret." }]);
    });
  });

  it("is exported with `draft: true` for other programs", async () => {
    await api.post("/api/posts", { language: "fr", title: "Brouillon", content: "À finir." }, staff);
    const archive = await readArchive(Buffer.from(await (await api.get("/api/posts/export", staff)).arrayBuffer()));
    expect(archive.texts.get("fr/brouillon.md")).toMatch(/^---\n(?:.+\n)*draft: true\n/);
  });
});

describe("a hostile import", () => {
  it.each([
    ["nothing", new Uint8Array(0)],
    ["bytes", new Uint8Array([0xff, 0xfe, 0, 1])],
    ["half a zip", zip({ "a.md": "text".repeat(1000) }).subarray(0, 100)],
    ["JSON that is no export", '{"db":[{"data":{}}]}'],
    ["broken JSON", '{"db":[{'],
    ["JSON without end", `{"a":${"[".repeat(200_000)}`],
    ["posts that are no list", '{"db":[{"data":{"posts":{"length":9}}}]}'],
  ])("of %s is rejected immediately", async (_name, body) => {
    const response = await send(body);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(["file"]);
    expect(await allPosts()).toEqual([]);
  });

  it("is not unpacked if its texts claim too much", async () => {
    const files = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`${n}.md`, new Uint8Array(9_000_000)]));
    const bomb = zipSync(files, { level: 9 });
    expect(bomb.length).toBeLessThan(200_000);
    await expect(readArchive(Buffer.from(bomb))).rejects.toThrow("Too much text");
  });

  it.each([
    ["ten bytes", 10],
    ["sixty megabytes", 60_000_000],
    ["nothing", 0],
  ])("that claims %s but contains hundreds of megabytes does not block this thread", async (_name, claimed) => {
    const packed = deflateRawSync(Buffer.alloc(250_000_000), { level: 1 });
    const [text, image] = ["a.md", "a.png"].map((name) => packedFile([name], packed, claimed));
    const cost = await costOfAsync(async () => {
      await expect(readArchive(text!)).rejects.toThrow();
      expect(await (await readArchive(image!)).file("a.png", 60_000_000)).toBeUndefined();
    });
    expect(cost, "of unpacking it on this thread").toBeLessThan(costOf(() => inflateRawSync(packed)) / 2);
    expect((await send(text!)).status).toBe(422);
  });

  it("is not unpacked beyond the limit for all its images", async () => {
    const names = Array.from({ length: 30 }, (_, n) => `${n}.png`);
    const archive = await readArchive(packedFile(names, deflateRawSync(Buffer.alloc(10_000_000)), 10_000_000));
    let given = 0;
    for (const name of names) given += (await archive.file(name, 15_000_000))?.length ?? 0;
    expect(given).toBe(260_000_000);
  });

  it("that references one image a thousand times stores it once", async () => {
    const names = Array.from({ length: 1_000 }, (_, n) => `![x](${"./".repeat(n % 50)}a.png?${n})`).join(" ");
    const file = zip({ "a.md": `---\ntitle: Mille\ndraft: true\n---\n${names}`, "a.png": await picture() });
    expect(await importFile(file)).toMatchObject({ imported: 1, remarks: [] });
    expect(await database.kysely.selectFrom("media").select("id").execute()).toHaveLength(1);
  });

  it("whose directory lies about its files is rejected", async () => {
    const good = Buffer.from(zip({ "a.md": "---\ntitle: Un\n---\nTexte" }));
    const directory = good.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    for (const [at, value] of [
      [directory + 42, 7],
      [directory + 42, 0xffff_fff0],
      [directory + 42, 0xffff_ffff],
      [directory + 20, 1_000_000],
      [directory + 24, 1],
      [directory + 10, 99],
      [good.length - 6, good.length - 1],
    ] as const) {
      const bad = Buffer.from(good);
      bad.writeUInt32LE(value, at);
      await expect(readArchive(bad), `${at}: ${value}`).rejects.toThrow();
    }
  });

  it.each([
    ["files", (n: number) => `${n}`],
    ["folders", (n: number) => `${n}/`],
    ["entries of one name", () => "a.png"],
  ])("of a million %s is rejected before it is read", async (_name, nameOf) => {
    const directory = directoryOf(1_000_000, nameOf);
    const response = await send(directory);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(["file"]);
    // The archive is rejected because of its end record alone, before the rest is read.
    await expect(readArchive(directory.fill(0, 4, 1_000_000))).rejects.toThrow("Too many files");
  });

  it("of entries that all unpack the same bytes is rejected", async () => {
    const one = Buffer.from(zip({ "a.md": "text ".repeat(20_000) }));
    const directory = one.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    const entry = one.subarray(directory, -22);
    const end = Buffer.from(one.subarray(-22));
    end.writeUInt16LE(50, 8);
    end.writeUInt16LE(50, 10);
    const overlapping = Buffer.concat([one.subarray(0, directory), ...Array.from({ length: 50 }, () => entry), end]);
    await expect(readArchive(overlapping)).rejects.toThrow("Entries overlap");
  });

  it("that is truncated anywhere is rejected, and stores nothing", async () => {
    const whole = zip({ "a.md": "---\ntitle: Un\n---\nTexte", "b.png": await picture() });
    for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 0.99]) {
      expect((await send(whole.subarray(0, Math.floor(whole.length * part)))).status).toBe(422);
    }
    expect(await allPosts()).toEqual([]);
  });

  it("with symbolic links in its zip follows none of them", async () => {
    const link = (target: string) => [strToU8(target), { os: 3, attrs: 0o120777 << 16 }] as const;
    const body = zipSync({
      "a.md": strToU8("---\ntitle: Lien\n---\n![x](link.png) ![y](folder/passwd)"),
      "b.md": link("/etc/passwd"),
      "link.png": link("/etc/passwd"),
      folder: link("/etc"),
    } as unknown as Zippable);
    const report = await importFile(body);
    expect(report.remarks.map(({ problem }) => problem).sort()).toContain("image-refused");
    expect(JSON.stringify(await allPosts())).not.toContain("root:");
  });

  it("with a megabyte of front matter skips that post and imports the others", async () => {
    const long = `---\ntitle: ${"x".repeat(1_000_000)}\n---\nx`;
    const nested = `---\ntitle: ${"[".repeat(1_000_000)}\n---\nx`;
    const report = await importFile(
      zip({ "long.md": long, "nested.md": nested, "good.md": "---\ntitle: Bon\n---\nx" }),
    );
    expect(report).toMatchObject({ imported: 1, skipped: 2 });
  });

  it("sent twice at once stores each post once", async () => {
    const file = ghost(Array.from({ length: 20 }, (_, n) => ghostPost({ id: `${n}`, slug: `billet-${n}` })));
    const reports = await Promise.all([reportOf(file, ""), reportOf(file, "")]);
    expect(reports.reduce((sum, { imported, skipped }) => sum + imported + skipped, 0)).toBe(40);
    expect(reports.reduce((sum, { imported }) => sum + imported, 0)).toBe(20);
    expect(await allPosts()).toHaveLength(20);
  });

  it("reports the problem with each bad file, and imports the others", async () => {
    const aliases = Array.from({ length: 9 }, (_, n) => `a${n + 1}: &a${n + 1} [${Array(9).fill(`*a${n}`)}]`).join(
      "\n",
    );
    const report = await importFile(
      zip({
        "good.md": "---\ntitle: Bon\ndraft: true\n---\nTexte\n",
        "yaml.md": "---\n{ : [\n---\nx",
        "bomb.md": `---\na0: &a0 x\n${aliases}\n---\nx`,
        "list.md": "---\n- a\n---\nx",
        "long.md": "x".repeat(300_000),
        "longer.md": `---\ntitle: Long\n---\n${"x".repeat(120_000)}`,
        "title.md": `---\ntitle: ${"x".repeat(300)}\n---\nx`,
        "proto.md": "---\n__proto__: { featured: true }\ntitle: Proto\ndraft: true\n---\nx",
        "../../escape.md":
          "---\ntitle: Dehors\ndraft: true\n---\n![x](../../../../etc/passwd) ![y](http://127.0.0.1/z.png)",
      }),
    );
    expect(report).toMatchObject({ imported: 3, skipped: 6 });
    expect(report.remarks.map(({ name, problem }) => [name, problem]).sort()).toEqual([
      ["../../escape.md", "image-missing"],
      ["../../escape.md", "image-missing"],
      ["bomb.md", "unreadable"],
      ["list.md", "unreadable"],
      ["long.md", "too-long"],
      ["longer.md", "too-long"],
      ["proto.md", "fields-lost"],
      ["title.md", "invalid"],
      ["yaml.md", "unreadable"],
    ]);
    expect((await allPosts()).filter(({ featured }) => featured)).toEqual([]);
  });

  it("is not rejected because of another file that is not valid text or JSON", async () => {
    const file = zip({
      "good.md": "---\ntitle: Bon\ndraft: true\n---\nTexte\n",
      "latin.md": new Uint8Array([0x63, 0xe9]),
      "package.json": "{ // comment\n}",
    });
    expect(await importFile(file)).toMatchObject({
      imported: 1,
      skipped: 1,
      remarks: [{ name: "latin.md", problem: "unreadable" }],
    });
  });

  it("cannot block the process with endlessly nested elements", async () => {
    const deep = (tag: string) => `<${tag}>`.repeat(100_000);
    const file = ghost([
      ghostPost({ html: deep("div") }),
      ghostPost({ id: "2", title: "Liste", html: deep("ul><li") }),
      ghostPost({ id: "3", title: "Long", html: "<p>a</p>".repeat(200_000) }),
      ghostPost({ id: "4", title: "Entier", slug: "entier", html: "<div><p>a<br>b</div>".repeat(200) }),
    ]);
    expect(await importFile(file)).toMatchObject({
      imported: 1,
      skipped: 3,
      remarks: [{ problem: "too-long" }, { problem: "too-complex" }, { problem: "too-complex" }],
    });
  });

  it("cannot block the process with unclosed images or one post's tags", async () => {
    // Each of these once took more than a minute, the time limit of a test.
    const openings = `---\ntitle: Images\ndraft: true\n---\n${"![".repeat(49_000)}`;
    expect(await importFile(openings)).toMatchObject({ imported: 1, remarks: [] });
    const tags = Array.from({ length: 60_000 }, () => ({ post_id: "1", tag_id: "t" }));
    const file = ghost([ghostPost({})], { tags: [{ id: "t", name: "n" }], posts_tags: tags });
    expect(await importFile(file)).toMatchObject({ skipped: 1, remarks: [{ problem: "invalid", detail: "keywords" }] });
  });

  it("loses all active content in its HTML", () => {
    expect(
      markdownOfHtml(
        '<h2 onclick="x()">A</h2><script>alert(1)</script><style>p{}</style><p>b <a href="javascript:alert(1)">c</a></p>' +
          '<iframe src="javascript:alert(1)"></iframe><iframe src="https://v.example/1"></iframe>' +
          '<img src=x onerror=alert(1) alt="d]"><table><tr><th>e</th></tr><tr><td>f</td></tr></table><pre><code class="language-js">g</code></pre>',
      ).markdown,
    ).toBe(
      "## A\n\nb [c](javascript:alert\\(1\\))\n\n<https://v.example/1>\n\n![d\\]](<x>)\n\n| e |\n| --- |\n| f |\n\n```js\ng\n```",
    );
  });
});
