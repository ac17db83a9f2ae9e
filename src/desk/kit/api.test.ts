import { expect, it } from "vitest";
import { joined, nextPageOf, pageOf } from "./api.ts";

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

const at = (path: string) => new URL(path, BASE);

it.each([
  [[{ id: 1 }], '</api/outbox?limit=50&cursor=1>; rel="next"', "/api/outbox", "/api/outbox?limit=50&cursor=1"],
  [[{ id: 1 }], null, "/api/outbox", null],
  [
    { people: [{ id: 1 }], next: "a=b", total: 9 },
    null,
    "/api/people?search=zoe",
    "/api/people?search=zoe&cursor=a%3Db",
  ],
  [{ next: 7, entries: [{ id: 1 }] }, null, "/api/chat/faq?cursor=9", "/api/chat/faq?cursor=7"],
  [{ next: null, entries: [{ id: 1 }] }, null, "/api/chat/faq?cursor=9", null],
  [{ pairs: [{ id: 1 }], page: 1, pages: 2, total: 40 }, null, "/api/posts?q=a", "/api/posts?q=a&page=2"],
  [{ pairs: [{ id: 1 }], page: 2, pages: 2, total: 40 }, null, "/api/posts?q=a&page=2", null],
])("finds rows and the next page of %j", (answer, link, address, next) => {
  const total = Array.isArray(answer) || !("total" in answer) ? undefined : answer.total;
  expect(pageOf(answer, link, at(address))).toEqual({ items: [{ id: 1 }], next, total });
});

it("lists a row once even if it moves between pages while they load", () => {
  const row = (id: number, name: string) => ({ id, name });
  const pages = [
    [row(1, "a"), row(2, "b")],
    [row(2, "c"), row(3, "d")],
  ].map((items) => ({ items, next: null }));
  expect(joined({ pages, pageParams: [] })).toEqual([row(1, "a"), row(2, "c"), row(3, "d")]);
});
