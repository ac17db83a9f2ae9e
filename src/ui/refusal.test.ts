import { describe, expect, it } from "vitest";
import { HttpError } from "./api-client.ts";
import { type Cause, isMissing, refusalOf } from "./refusal.ts";

const answer = (status: number, problem: unknown, retryAfter: string | null = null) =>
  new HttpError(status, "", typeof problem === "string" ? problem : JSON.stringify(problem), retryAfter);

describe("refusalOf", () => {
  it.each<[number, Cause]>([
    [401, "signed-out"],
    [404, "missing"],
    [409, "conflict"],
    [422, "invalid"],
    [429, "limited"],
    [403, "failed"],
    [503, "failed"],
  ])("reads the cause of %i, whatever the response's text", (status, cause) => {
    expect(refusalOf(answer(status, {})).cause).toBe(cause);
    expect(refusalOf(answer(status, "<html>")).cause).toBe(cause);
    expect(refusalOf(answer(status, "null")).cause).toBe(cause);
  });

  it("distinguishes an outdated version from a state that forbids the change", () => {
    const current = { id: 7, version: 3 };
    expect(refusalOf(answer(409, { code: "outdated", current }))).toMatchObject({ cause: "outdated", current });
    expect(refusalOf(answer(409, { code: "outdated" }))).toMatchObject({ cause: "outdated", current: null });
    expect(refusalOf(answer(409, { code: "conflict" }))).toMatchObject({ cause: "conflict", current: null });
  });

  it("passes on field messages, the overall message and the retry delay", () => {
    const problem = {
      code: "invalid",
      detail: "Two fields are wrong",
      errors: { name: "Too long", url: "No address" },
    };
    const { errors, detail } = refusalOf(answer(422, problem));
    expect({ errors, detail }).toEqual({ errors: problem.errors, detail: problem.detail });
    expect(refusalOf(answer(429, {}, "30")).retryAfter).toBe(30);
  });

  it("treats anything but a response as a lost connection", () => {
    expect(refusalOf(new TypeError("Failed to fetch"))).toMatchObject({ cause: "unreachable", errors: {}, body: "" });
    expect(refusalOf(new DOMException("stopped", "AbortError")).cause).toBe("unreachable");
  });

  it("recognizes what is gone", () => {
    expect(isMissing(answer(404, {}))).toBe(true);
    expect(isMissing(answer(409, {}))).toBe(false);
    expect(isMissing(null)).toBe(false);
  });
});
