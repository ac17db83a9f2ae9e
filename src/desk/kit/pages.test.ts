import { expect, it } from "vitest";
import { nextPageOf } from "./pages.ts";

const BASE = "https://nordet.example/admin?q=a";

it.each([
  ['</api/consultations?cursor=abc%3D&limit=50>; rel="next"', "/api/consultations?cursor=abc%3D&limit=50"],
  ["</api/consultations?cursor=1>; rel=next", "/api/consultations?cursor=1"],
  ['<https://nordet.example/api/x?a=1,2>; rel="next"', "/api/x?a=1,2"],
  ['</first>; rel="first", </second>; title="a"; rel="prefetch next"', "/second"],
  ['</last>; rel="last"; title="rel=next"', null],
  ['</x>; rel="nextish"', null],
  ['<https://elsewhere.example/api>; rel="next"', null],
  ['<//elsewhere.example/api>; rel="next"', null],
  ["", null],
  [null, null],
])("reads the next page from %j", (header, page) => {
  expect(nextPageOf(header, BASE)).toBe(page);
});
