import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentPolicy, securityHeaders } from "./security-headers.ts";

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

  it("names the tag's hosts only on the page that loads it, which only our own pages may frame", () => {
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
