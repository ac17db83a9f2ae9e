import { describe, expect, it } from "vitest";
import { matchesEntityTag, negotiateEncoding } from "./responses.ts";

describe("negotiateEncoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["x-gzip", "gzip"],
    ["GZIP", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0, gzip;q=0.000", "identity"],
    ["br;q=0.5, gzip;q=0.9", "gzip"],
    ["br;q=0.5, identity;q=0.9", "identity"],
    ["gzip;q=0.1", "gzip"],
    ["*", "br"],
    ["*;q=0", "identity"],
    ["br;q=0, *", "gzip"],
    ["identity;q=0, *;q=0", "identity"],
    ["gzip ; q=1.0 , br ; q=0.2", "gzip"],
    ["br;q=nonsense, gzip", "gzip"],
    ["zstd", "identity"],
    [",,;", "identity"],
  ])("%s → %s", (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding);
  });

  it("answers correctly however many different values came before", () => {
    for (let index = 0; index < 1_000; index += 1) negotiateEncoding(`gzip, x-${index}`);
    expect(negotiateEncoding("gzip;q=0.3, br;q=0.2")).toBe("gzip");
  });
});

describe("matchesEntityTag", () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b",W/"a"', true],
    ["*", true],
    [" * ", true],
    ['"b"', false],
    ["a", false],
    ["", false],
  ])("%s → %s", (header, matches) => {
    expect(matchesEntityTag(header, '"a"')).toBe(matches);
  });
});
