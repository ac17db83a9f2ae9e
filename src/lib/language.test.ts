import { describe, expect, it } from "vitest";
import { isLanguage, languageOfPath, pathIn } from "./language.ts";

describe("pathIn", () => {
  it.each([
    ["fr", "/", "/"],
    ["en", "/", "/en"],
    ["fr", "/pricing", "/pricing"],
    ["en", "/pricing", "/en/pricing"],
    ["en", "/consultation-gratuite", "/en/free-consultation"],
    ["fr", "/consultation-gratuite", "/consultation-gratuite"],
    ["en", "/#consultation-form", "/en#consultation-form"],
    ["en", "/blog?page=2#top", "/en/blog?page=2#top"],
    ["en", "/consultation-gratuite?utm_source=x", "/en/free-consultation?utm_source=x"],
  ] as const)("%s %s → %s", (language, french, expected) => {
    expect(pathIn(language, french)).toBe(expected);
  });
});

describe("languageOfPath", () => {
  it.each([
    ["/", "fr"],
    ["/en", "en"],
    ["/en/pricing", "en"],
    ["/enterprise", "fr"],
    ["/english", "fr"],
  ])("%s → %s", (path, expected) => {
    expect(languageOfPath(path)).toBe(expected);
  });
});

it("recognizes its own languages only", () => {
  expect(["fr", "en", "EN", "de", "", null, undefined].map(isLanguage)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
