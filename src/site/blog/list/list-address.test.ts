import { describe, expect, it } from "vitest";
import { CATEGORIES } from "../../../features/blog/model.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { type ListView, listAddress, readListAddress } from "./list-address.ts";

const read = (query: string) => readListAddress(new URLSearchParams(query));

describe("the address of a view of the list", () => {
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
