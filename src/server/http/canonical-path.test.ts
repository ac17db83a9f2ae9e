import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTarget } from "./canonical-path.ts";

describe("readTarget", () => {
  it.each([
    ["/", "/", ""],
    ["/en/pricing", "/en/pricing", ""],
    ["/?utm_source=x", "/", "utm_source=x"],
    ["/a-b_c~d.e", "/a-b_c~d.e", ""],
    ["/a:b@c", "/a:b@c", ""],
    ["/caf%C3%A9", "/caf%C3%A9", ""],
    ["/a%2Fb", "/a%2Fb", ""],
    ["/?", "/", ""],
    ["/?a=//b/../c", "/", "a=//b/../c"],
    ["http://other.example/en?x=1", "/en", "x=1"],
    ["http://other.example", "/", ""],
    ["/.well-known/security.txt", "/.well-known/security.txt", ""],
  ])("%s is canonical", (target, path, query) => {
    expect(readTarget(target)).toEqual({ kind: "canonical", path, query });
  });

  it.each([
    ["//", "/"],
    ["//evil.example", "/evil.example"],
    ["///evil.example//x", "/evil.example/x"],
    ["/en/", "/en"],
    ["/en/?a=1&b=%2F", "/en?a=1&b=%2F"],
    ["/%65n", "/en"],
    ["/en/%2e%2e/%2E/pricing", "/pricing"],
    ["/../../etc/passwd", "/etc/passwd"],
    ["/a/./b", "/a/b"],
    ["/caf%c3%a9", "/caf%C3%A9"],
    ["/caf\u00c3\u00a9", "/caf%C3%83%C2%A9"],
    ["/a b", "/a%20b"],
    ["/en/?q=\u00e9 x", "/en?q=%C3%A9%20x"],
  ])("%s redirects to %s", (target, location) => {
    expect(readTarget(target)).toEqual({ kind: "redirect", location });
  });

  it.each(["/%", "/%zz", "/%c3", "/a%00b", "/a%0d%0aSet-Cookie:x", "/a\\b", "/a#b", "*", "", "en", "ftp://x/y"])(
    "%s is malformed",
    (target) => {
      expect(readTarget(target)).toEqual({ kind: "malformed" });
    },
  );

  it("refuses overlong paths, whatever the query", () => {
    expect(readTarget(`/${"a".repeat(2048)}`)).toEqual({ kind: "too-long" });
    expect(readTarget(`/a?${"a".repeat(4096)}`)).toMatchObject({ kind: "canonical" });
  });

  it("never needs a second redirect, and never leads to another host", () => {
    const piece = fc.constantFrom(
      "/",
      "//",
      ".",
      "..",
      "%2e",
      "%2F",
      "%5c",
      "a",
      "é",
      "%C3%A9",
      ":",
      "@",
      "?",
      "x=1",
      " ",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const first = readTarget(`/${pieces.join("")}`);
        if (first.kind !== "redirect") return;
        expect(first.location).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
        expect(readTarget(first.location).kind).toBe("canonical");
      }),
    );
  });
});
