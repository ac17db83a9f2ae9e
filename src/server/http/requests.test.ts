import { describe, expect, it } from "vitest";
import { isCrossSiteWrite } from "./cross-site.ts";
import { clientAddress } from "./requests.ts";

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
