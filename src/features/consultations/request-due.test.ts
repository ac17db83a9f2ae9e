import { describe, expect, it } from "vitest";
import { askedBy, requestDue } from "./request-due.ts";

/** Returns an instant in Montréal's time. November 24, 2026, is a Tuesday. */
const at = (clock: string, day = "2026-11-24") => new Date(`${day}T${clock}:00-05:00`);

describe("a requested time", () => {
  it.each([
    ["Appelez-moi avant midi, svp.", "09:30", "2026-11-24T17:00:00.000Z"],
    ["Please call me before noon.", "13:00", "2026-11-25T17:00:00.000Z"],
    ["Rappelez d’ici 15 h 30", "09:30", "2026-11-24T20:30:00.000Z"],
    ["I need to talk before 3 pm", "09:30", "2026-11-24T20:00:00.000Z"],
    ["before 12 p.m. please", "09:30", "2026-11-24T17:00:00.000Z"],
  ])("in “%s”, written at %s, is due at %s", (text, clock, due) => {
    expect(askedBy(text, at(clock))?.toISOString()).toBe(due);
  });

  it("falls on a business day", () => {
    // The text is written on a Saturday evening, and Sunday is closed.
    expect(askedBy("avant midi", at("20:00", "2026-11-28"))?.toISOString()).toBe("2026-11-30T17:00:00.000Z");
  });

  it.each([
    "",
    "avant 2 semaines",
    "avant 40 h",
    "before the summer",
    "avant midinette",
    "avant 15 h 75",
    "before 3:99 pm",
    "before 99 pm",
    "avant 24 h",
    "we worked before 3 people left",
  ])("is not found in %o", (text) => {
    expect(askedBy(text, at("10:00"))).toBeUndefined();
  });

  it("never postpones the promised answer", () => {
    const createdAt = at("09:00").toISOString();
    const asked = requestDue({ createdAt, additionalInfo: "avant midi", urgency: "low" });
    expect(asked).toEqual({ due: at("12:00"), said: "call-by" });
    const promised = requestDue({ createdAt, additionalInfo: null, urgency: "critical" });
    expect(promised).toEqual({ due: at("09:00", "2026-11-25"), said: "critical" });
  });
});
