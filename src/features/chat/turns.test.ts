import { expect, it } from "vitest";
import { createEventLoopScheduler } from "./turns.ts";

/** Creates an event loop that the test advances manually. */
function loop() {
  let due: (() => void)[] = [];
  return {
    next: (callback: () => void) => void due.push(callback),
    async turn() {
      const now = due;
      due = [];
      for (const callback of now) callback();
      await Promise.resolve();
    },
    isIdle: () => due.length === 0,
  };
}

it("accepts messages in small batches, in order, and stores replies in between, one at a time", async () => {
  const rounds = loop();
  const order = createEventLoopScheduler(rounds.next);
  const done: string[] = [];
  for (let n = 1; n <= 14; n += 1) void order.takeIn().then(() => done.push(`message ${n}`));
  for (let n = 1; n <= 9; n += 1) void order.store().then(() => done.push(`reply ${n}`));
  const afterRound = async () => {
    const before = done.length;
    await rounds.turn();
    return done.slice(before).map((line) => line.replace("message ", "m").replace("reply ", "r"));
  };
  expect(await afterRound()).toEqual(["m1", "m2", "m3", "m4", "m5", "m6", "r1"]);
  expect(await afterRound()).toEqual(["m7", "m8", "m9", "m10", "m11", "m12", "r2"]);
  expect(await afterRound()).toEqual(["m13", "m14", "r3"]);
  expect(await afterRound()).toEqual(["r4", "r5", "r6", "r7", "r8", "r9"]);
  expect(rounds.isIdle()).toBe(true);
  void order.takeIn().then(() => done.push("message 15"));
  expect(await afterRound()).toEqual(["m15"]);
});
