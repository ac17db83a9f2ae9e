import { describe, expect, it } from "vitest";
import { CATEGORIES } from "../../features/blog/model.ts";
import { LANGUAGES } from "../../lib/language.ts";
import { withHeadingAnchors } from "./article/article-page.tsx";
import { type ListView, listAddress, readListAddress } from "./list/list-address.ts";
import { pageNumbers } from "./list/list-page.tsx";
import { publishedDate } from "./post-parts.tsx";

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, null, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
])("lists the pages around page %i of %i", (page, pages, expected) => {
  expect(pageNumbers(page, pages)).toEqual(expected);
});

const read = (query: string) => readListAddress(new URLSearchParams(query));

describe("the URL of a list view", () => {
  it("contains the active filters, and nothing else", () => {
    expect(listAddress("fr", {})).toBe("/blog");
    expect(listAddress("en", { q: "", page: 1 })).toBe("/en/blog");
    expect(listAddress("fr", { category: "Customer service" })).toBe("/blog?category=customer-service");
    expect(listAddress("en", { page: 2, q: "loi 25 & co", category: "Sales" })).toBe(
      "/en/blog?category=sales&q=loi+25+%26+co&page=2",
    );
  });

  it("is parsed back to the same view", () => {
    const views: ListView[] = CATEGORIES.map((category) => ({ category, q: "été, « 40 % »", page: 12 }));
    for (const view of views) {
      for (const language of LANGUAGES) {
        expect(readListAddress(new URL(listAddress(language, view), "https://x.example").searchParams)).toEqual(view);
      }
    }
  });

  it.each([
    "",
    "category=Sales",
    "category=",
    "q=",
    "q=%20",
    "page=0",
    "page=1",
    "page=-1",
    "page=2e3",
    "page=9999999",
  ])("ignores invalid values: %j", (query) => {
    expect(read(query)).toEqual({ category: undefined, q: "", page: 1 });
  });

  it("trims and truncates search text", () => {
    expect(read("q=++loi%0A25+").q).toBe("loi 25");
    expect(read("q=%00a%E2%80%AEb%00").q).toBe("a b");
    expect(read(`q=${"x".repeat(300)}`).q).toHaveLength(100);
  });
});

it.each([
  ["2026-11-17T14:10:00.000Z", "17 novembre 2026", "November 17, 2026"],
  // In Montréal it is still the previous evening.
  ["2026-08-01T03:30:00.000Z", "31 juillet 2026", "July 31, 2026"],
  ["2026-08-01T04:30:00.000Z", "1er août 2026", "August 1, 2026"],
  ["2026-12-11T12:00:00.000Z", "11 décembre 2026", "December 11, 2026"],
])("shows %s as the day it is in Montréal", (moment, french, english) => {
  expect(publishedDate("fr", moment)).toBe(french);
  expect(publishedDate("en", moment)).toBe(english);
});

it("puts a link after each section's heading, and changes nothing else", () => {
  expect(
    withHeadingAnchors(
      '<h2 id="h-un">Un <em>titre</em></h2>\n<p>h2 id="x"</p>\n<h4 id="h-b">B</h4><h3 id="h-c">C</h3>',
    ),
  ).toBe(
    '<div class="anchored"><h2 id="h-un">Un <em>titre</em></h2><a href="#h-un" aria-labelledby="anchor-label h-un">#</a></div>\n' +
      '<p>h2 id="x"</p>\n<h4 id="h-b">B</h4>' +
      '<div class="anchored"><h3 id="h-c">C</h3><a href="#h-c" aria-labelledby="anchor-label h-c">#</a></div>',
  );
});
