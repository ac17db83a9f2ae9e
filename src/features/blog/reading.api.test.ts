import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { assembleBlogReading, type BlogReading } from "./assemble.ts";
import { type SampleFile, seedSamples } from "./samples/seed-samples.ts";

const NOW = new Date("2026-11-20T15:00:00Z");

function sample(language: "fr" | "en", slug: string, pair: string, day: string, more: Record<string, unknown> = {}) {
  const { body = "Du texte.", ...keys } = more;
  const head = {
    title: `Titre de ${slug}`,
    slug,
    pair,
    excerpt: "Extrait.",
    metaDescription: "Description.",
    keywords: "un, deux",
    author: "L’équipe Nordet",
    category: "Automation",
    featured: false,
    date: `${day}T10:00:00-04:00`,
    ...keys,
  };
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return { language, name: `${slug}.md`, source: `---\n${lines.join("\n")}\n---\n\n${body}\n` } satisfies SampleFile;
}

const SAMPLES = [
  sample("fr", "gagner-du-temps", "time", "2026-05-01", { title: "Gagner du temps", featured: true }),
  sample("fr", "courriels-francais", "mail", "2026-06-01", { title: "Répondre aux courriels", category: "Sales" }),
  sample("fr", "cœur-a-l-ouvrage".replace("œ", "oe"), "heart", "2026-07-01", {
    title: "Le cœur à l’ouvrage",
    body: "Les **réseaux** d’une PME : une *automatisation* réussie.\n\n## Été\n\n`code_source` sans répondre",
  }),
  sample("en", "save-time", "time", "2026-05-02", { title: "Save time" }),
  sample("en", "only-english", "lonely", "2026-08-01", { title: "Only in English", category: "Sales" }),
];

let database: Database;
let blog: BlogReading;
beforeAll(async () => {
  database = await testDatabase();
  await seedSamples(
    database,
    () => NOW,
    async () => SAMPLES,
  );
  blog = assembleBlogReading({ database });
});
afterAll(() => database.close());

describe("the list", () => {
  const slugs = async (query: Parameters<BlogReading["list"]>[0], pageSize?: number) =>
    (await blog.list(query, { ...(pageSize && { pageSize }) })).articles.map(({ slug }) => slug);

  it("has every published post once, in the reader’s language if available, newest first", async () => {
    expect(await slugs({ language: "fr" })).toEqual([
      "only-english",
      "coeur-a-l-ouvrage",
      "courriels-francais",
      "gagner-du-temps",
    ]);
    expect(await slugs({ language: "en" })).toEqual([
      "only-english",
      "coeur-a-l-ouvrage",
      "courriels-francais",
      "save-time",
    ]);
  });

  it("contains the data that a card shows", async () => {
    const { articles } = await blog.list({ language: "fr" });
    expect(articles.at(-1)).toEqual({
      id: expect.any(Number),
      pair: "time",
      language: "fr",
      slug: "gagner-du-temps",
      title: "Gagner du temps",
      excerpt: "Extrait.",
      author: "L’équipe Nordet",
      category: "Automation",
      readTime: 1,
      featured: true,
      publishedAt: "2026-05-01T14:00:00.000Z",
      updatedAt: "2026-05-01T14:00:00.000Z",
      cover: null,
    });
  });

  it("is paginated", async () => {
    expect(await blog.list({ language: "fr", page: 2 }, { pageSize: 3 })).toMatchObject({
      page: 2,
      pages: 2,
      total: 4,
    });
    expect(await slugs({ language: "fr", page: 2 }, 3)).toEqual(["gagner-du-temps"]);
    expect(await slugs({ language: "fr", page: 3 }, 3)).toEqual([]);
  });

  it("filters by category", async () => {
    expect(await slugs({ language: "fr", category: "Sales" })).toEqual(["only-english", "courriels-francais"]);
    expect(await blog.list({ language: "fr", category: "Data" })).toMatchObject({ articles: [], pages: 1, total: 0 });
  });

  it.each([
    ["RÉPONDRE aux", ["courriels-francais"]],
    ["courriel", ["courriels-francais"]],
    ["le coeur", ["coeur-a-l-ouvrage"]],
    ["cœur", ["coeur-a-l-ouvrage"]],
    ["reseau", ["coeur-a-l-ouvrage"]],
    ["automatisations réussies", ["coeur-a-l-ouvrage"]],
    ["automatisme", []],
    ["d’une PME", ["coeur-a-l-ouvrage"]],
    ["code_source", ["coeur-a-l-ouvrage"]],
    ["temps absent", []],
    ['" OR 1=1 --', []],
    ["title:temps* NEAR(", []],
    ["!!!", []],
    ["\0", []],
  ])("can be searched for %j", async (q, expected) => {
    expect(await slugs({ language: "fr", q })).toEqual(expected);
  });

  it("searches the version shown to the reader", async () => {
    expect(await slugs({ language: "en", q: "time" })).toEqual(["save-time"]);
    expect(await slugs({ language: "fr", q: "save" })).toEqual([]);
    expect(await slugs({ language: "fr", q: "english", category: "Sales" })).toEqual(["only-english"]);
    expect(await slugs({ language: "fr", q: "english", category: "Data" })).toEqual([]);
  });

  it("ranks matches in the title first", async () => {
    expect(await slugs({ language: "fr", q: "titre" })).toEqual([]);
    expect(await slugs({ language: "fr", q: "repondre" })).toEqual(["courriels-francais", "coeur-a-l-ouvrage"]);
  });
});

