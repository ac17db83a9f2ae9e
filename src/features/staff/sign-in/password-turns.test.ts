import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createPasswordTurns } from "./password-turns.ts";

/** Queues sign-ins that each end when the test says so. */
function turnsOf(mostWaiting: number) {
  const turns = createPasswordTurns({ mostWaiting });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    refused,
    signIn(name: string, address: string, goesFirst = false) {
      const check = () => {
        begun.push(name);
        return new Promise<void>((end) => ends.push(end));
      };
      turns.run(address, goesFirst, check).catch(({ code, retryAfter }) => {
        expect([code, retryAfter]).toEqual(["too-many-requests", 5]);
        refused.push(name);
      });
    },
    /** Ends each check in turn, until none is left. */
    async endAll() {
      for (await setImmediate(); ends.length > 0; await setImmediate()) {
        expect(ends).toHaveLength(1);
        ends.shift()!();
      }
    },
  };
}

describe("sign-ins at once", () => {
  it("are checked one at a time, those of the network with the fewest first", async () => {
    const { begun, signIn, endAll } = turnsOf(10);
    for (let nth = 1; nth <= 3; nth += 1) signIn(`stranger ${nth}`, "198.51.100.1");
    signIn("member", "192.0.2.1");
    // A neighbour of the stranger, in a network that may sign in four times as often.
    signIn("neighbour", "198.51.100.2");
    await endAll();
    expect(begun).toEqual(["stranger 1", "member", "neighbour", "stranger 2", "stranger 3"]);
  });

  it("are refused beyond the longest queue, those of the heaviest network first", async () => {
    const { begun, refused, signIn, endAll } = turnsOf(4);
    for (const host of [1, 2, 3, 4, 5, 6]) {
      for (let nth = 1; nth <= 5; nth += 1) signIn(`stranger ${host}.${nth}`, `198.51.${host}.1`);
    }
    await setImmediate();
    expect(refused).toHaveLength(25);
    signIn("known browser", "192.0.2.2", true);
    await endAll();
    expect(begun).toEqual(["stranger 1.1", "known browser", "stranger 2.1", "stranger 3.1", "stranger 4.1"]);
    signIn("member", "192.0.2.1");
    await endAll();
    expect(begun.at(-1)).toBe("member");
    expect(refused).not.toContain("member");
  });

  it("let in a member who tries again less often than strangers do", async () => {
    const { begun, refused, signIn, endAll } = turnsOf(1);
    const strangers = [1, 2, 3].map((host) => `198.51.${host}.1`);
    for (const address of strangers) signIn("stranger", address);
    signIn("member", "192.0.2.1");
    for (const address of strangers) signIn("stranger", address);
    await endAll();
    expect(begun).toEqual(["stranger", "stranger"]);
    expect(refused).toContain("member");
    for (const address of strangers) signIn("stranger", address);
    signIn("member again", "192.0.2.1");
    await endAll();
    expect(begun.slice(2)).toEqual(["stranger", "member again"]);
  });

  it("are forgotten in time, and go on after one fails", async () => {
    const turns = createPasswordTurns({ remembered: 1 });
    const failed = turns.run("192.0.2.1", false, async () => Promise.reject(new Error("no database")));
    await expect(failed).rejects.toThrow("no database");
    await sleep(5);
    const order: string[] = [];
    await Promise.all(
      ["198.51.100.1", "198.51.100.2", "192.0.2.1"].map((address) =>
        turns.run(address, false, async () => void order.push(address)),
      ),
    );
    expect(order).toEqual(["198.51.100.1", "198.51.100.2", "192.0.2.1"]);
  });
});
