import { expect, it } from "vitest";
import { desk as en } from "../../text/en/desk/desk.ts";
import { desk as fr } from "../../text/fr/desk/desk.ts";
import { entryOf, pathOfView, VIEWS, viewOfPath, viewsOf } from "./desk-address.ts";
import { CODED_VIEWS } from "./view-code.ts";

it("finds each screen by its path, and none for other paths", () => {
  expect(VIEWS.map((view) => viewOfPath(pathOfView(view)))).toEqual([...VIEWS]);
  expect(viewOfPath("/admin/chat/12")).toBe("chat");
  expect(viewOfPath("/admin/people/12")).toBe("people");
  for (const path of ["0", "x", "12/3"]) expect(viewOfPath(`/admin/people/${path}`)).toBeUndefined();
  for (const path of ["0", "x", "12/3"]) expect(viewOfPath(`/admin/chat/${path}`)).toBeUndefined();
  expect(viewOfPath("/admin/consultations")).toBeUndefined();
  expect(viewOfPath("/admin/")).toBeUndefined();
});

it("lists each screen in one rail entry, and hides only admins' screens from editors", () => {
  for (const view of VIEWS) expect(viewsOf(entryOf(view), "admin")).toContain(view);
  expect(viewsOf("requests", "editor")).toEqual([]);
  expect(viewsOf("people", "editor")).toEqual(["chat"]);
  expect(viewsOf("member", "editor")).toEqual(["hours", "account"]);
});

it("has the code of every content screen", () => {
  for (const view of viewsOf("content", "admin")) expect(Object.keys(CODED_VIEWS)).toContain(view);
});

it("pluralizes", () => {
  for (const text of [fr, en]) {
    expect(text.shown(1, false)).not.toMatch(/\b(demandes|requests)\b/);
    expect(text.outbox.attempts(1)).not.toMatch(/s$/);
    expect(text.outbox.attempts(2)).toMatch(/s$/);
  }
});
