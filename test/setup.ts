import { afterAll, afterEach, expect } from "vitest";

/**
 * A test fails on what nobody expected to be said: `console.error`, `console.warn`, and warnings of the process. A test
 * that expects one replaces it: `vi.spyOn(console, "error").mockImplementation(() => {})`.
 */
const unexpected: string[] = [];

const shown = (values: unknown[]) =>
  values.map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value))).join(" ");

console.error = (...values: unknown[]) => void unexpected.push(`console.error: ${shown(values)}`);
console.warn = (...values: unknown[]) => void unexpected.push(`console.warn: ${shown(values)}`);
process.on("warning", (warning) => unexpected.push(`warning: ${warning.stack ?? warning.message}`));

// Taken before a test can put fake timers in its place.
const nextTurn = setImmediate;

async function nothingUnexpected() {
  // Warnings of the process are told in a later turn than the call that causes them.
  await new Promise((resolve) => nextTurn(resolve));
  expect(unexpected.splice(0), "unexpected warnings or errors").toEqual([]);
}

afterEach(nothingUnexpected);
afterAll(nothingUnexpected);
