import { expect, it } from "vitest";
import { createStreamPlaces } from "./stream-places.ts";

/** Opens streams, which close as those of the server do. */
function visitors(bounds: { perSession: number; perAddress: number; all: number }) {
  const places = createStreamPlaces(bounds);
  const open = new Set<string>();
  let sessions = 0;
  return {
    open,
    follow(name: string, address: string, session = ++sessions) {
      const close = () => {
        open.delete(name);
        release();
      };
      const release = places.take(session, address, close);
      open.add(name);
      return close;
    },
  };
}
const REFUSED = expect.objectContaining({ code: "too-many-requests", retryAfter: 30 });

it("gives the place of the heaviest network's oldest stream to a lighter network", () => {
  const { open, follow } = visitors({ perSession: 6, perAddress: 60, all: 5 });
  follow("office 1", "192.0.2.1");
  follow("stranger 1", "198.51.100.1");
  follow("stranger 2", "198.51.100.1");
  follow("stranger 3", "198.51.100.1");
  follow("office 2", "192.0.2.1");
  follow("visitor", "203.0.113.1");
  expect([...open]).toEqual(["office 1", "stranger 2", "stranger 3", "office 2", "visitor"]);
  expect(() => follow("stranger 1 again", "198.51.100.1")).toThrow(REFUSED);
  expect(() => follow("neighbour of all", "unknown")).not.toThrow();
  expect([...open]).toEqual(["stranger 2", "stranger 3", "office 2", "visitor", "neighbour of all"]);
});

it("refuses a network that is no lighter than the others", () => {
  const { open, follow } = visitors({ perSession: 6, perAddress: 60, all: 2 });
  const leave = follow("one", "192.0.2.1");
  follow("two", "198.51.100.1");
  expect(() => follow("three", "203.0.113.1")).toThrow(REFUSED);
  leave();
  leave();
  follow("three", "203.0.113.1");
  expect([...open]).toEqual(["two", "three"]);
});

it("bounds a session, and a network with all its addresses", () => {
  const { open, follow } = visitors({ perSession: 2, perAddress: 3, all: 100 });
  follow("tab 1", "192.0.2.1", 7_000);
  follow("tab 2", "192.0.2.1", 7_000);
  expect(() => follow("tab 3", "192.0.2.1", 7_000)).toThrow(REFUSED);
  for (let host = 1; host <= 3; host += 1) follow(`home ${host}`, `2001:db8::${host}`);
  expect(() => follow("home 4", "2001:db8::4")).toThrow(REFUSED);
  follow("next home", "2001:db8:0:1::1");
  expect(open.size).toBe(6);
});
