import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clientAddress, isCrossSiteWrite, readTarget } from "./requests.ts";

describe("clientAddress", () => {
  it.each([
    [undefined, 0, "203.0.113.9", "203.0.113.9"],
    ["198.51.100.1", 0, "203.0.113.9", "203.0.113.9"],
    ["198.51.100.1", 1, "10.0.0.2", "198.51.100.1"],
    ["6.6.6.6, 198.51.100.1", 1, "10.0.0.2", "198.51.100.1"],
    ["6.6.6.6, 198.51.100.1, 10.0.0.1", 2, "10.0.0.2", "198.51.100.1"],
    ["198.51.100.1", 2, "10.0.0.2", "198.51.100.1"],
    [undefined, 1, "10.0.0.2", "10.0.0.2"],
    ["not an address", 1, "10.0.0.2", "10.0.0.2"],
    ["", 1, "10.0.0.2", "10.0.0.2"],
    ["198.51.100.1:4711", 1, "10.0.0.2", "198.51.100.1"],
    ["[2001:DB8::1]:4711", 1, "10.0.0.2", "2001:db8::1"],
    ["2001:db8::1", 1, "10.0.0.2", "2001:db8::1"],
    [undefined, 0, "::ffff:203.0.113.9", "203.0.113.9"],
    [undefined, 0, "fe80::1%eth0", "fe80::1"],
    [undefined, 0, undefined, "unknown"],
  ])("%s behind %i proxies from %s → %s", (forwarded, proxies, socket, address) => {
    expect(clientAddress(forwarded, proxies, socket)).toBe(address);
  });
});

const SITE = "https://nordet.example";

describe("isCrossSiteWrite", () => {
  it.each([
    ["GET", { "sec-fetch-site": "cross-site", cookie: "s=1" }, false],
    ["HEAD", { origin: "https://evil.example" }, false],
    ["POST", { "sec-fetch-site": "same-origin" }, false],
    ["POST", { "sec-fetch-site": "none" }, false],
    ["POST", { "sec-fetch-site": "cross-site" }, true],
    ["POST", { "sec-fetch-site": "same-site" }, true],
    ["POST", { "sec-fetch-site": "cross-site", origin: SITE }, true],
    ["POST", { origin: SITE }, false],
    ["POST", { origin: SITE, cookie: "s=1" }, false],
    ["POST", { origin: "https://evil.example" }, true],
    ["POST", { origin: "https://nordet.example.evil.example" }, true],
    ["POST", { origin: "http://preview.example:8080", host: "preview.example:8080" }, false],
    ["POST", { origin: "http://preview.example:8080", host: "preview.example" }, true],
    ["POST", { origin: "null" }, true],
    ["POST", { origin: "null", host: "null" }, true],
    ["POST", {}, false],
    ["POST", { cookie: "s=1" }, true],
    ["DELETE", { cookie: "s=1" }, true],
    ["PUT", { origin: "https://evil.example" }, true],
  ])("%s with %j → %s", (method, headers, refused) => {
    expect(isCrossSiteWrite(method, "/api/consultations", headers, SITE)).toBe(refused);
  });

  it("accepts actions authorized by an emailed token from anywhere, and no other path beside them", () => {
    const headers = { "sec-fetch-site": "cross-site", origin: "https://mail.example", cookie: "s=1" };
    const refused = (path: string) => isCrossSiteWrite("POST", path, headers, SITE);
    expect(refused("/api/newsletter/unsubscribe")).toBe(false);
    expect(refused("/api/newsletter/confirm")).toBe(false);
    expect(refused("/api/newsletter/subscriptions")).toBe(true);
    expect(refused("/api/newsletter/unsubscribe/x")).toBe(true);
  });
});

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
