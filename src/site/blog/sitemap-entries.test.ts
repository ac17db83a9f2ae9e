import { expect, it } from "vitest";
import { articleEntries } from "./sitemap-entries.ts";

it("groups the versions of a post, each with its own address and date", () => {
  const [first, second] = [new Date("2026-03-01T12:00:00Z"), new Date("2026-03-02T12:00:00Z")];
  expect(
    articleEntries([
      { pair: "b", language: "en", slug: "alone", updatedAt: second },
      { pair: "a", language: "fr", slug: "un", updatedAt: first },
      { pair: "a", language: "en", slug: "one", updatedAt: second },
    ]),
  ).toEqual([
    { paths: { en: "/en/blog/alone" }, lastModified: { en: second } },
    { paths: { fr: "/blog/un", en: "/en/blog/one" }, lastModified: { fr: first, en: second } },
  ]);
});
