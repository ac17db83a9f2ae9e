import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { absoluteUrl, alternateLinks, languageOfParameter, pathsOf } from "./alternates.ts";
import { SITE_ADDRESSES, SITE_PAGES } from "./site-pages.ts";

const SITE = "https://nordet.example";

describe("alternateLinks", () => {
  it("names both languages, with French for all other visitors", () => {
    expect(alternateLinks(SITE, pathsOf("/pricing"))).toEqual([
      { hreflang: "fr-CA", href: "https://nordet.example/pricing" },
      { hreflang: "en-CA", href: "https://nordet.example/en/pricing" },
      { hreflang: "x-default", href: "https://nordet.example/pricing" },
    ]);
  });

  it("pairs the landing pages, whose slugs differ", () => {
    expect(alternateLinks(SITE, pathsOf("/consultation-gratuite")).map(({ href }) => href)).toEqual([
      "https://nordet.example/consultation-gratuite",
      "https://nordet.example/en/free-consultation",
      "https://nordet.example/consultation-gratuite",
    ]);
  });

  it("uses the slugs of pages that have one per language", () => {
    const [french, english] = alternateLinks(SITE, { fr: "/blog/un-billet", en: "/en/blog/a-post" });
    expect(french?.href).toBe("https://nordet.example/blog/un-billet");
    expect(english?.href).toBe("https://nordet.example/en/blog/a-post");
  });
});

describe("absoluteUrl", () => {
  it("gives the home page its trailing slash, and no other page", () => {
    expect(absoluteUrl(SITE, "/")).toBe("https://nordet.example/");
    expect(absoluteUrl(SITE, "/en")).toBe("https://nordet.example/en");
  });
});

describe("languageOfParameter", () => {
  it.each([
    [undefined, "fr"],
    ["en", "en"],
    ["fr", null],
    ["EN", null],
    ["en/nowhere", null],
    ["nulle-part", null],
  ])("reads %s as %s", (parameter, language) => {
    expect(languageOfParameter(parameter)).toBe(language);
  });
});

const ROUTES = new URL("../../pages/", import.meta.url);

const NOT_INDEXED = /indexed=\{false\}|name="robots" content="noindex"/;

/** Article pages, which come from the blog instead of the table. */
const ARTICLES = "[...lang]/blog/[slug].astro";

const PRIVATE = /^admin\//;

/** Returns the French path of a route file; undefined if the route is not an indexed page. */
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

it("lists the English path of every route with the French one", () => {
  const english = routes.filter((route) => route.startsWith("en/")).map((route) => `/${route.replace(/\.astro$/, "")}`);
  expect(SITE_ADDRESSES.map(({ path }) => path)).toEqual(expect.arrayContaining(english));
});

it("has each path once, the French one before its twin", () => {
  const paths = SITE_ADDRESSES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.slice(0, 2)).toEqual([pathsOf("/").fr, pathsOf("/").en]);
});
