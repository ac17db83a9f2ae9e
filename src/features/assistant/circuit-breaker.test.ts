import { expect, test } from "vitest";
import { ask, failureOf, heard } from "../../../test/chat-turns.ts";
import { type AnswerProvider, ProviderFailure, type ReplyEnd } from "./answer-provider.ts";
import { withCircuitBreaker } from "./circuit-breaker.ts";

const END: ReplyEnd = { kind: "answer", language: "fr", links: [], suggestions: [], topics: [], provider: "webhook" };

/** A provider that is down until it is put right, on a clock that only moves when told. */
function setUp() {
  let now = Date.parse("2026-11-20T14:30:00Z");
  let asked = 0;
  let isDown = true;
  let gate: Promise<void> | undefined;
  const provider: AnswerProvider = {
    name: "webhook",
    async *answer(_, signal) {
      asked += 1;
      await gate;
      signal.throwIfAborted();
      if (isDown) throw new ProviderFailure("refused", "down");
      yield "ok";
      return END;
    },
  };
  const guarded = withCircuitBreaker(provider, () => new Date(now));
  return {
    ask: () => ask(guarded, "allo"),
    guarded,
    asked: () => asked,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    repair: () => {
      isDown = false;
    },
    breakDown: () => {
      isDown = true;
    },
    /** Turns wait here until the promise settles. */
    holdAt: (promise: Promise<void>) => {
      gate = promise;
    },
  };
}

const reasons = async (count: number, next: () => ReturnType<AnswerProvider["answer"]>) => {
  const found: string[] = [];
  for (let i = 0; i < count; i += 1) found.push((await failureOf(next())).reason);
  return found;
};

test("after three failures in a row nobody waits for it any more, for 30 seconds", async () => {
  const { ask, asked, pass } = setUp();
  expect(await reasons(5, ask)).toEqual(["refused", "refused", "refused", "circuit-open", "circuit-open"]);
  expect(asked()).toBe(3);
  pass(29);
  expect(await reasons(1, ask)).toEqual(["circuit-open"]);
  pass(1);
  expect(await reasons(2, ask)).toEqual(["refused", "circuit-open"]);
  expect(asked()).toBe(4);
});

test("each pause is twice as long, up to five minutes", async () => {
  const { ask, pass } = setUp();
  await reasons(3, ask);
  for (const seconds of [30, 60, 120, 240, 300, 300]) {
    pass(seconds - 1);
    expect(await reasons(1, ask)).toEqual(["circuit-open"]);
    pass(1);
    expect(await reasons(1, ask)).toEqual(["refused"]);
  }
});

test("once it answers it is asked as before, and the next pause is short again", async () => {
  const { ask, pass, repair, breakDown } = setUp();
  await reasons(3, ask);
  pass(30);
  await reasons(1, ask);
  pass(60);
  repair();
  expect((await heard(ask())).text).toBe("ok");
  expect((await heard(ask())).text).toBe("ok");
  breakDown();
  expect(await reasons(4, ask)).toEqual(["refused", "refused", "refused", "circuit-open"]);
  pass(30);
  expect(await reasons(1, ask)).toEqual(["refused"]);
});

test("failures with answers between them pause nothing", async () => {
  const { ask, repair, breakDown } = setUp();
  for (let i = 0; i < 4; i += 1) {
    breakDown();
    expect(await reasons(2, ask)).toEqual(["refused", "refused"]);
    repair();
    await heard(ask());
  }
});

test("one turn tries it after the pause, the others do not wait for what comes of it", async () => {
  const { ask, asked, pass, holdAt, repair } = setUp();
  await reasons(3, ask);
  pass(30);
  let open = () => {};
  holdAt(new Promise((resolve) => (open = resolve)));
  const trial = heard(ask());
  expect(await reasons(3, ask)).toEqual(["circuit-open", "circuit-open", "circuit-open"]);
  repair();
  open();
  expect((await trial).text).toBe("ok");
  expect(asked()).toBe(4);
});

test("visitors who leave say nothing about it, and a trial they leave can be made again", async () => {
  const { guarded, ask: askAgain, pass, holdAt } = setUp();
  const leave = async () => {
    const visitor = new AbortController();
    let open = () => {};
    holdAt(new Promise((resolve) => (open = resolve)));
    const next = ask(guarded, "allo", {}, visitor.signal).next();
    visitor.abort(new Error("left"));
    open();
    await expect(next).rejects.toThrow("left");
  };
  for (let i = 0; i < 5; i += 1) await leave();
  expect(await reasons(3, askAgain)).toEqual(["refused", "refused", "refused"]);
  pass(30);
  await leave();
  expect(await reasons(1, askAgain)).toEqual(["refused"]);
});
