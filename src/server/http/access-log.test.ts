import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { createLog } from "../log.ts";
import { accessLog } from "./access-log.ts";

const ENTRY = { requestId: "p-1", method: "GET", path: '/a"b\\c\u2028', status: 200, ms: 3 };
const NOW = Date.parse("2026-11-20T12:00:00.123Z");

describe("the access log", () => {
  it("writes the lines that the log would write", () => {
    const lines: string[] = [];
    const log = createLog({ write: (line) => void lines.push(line) });
    accessLog(log, () => NOW)(ENTRY);
    accessLog(log, () => NOW)({ ...ENTRY, aborted: true });
    log.info(ENTRY);
    const [own, aborted, general] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(own).toEqual({ ...general, time: "2026-11-20T12:00:00.123Z" });
    expect(Object.keys(own!)).toEqual(Object.keys(general!));
    expect(aborted).toEqual({ ...own, aborted: true });
    expect(lines.every((line) => line.indexOf("\n") === line.length - 1)).toBe(true);
  });

  it("is silent when the log is", () => {
    const lines: string[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
    accessLog(log)(ENTRY);
    expect(lines).toEqual([]);
  });
});
