import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followConversation } from "./live-updates.ts";

/** Stands for the browser's, which Node does not have. */
class Source {
  static readonly opened: Source[] = [];
  onopen = () => {};
  onerror = () => {};
  close = vi.fn();
  addEventListener = vi.fn();
  constructor() {
    Source.opened.push(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("EventSource", Source);
});
afterEach(() => {
  vi.useRealTimers();
});

it("reads the conversation now and then while its stream is refused", () => {
  const refreshed: number[] = [];
  const begun = Date.now();
  const leave = followConversation(() => refreshed.push((Date.now() - begun) / 1000));
  const refuse = (times: number) => {
    for (let n = 0; n < times; n += 1) {
      Source.opened.at(-1)!.onerror();
      vi.advanceTimersToNextTimer();
    }
  };
  refuse(7);
  expect(refreshed).toEqual([3, 7, 15, 31, 51, 71]);
  refreshed.length = 0;
  Source.opened.at(-1)!.onopen();
  expect(refreshed).toEqual([71]);
  refuse(1);
  expect(refreshed, "a stream that ended is opened again first").toEqual([71]);
  leave();
  vi.runAllTimers();
  expect(Source.opened).toHaveLength(9);
});
