import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { pathsOf } from "./alternates.ts";
import { SITE_ADDRESSES, SITE_PAGES } from "./site-pages.ts";

const ROUTES = new URL("../../pages/", import.meta.url);

/** A route marked like this is private, or an error page. */
const NOT_INDEXED = /indexed=\{false\}|name="robots" content="noindex"/;

/** Articles: the blog lists them. */
const ARTICLES = "[...lang]/blog/[slug].astro";

/** Everything under these is private. */
const PRIVATE = /^admin\//;

/** French address of a route file, `/` for the home page; undefined if it has none. */
function addressOf(route: string): string | undefined {
  const path = route
    .replace(/\.astro$/, "")
    .replace(/^\[\.\.\.lang\]\//, "")
    .replace(/(?:^|\/)index$/, "");
  return path.startsWith("en/") ? undefined : `/${path}`;
}

const routes = readdirSync(ROUTES, { recursive: true, encoding: "utf8" }).filter(
  (file) =>
    file.endsWith(".astro") &&
    file !== ARTICLES &&
    !PRIVATE.test(file) &&
    !NOT_INDEXED.test(readFileSync(new URL(file, ROUTES), "utf8")),
);

it("lists every indexed route, and no others", () => {
  const addresses = routes.map(addressOf).filter((address) => address !== undefined);
  expect(SITE_PAGES.map(({ path }) => path).toSorted()).toEqual(addresses.toSorted());
});

it("lists the English address of every route with its own", () => {
  const english = routes.filter((route) => route.startsWith("en/")).map((route) => `/${route.replace(/\.astro$/, "")}`);
  expect(SITE_ADDRESSES.map(({ path }) => path)).toEqual(expect.arrayContaining(english));
});

it("has each address once, the French one before its twin", () => {
  const paths = SITE_ADDRESSES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.slice(0, 2)).toEqual([pathsOf("/").fr, pathsOf("/").en]);
});
