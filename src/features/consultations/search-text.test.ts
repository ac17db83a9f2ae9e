import { expect, it } from "vitest";
import { foldForSearch } from "../../lib/text/fold-for-search.ts";
import { searchTermsOf, searchTextOf } from "./search-text.ts";

const text = searchTextOf({
  name: "Éloïse  GAGNÉ",
  email: "Eloise@Atelier.example",
  company: "Cœur & Sœurs inc.",
  phone: "+14505550142",
  jobTitle: "Présidente",
});

it.each([
  "eloise gagne",
  "GAGNÉ éloïse",
  "atelier.example",
  "coeur soeurs",
  "450 555-0142",
  "(450) 555 0142",
  "5550142",
  "présidente",
  "  ",
])("finds the request by %j", (query) => {
  expect(searchTermsOf(query).every((term) => text.includes(term))).toBe(true);
});

it("never queries for a NUL, which PostgreSQL rejects", () => {
  expect(searchTermsOf("gagne\0eloise\u0007")).toEqual(["gagne", "eloise"]);
});

it("does not find it by text that is not in it", () => {
  expect(searchTermsOf("gagnon").every((term) => text.includes(term))).toBe(false);
});

it("folds equivalent texts the same way, however they are composed", () => {
  expect(foldForSearch("E\u0301loi\u0308se")).toBe(foldForSearch("éloïse"));
  expect(foldForSearch("한국")).toBe("한국");
});
