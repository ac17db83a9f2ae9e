import { expect, it } from "vitest";
import { EVERYWHERE, isPlace, mayBePlain, mayReach } from "./private-address.ts";

it.each([
  [[], "93.184.215.14", "example.com", true],
  [[], "192.168.1.5", "cloud.lan", false],
  [["cloud.lan"], "192.168.1.5", "cloud.lan", true],
  [["cloud.lan"], "192.168.1.5", "Cloud.LAN", true],
  [["cloud.lan"], "192.168.1.5", "other.lan", false],
  [["192.168.1.0/24"], "192.168.1.5", "other.lan", true],
  [["192.168.1.0/24"], "192.168.2.5", "other.lan", false],
  [["fd00::/8"], "fd12::1", "cloud.lan", true],
  [["127.0.0.1"], "127.0.0.1", "127.0.0.1", true],
  // A cloud's metadata service, whatever is listed.
  [EVERYWHERE, "169.254.169.254", "169.254.169.254", false],
  [["metadata.lan"], "169.254.169.254", "metadata.lan", false],
  [["169.254.169.254"], "169.254.169.254", "169.254.169.254", false],
] as const)("with %j, %s under the name %s may be reached: %s", (places, address, hostname, may) => {
  expect(mayReach(places, address, hostname)).toBe(may);
});

it("skips TLS only for listed places", () => {
  expect(mayBePlain([], "example.com")).toBe(false);
  expect(mayBePlain(["cloud.lan"], "example.com")).toBe(false);
  expect(mayBePlain(["cloud.lan"], "cloud.lan")).toBe(true);
  expect(mayBePlain(["192.168.0.0/16"], "192.168.1.5")).toBe(true);
});

it.each(["cloud.lan", "192.168.1.5", "192.168.1.0/24", "fd00::/8", "localhost"])("accepts %s as a place", (place) => {
  expect(isPlace(place)).toBe(true);
});
it.each(["", "http://cloud.lan", "192.168.1.0/33", "cloud.lan/24", "a b", "-x"])("rejects %j as a place", (place) => {
  expect(isPlace(place)).toBe(false);
});
