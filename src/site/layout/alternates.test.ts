import { describe, expect, it } from "vitest";
import { absoluteUrl, alternateLinks, languageOfParameter, pathsOf } from "./alternates.ts";

const SITE = "https://nordet.example";

describe("alternateLinks", () => {
  it("names both languages, with French for everyone else", () => {
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
