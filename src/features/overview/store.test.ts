import { expect, it } from "vitest";
import { waitingTime } from "./store.ts";

it("is the time within which that share was answered", () => {
  expect(waitingTime([], 0.5)).toBeNull();
  expect(waitingTime([[6, 1]], 0.5)).toBe(1.5);
  // Ten requests: 1, 1, 1, 1, 2, 2, 3, 8, 40 and 400 quarters.
  const times = [
    [40, 1],
    [1, 4],
    [2, 2],
    [400, 1],
    [3, 1],
    [8, 1],
  ] as const;
  expect(waitingTime(times, 0.5)).toBe(0.5);
  expect(waitingTime(times, 0.9)).toBe(10);
  expect(waitingTime(times, 1)).toBe(100);
});
