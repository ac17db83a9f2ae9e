import { expect, test } from "vitest";
import { ask, failureOf, heard } from "../../../test/chat-turns.ts";
import { ProviderFailure, type ReplyEnd } from "./answer-provider.ts";
import { withCircuitBreaker } from "./circuit-breaker.ts";

const END: ReplyEnd = { kind: "answer", language: "fr", links: [], suggestions: [], topics: [], provider: "webhook" };

/** A provider that is down until the test repairs it, with a clock that the test advances. */
function setUp() {
  const state = { now: Date.parse("2026-11-20T14:30:00Z"), asked: 0, isDown: true, gate: Promise.resolve() };
  const guarded = withCircuitBreaker(
    {
      name: "webhook",
      async *answer(_, signal) {
        state.asked += 1;
        await state.gate;
        signal.throwIfAborted();
        if (state.isDown) throw new ProviderFailure("refused", "down");
        yield "ok";
        return END;
      },
    },
    () => new Date(state.now),
  );
  return {
    state,
    ask: (signal?: AbortSignal) => ask(guarded, "allo", {}, signal),
    reasons: (count: number) =>
      Array.fromAsync({ length: count }, async () => (await failureOf(ask(guarded, "allo"))).reason),
    pass: (seconds: number) => {
      state.now += seconds * 1000;
    },
    /** Makes turns wait until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      state.gate = promise;
      return resolve;
    },
  };
}

test("opens for a minute after three failures in a row", async () => {
  const { reasons, state, pass } = setUp();
  expect(await reasons(5)).toEqual(["refused", "refused", "refused", "circuit-open", "circuit-open"]);
  expect(state.asked).toBe(3);
  pass(59);
  expect(await reasons(1)).toEqual(["circuit-open"]);
  pass(1);
  expect(await reasons(2)).toEqual(["refused", "circuit-open"]);
  expect(state.asked).toBe(4);
});

test("closes after an answer, and ignores failures that are not in a row", async () => {
  const { ask, reasons, state, pass } = setUp();
  await reasons(3);
  pass(60);
  for (let i = 0; i < 4; i += 1) {
    state.isDown = false;
    expect((await heard(ask())).text).toBe("ok");
    state.isDown = true;
    expect(await reasons(2)).toEqual(["refused", "refused"]);
  }
});

test("lets one turn try the provider after the pause, while other turns do not wait", async () => {
  const { ask, reasons, state, pass, hold } = setUp();
  await reasons(3);
  pass(60);
  const letGo = hold();
  const trial = heard(ask());
  expect(await reasons(3)).toEqual(["circuit-open", "circuit-open", "circuit-open"]);
  state.isDown = false;
  letGo();
  expect((await trial).text).toBe("ok");
  expect(state.asked).toBe(4);
});

test("does not count visitors who leave as failures, and allows another trial if one leaves during it", async () => {
  const { ask, reasons, pass, hold } = setUp();
  const leave = async () => {
    const visitor = new AbortController();
    const letGo = hold();
    const next = ask(visitor.signal).next();
    visitor.abort(new Error("left"));
    letGo();
    await expect(next).rejects.toThrow("left");
  };
  for (let i = 0; i < 5; i += 1) await leave();
  expect(await reasons(3)).toEqual(["refused", "refused", "refused"]);
  pass(60);
  await leave();
  expect(await reasons(1)).toEqual(["refused"]);
});
