import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";

/**
 * A test fails on what nobody expected to be said: `console.error`, `console.warn`, and warnings of the process. A test
 * that expects one replaces it: `vi.spyOn(console, "error").mockImplementation(() => {})`.
 */
const unexpected: string[] = [];

const shown = (values: unknown[]) =>
  values.map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value))).join(" ");

console.error = (...values: unknown[]) => void unexpected.push(`console.error: ${shown(values)}`);
console.warn = (...values: unknown[]) => void unexpected.push(`console.warn: ${shown(values)}`);
/** PGlite keeps its alarms by the clock of the process: one that a test set a month ahead rings when it is back. */
const isAlarmOfPglite = ({ name, stack }: Error) =>
  name === "TimeoutOverflowWarning" && stack?.includes("@electric-sql/pglite");
const warned = (warning: Error) => {
  if (!isAlarmOfPglite(warning)) unexpected.push(`warning: ${warning.stack ?? warning.message}`);
};
beforeAll(() => void process.on("warning", warned));

// Taken before a test can put fake timers in its place.
const nextTurn = setImmediate;

async function nothingUnexpected() {
  // Warnings of the process are told in a later turn than the call that causes them.
  await new Promise((resolve) => nextTurn(resolve));
  expect(unexpected.splice(0), "unexpected warnings or errors").toEqual([]);
}

afterEach(nothingUnexpected);
// The first that is said is the last that is done; the next file may run in the same process.
afterAll(() => {
  process.off("warning", warned);
  vi.useRealTimers();
});
afterAll(nothingUnexpected);