describe("the blog’s page", () => {
  const slugsOf = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug);

  it("shows the featured post above the others, in the reader’s language, and the categories in use", async () => {
    const french = await blog.overview({ language: "fr" });
    expect(french).toMatchObject({ page: 1, pages: 1, total: 4, lead: { slug: "gagner-du-temps" } });
    expect(slugsOf(french.articles)).toEqual(["only-english", "coeur-a-l-ouvrage", "courriels-francais"]);
    expect(french.categories).toEqual(["Automation", "Sales"]);
    const english = await blog.overview({ language: "en" });
    // Only the French version is featured.
    expect(english).toMatchObject({ total: 4, lead: null });
    expect(slugsOf(english.articles)).toContain("save-time");
  });

  it("never shows the featured post twice", async () => {
    expect(await blog.overview({ language: "fr", page: 2 })).toMatchObject({ articles: [], total: 4, lead: null });
    const filtered = await blog.overview({ language: "fr", category: "Automation" });
    expect(filtered).toMatchObject({ lead: null, total: 2 });
    expect(slugsOf(filtered.articles)).toContain("gagner-du-temps");
    expect(await blog.overview({ language: "fr", q: "gagner" })).toMatchObject({ lead: null, total: 1 });
  });
});

describe("an article", () => {
  it("is found at its slug, with its other version and related articles", async () => {
    const found = await blog.find("fr", "gagner-du-temps");
    expect(found).toMatchObject({
      kind: "article",
      article: { title: "Gagner du temps", html: "<p>Du texte.</p>\n", toc: [], keywords: "un, deux" },
      other: { language: "en", slug: "save-time" },
      related: [{ slug: "coeur-a-l-ouvrage" }],
    });
    expect(await blog.find("en", "save-time")).toMatchObject({ related: [{ slug: "coeur-a-l-ouvrage" }] });
    expect(await blog.find("fr", "courriels-francais")).toMatchObject({
      other: null,
      related: [{ slug: "only-english" }],
    });
  });

  it("redirects from a URL in the wrong language", async () => {
    expect(await blog.find("en", "gagner-du-temps")).toEqual({ kind: "moved", path: "/blog/gagner-du-temps" });
    expect(await blog.find("fr", "save-time")).toEqual({ kind: "moved", path: "/en/blog/save-time" });
  });

  it.each(["nothing", "Gagner-du-temps", "", "a\0b", "é", "..", "x".repeat(300)])(
    "is not found at %j",
    async (slug) => {
      expect(await blog.find("fr", slug)).toBeUndefined();
    },
  );
});

it("lists one language in a feed, and every article in the sitemap", async () => {
  expect((await blog.feed("en")).map(({ slug }) => slug)).toEqual(["only-english", "save-time"]);
  expect(await blog.addresses()).toHaveLength(5);
});

describe("samples", () => {
  it("are added once, however many processes start, and never again", async () => {
    const other = await testDatabase();
    const seed = () =>
      seedSamples(
        other,
        () => NOW,
        async () => SAMPLES,
      );
    await Promise.all([seed(), seed(), seed()]);
    const count = async () =>
      (
        await other.kysely
          .selectFrom("blog_posts")
          .select((eb) => eb.fn.countAll<number>().as("n"))
          .executeTakeFirstOrThrow()
      ).n;
    expect(await count()).toBe(5);
    await other.kysely.deleteFrom("blog_posts").execute();
    await seed();
    expect(await count()).toBe(0);
    await other.close();
  });
});
