import { describe, expect, it } from "vitest";
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
