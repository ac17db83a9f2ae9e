import { expect, it } from "vitest";
import { sendingOf } from "./outbox-view.tsx";

it("says when an email written ahead of time leaves, and nothing of one that leaves at once", () => {
  const createdAt = "2026-11-24T15:00:00.000Z";
  const at = "2026-11-30T14:00:00.000Z";
  const waiting = { createdAt, nextAttemptAt: createdAt, attempts: 0, deliveredAt: null };
  expect(sendingOf(waiting)).toBeUndefined();
  expect(sendingOf({ ...waiting, nextAttemptAt: at })).toEqual({ what: "leaves", at });
  expect(sendingOf({ ...waiting, nextAttemptAt: at, attempts: 1 })).toEqual({ what: "next", at });
  expect(sendingOf({ ...waiting, nextAttemptAt: null, attempts: 1, deliveredAt: at })).toEqual({
    what: "delivered",
    at,
  });
  expect(sendingOf({ ...waiting, nextAttemptAt: null, attempts: 8 })).toBeUndefined();
});
