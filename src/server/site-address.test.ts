import { expect, it } from "vitest";
import { localAddress, siteUrlOf } from "./site-address.ts";

it.each([
  ["127.0.0.1", "http://127.0.0.1:4321"],
  ["0.0.0.0", "http://localhost:4321"],
  ["::", "http://localhost:4321"],
  ["::1", "http://[::1]:4321"],
])("a server on %s is reached at %s", (host, address) => {
  expect(localAddress(host, 4321)).toBe(address);
});

it("prefers the public address", () => {
  expect(siteUrlOf({ SITE_URL: "https://nordet.example", HOST: "::", PORT: 80 })).toBe("https://nordet.example");
  expect(siteUrlOf({ HOST: "::", PORT: 80 })).toBe("http://localhost:80");
});
