import { expect, it } from "vitest";
import type { ImportedPost } from "../transfer.ts";
import { readMarkdownFolder } from "./markdown-folder.ts";

const READING = { language: "fr", now: new Date("2026-11-20T15:00:00Z") } as const;
const POST = "---\ntitle: Un titre\ndate: 2024-05-06 09:30\n---\nTexte.\n";

/** The posts read from a site, by path. */
function readSite(files: Record<string, string>): Record<string, ImportedPost> {
  const { posts } = readMarkdownFolder(new Map(Object.entries(files)), READING)!;
  return Object.fromEntries(posts.map(({ name, read }) => [name, read() as ImportedPost]));
}

it("reads the language, the zone and the addresses of a site of Hugo", () => {
  const posts = readSite({
    "hugo.toml": [
      'defaultContentLanguage = "en"',
      'timeZone = "America/Vancouver"',
      "[permalinks]",
      'posts = "/:year/:month/:slug/"',
      "[languages.fr]",
      'contentDir = "textes"',
    ].join("\n"),
    "content/posts/one.md": POST,
    "content/notes/two.md": POST,
    "textes/posts/one.md": POST,
  });
  const { "content/posts/one.md": one, "content/notes/two.md": two, "textes/posts/one.md": french } = posts;
  expect(one).toMatchObject({ language: "en", publishedAt: new Date("2024-05-06T16:30:00Z") });
  expect(one!.addresses).toContain("/2024/05/un-titre/");
  expect(two).toMatchObject({ language: "en" });
  expect(two!.addresses.some((each) => each.startsWith("/2024"))).toBe(false);
  expect(french).toMatchObject({ language: "fr", pair: one!.pair });
  expect(french!.pair).toBeDefined();
});

it("reads those of a site of Jekyll, and what it says by default", () => {
  const posts = readSite({
    "blog/_config.yml": [
      "lang: en-CA",
      "timezone: Europe/Paris",
      "permalink: pretty",
      "defaults:",
      "- scope: {path: ''}",
      "  values: {author: Ada}",
      "- scope: {path: _posts/fr, type: posts}",
      "  values: {lang: fr, author: Bo}",
      "- scope: {path: '', type: pages}",
      "  values: {author: Nobody}",
    ].join("\n"),
    "blog/_posts/2024-05-06-one.md": POST,
    "blog/_posts/2024-05-07-day.md": "---\ntitle: Un jour\n---\nTexte.\n",
    "blog/_posts/fr/2024-05-06-deux.md": POST,
  });
  expect(posts["blog/_posts/2024-05-06-one.md"]).toMatchObject({
    language: "en",
    fields: { author: "Ada" },
    publishedAt: new Date("2024-05-06T07:30:00Z"),
    addresses: expect.arrayContaining(["/2024/05/06/one/"]),
  });
  expect(posts["blog/_posts/2024-05-07-day.md"]).toMatchObject({ publishedAt: new Date("2024-05-07T04:00:00Z") });
  expect(posts["blog/_posts/fr/2024-05-06-deux.md"]).toMatchObject({ language: "fr", fields: { author: "Bo" } });
});

it("names settings that cannot be read, and goes on without them", () => {
  const files = new Map(Object.entries({ "_config.yml": "a: [", "_posts/2024-05-06-one.md": POST }));
  const source = readMarkdownFolder(files, READING)!;
  expect(source.remarks).toEqual([{ name: "_config.yml", problem: "unreadable" }]);
  expect(source.posts).toHaveLength(1);
});
