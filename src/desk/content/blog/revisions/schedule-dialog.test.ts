import { expect, it } from "vitest";
import { fieldOfMoment, momentOfField, zoneName } from "./schedule-dialog.tsx";

it("formats and parses times in Montréal time, whatever the browser's time zone", () => {
  expect(fieldOfMoment(new Date("2026-11-21T14:05:00Z"))).toBe("2026-11-21T09:05");
  expect(momentOfField("2026-11-21T09:05")?.toISOString()).toBe("2026-11-21T14:05:00.000Z");
  expect(momentOfField("2026-07-01T00:30")?.toISOString()).toBe("2026-07-01T04:30:00.000Z");
  expect(momentOfField("")).toBeUndefined();
});

it("names the time zone in force at a given time", () => {
  expect(zoneName(new Date("2026-11-21T14:05:00Z"), "fr")).toBe("HNE");
  expect(zoneName(new Date("2026-07-01T14:05:00Z"), "en")).toBe("EDT");
});
