import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { isOwnPath, OWN_PATHS, oldPathOf } from "./imported-values.ts";

it("knows every page of this site", () => {
  const pages = new URL("../../pages/", import.meta.url);
  const names = ["", "[...lang]/"].flatMap((folder) => readdirSync(new URL(folder, pages)));
  const parts = names.map((name) => name.replace(/\.(?:astro|ts)$/, "")).filter((name) => /^[a-z][a-z-]+$/.test(name));
  expect(parts.filter((part) => !OWN_PATHS.has(part) && part !== "index")).toEqual([]);
});

it.each([
  ["https://blogue.example/2024/01/un-titre/?x=1#y", "/2024/01/un-titre"],
  ["/%e2%80%99%C3%A9t%c3%a9/", "/%E2%80%99%C3%A9t%C3%A9"],
  ["//blogue.example//a/../b/", "/b"],
  ["https://blogue.example/?p=12", undefined],
  ["javascript:alert(1)", undefined],
  ["/%ff", undefined],
  [`/${"a".repeat(600)}`, undefined],
])("reads the path of %s", (address, path) => {
  expect(oldPathOf(address)).toBe(path);
});

it("lets an article be under the name of a page, and not at it", () => {
  expect(["/about", "/blog/about", "/2024/about"].map(isOwnPath)).toEqual([true, false, false]);
});
