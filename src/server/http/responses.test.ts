import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { matchesEntityTag, negotiateEncoding } from "./responses.ts";
import { contentPolicy, securityHeaders } from "./security-headers.ts";

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

  it("answers correctly after any number of different values", () => {
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

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("contentPolicy", () => {
  it("allows the named inline texts, once each, and nothing unsafe", () => {
    const policy = contentPolicy({ scripts: ["a()", "b()", "a()"], styles: ["p{}"] });
    expect(policy).toContain(`script-src 'self' ${hash("a()")} ${hash("b()")};`);
    expect(policy).toContain(`style-src 'self' ${hash("p{}")};`);
    for (const directive of [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "connect-src 'self'",
    ]) {
      expect(policy.split("; ")).toContain(directive);
    }
    expect(policy).not.toMatch(/unsafe|\*|http/);
  });

  it("names the tag's hosts only on the page that loads the tag, which only our own pages may frame", () => {
    const policy = contentPolicy({ scripts: [], styles: [], tag: true });
    expect(policy).toMatch(/script-src 'self' https:\/\/\*\.googletagmanager\.com /);
    expect(policy).toMatch(/connect-src 'self' .*google-analytics\.com/);
    expect(policy).toContain("frame-ancestors 'self'");
    const around = contentPolicy({ scripts: [], styles: [], frames: true });
    expect(around).toContain("frame-src 'self'; ");
    expect(around).toContain("frame-ancestors 'none'");
    expect(around).not.toContain("google");
    expect(contentPolicy({ scripts: [], styles: [] })).not.toMatch(/google|frame-src/);
  });
});

describe("securityHeaders", () => {
  it("asks browsers to stay on https only if the site is served over it", () => {
    expect(securityHeaders(new URL("https://nordet.example"))).toContain("Strict-Transport-Security");
    expect(securityHeaders(new URL("http://127.0.0.1:4321"))).not.toContain("Strict-Transport-Security");
  });
});
