import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";

/**
 * Unexpected output, which fails a test: `console.error`, `console.warn` and process warnings. A test that expects
 * output mocks its function: `vi.spyOn(console, "error").mockImplementation(() => {})`.
 */
const unexpected: string[] = [];

const shown = (values: unknown[]) =>
  values.map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value))).join(" ");

console.error = (...values: unknown[]) => void unexpected.push(`console.error: ${shown(values)}`);
console.warn = (...values: unknown[]) => void unexpected.push(`console.warn: ${shown(values)}`);
/**
 * Whether a warning is from a PGlite timer: a timer set while a test had moved the clock a month ahead warns once the
 * clock is moved back.
 */
const isAlarmOfPglite = ({ name, stack }: Error) =>
  name === "TimeoutOverflowWarning" && stack?.includes("@electric-sql/pglite");
const warned = (warning: Error) => {
  if (!isAlarmOfPglite(warning)) unexpected.push(`warning: ${warning.stack ?? warning.message}`);
};
beforeAll(() => void process.on("warning", warned));

// The real function, taken before a test can install fake timers.
const nextTurn = setImmediate;

async function nothingUnexpected() {
  // Node emits a process warning in a later turn of the event loop than the call that causes it.
  await new Promise((resolve) => nextTurn(resolve));
  expect(unexpected.splice(0), "unexpected warnings or errors").toEqual([]);
}

afterEach(nothingUnexpected);
// Vitest may run the next file in the same process, so everything is restored. By itself, Vitest restores a stub only
// before the next test, which is after the next file's imports: with a stubbed `document`, they would take Node for a browser.
afterAll(() => {
  process.off("warning", warned);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
afterAll(nothingUnexpected);
