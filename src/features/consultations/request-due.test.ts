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
    ["Reply before 12 p.m. please", "09:30", "2026-11-24T17:00:00.000Z"],
    ["Could you call me before 11?", "09:30", "2026-11-24T16:00:00.000Z"],
    ["Call me, s.v.p.,  before 11 please", "09:30", "2026-11-24T16:00:00.000Z"],
    ["Can someone call us by 3 pm?", "09:30", "2026-11-24T20:00:00.000Z"],
    ["I’d like an answer by 3.", "09:30", "2026-11-24T20:00:00.000Z"],
    ["Pouvez-vous m’appeler s.v.p. avant 11 h?", "09:30", "2026-11-24T16:00:00.000Z"],
    ["Merci de me rappeler avant 11h30", "09:30", "2026-11-24T16:30:00.000Z"],
    ["J’ai besoin d’une réponse avant midi.", "09:30", "2026-11-24T17:00:00.000Z"],
    ["Il me faudrait une réponse d’ici 15 h.", "09:30", "2026-11-24T20:00:00.000Z"],
  ])("in “%s”, written at %s, is due at %s", (text, clock, due) => {
    expect(askedBy(text, at(clock))?.toISOString()).toBe(due);
  });

  // Written on Monday, November 23, at 9:00.
  it.each([
    ["Appelez-moi avant midi jeudi", "2026-11-26T17:00:00.000Z"],
    ["Appelez-moi avant midi lundi", "2026-11-23T17:00:00.000Z"],
    ["Demain, pouvez-vous me rappeler avant 11 h?", "2026-11-24T16:00:00.000Z"],
    ["Répondez-moi d’ici demain midi.", "2026-11-24T17:00:00.000Z"],
    ["call me Monday before 11", "2026-11-23T16:00:00.000Z"],
    ["Please call me before 3 p.m. Wednesday.", "2026-11-25T20:00:00.000Z"],
    ["Please answer by tomorrow noon.", "2026-11-24T17:00:00.000Z"],
    // The company is closed on Sundays.
    ["Call me Sunday before noon.", "2026-11-30T17:00:00.000Z"],
    ["Notre logiciel est en panne depuis jeudi, appelez-moi avant midi", "2026-11-23T17:00:00.000Z"],
  ])("falls on the day named in “%s”", (text, due) => {
    expect(askedBy(text, at("09:00", "2026-11-23"))?.toISOString()).toBe(due);
  });

  it("falls on the next such weekday if it has passed today", () => {
    expect(askedBy("Call me Monday before 11", at("11:00", "2026-11-23"))).toEqual(at("11:00", "2026-11-30"));
  });

  it("falls on a business day", () => {
    // The text is written on a Saturday evening, and Sunday is closed.
    expect(askedBy("Appelez avant midi", at("20:00", "2026-11-28"))?.toISOString()).toBe("2026-11-30T17:00:00.000Z");
  });

  it.each([
    "",
    "Appelez avant 2 semaines",
    "Appelez avant 40 h",
    "Call before the summer",
    "Appelez avant midinette",
    "Appelez avant 15 h 75",
    "Call before 3:99 pm",
    "Call before 99 pm",
    "Appelez avant 24 h",
    "Call me before 3 people leave",
    "We stopped taking orders before 3 pm because of this",
    "We stopped taking orders before 3 p.m. Please call me.",
    "Our customers call us before 11, and nobody answers.",
    "Nos clients nous appellent avant midi.",
    "Nous appelons nos clients avant midi.",
    "Nous devons répondre à nos clients avant 15 h.",
    "Je m’appelle Sylvie et nous fermons avant midi.",
    "we worked before 3 people left",
  ])("is not found in %o", (text) => {
    expect(askedBy(text, at("10:00"))).toBeUndefined();
  });

  it("never postpones the promised answer", () => {
    const createdAt = at("09:00").toISOString();
    const asked = requestDue({ createdAt, additionalInfo: "Appelez-moi avant midi", urgency: "low" });
    expect(asked).toEqual({ due: at("12:00"), said: "call-by" });
    const promised = requestDue({ createdAt, additionalInfo: null, urgency: "critical" });
    expect(promised).toEqual({ due: at("09:00", "2026-11-25"), said: "critical" });
  });
});
