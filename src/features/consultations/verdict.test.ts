import { describe, expect, it } from "vitest";
import { type Circumstances, fingerprintOf, isRepeated, verdictOn } from "./verdict.ts";

const honest = { name: "Éloïse Gagné", company: "Atelier Gagné inc.", jobTitle: "Présidente", additionalInfo: "" };
const calm: Circumstances = { honeypot: undefined, elapsedSeconds: 95, edits: 40, isUnusual: false };
const reasonsFor = (answers: Partial<typeof honest>, circumstances: Partial<Circumstances> = {}) =>
  verdictOn({ ...honest, ...answers }, { ...calm, ...circumstances });

describe("verdictOn", () => {
  it("has no reason to set honest requests aside", () => {
    expect(reasonsFor({})).toEqual([]);
    expect(reasonsFor({}, { elapsedSeconds: undefined, honeypot: "" })).toEqual([]);
    expect(reasonsFor({ additionalInfo: "Notre site : https://atelier.example. Merci!" })).toEqual([]);
    expect(reasonsFor({ company: "Hotels.ca" })).toEqual([]);
  });

  it.each([
    [0.1, 3],
    [0, 18],
    [3, 0],
    [3, undefined],
    [undefined, 0],
    [undefined, undefined],
  ])("does not consider %s s with %s edits too fast", (elapsedSeconds, edits) => {
    expect(reasonsFor({}, { elapsedSeconds, edits })).toEqual([]);
  });

  it.each([
    "Krzysztof Brzęczyszczykiewicz",
    "Hrvoje Vlk",
    "Ng",
    "O’Brien-MacDonald",
    "Nguyễn Thị Ánh",
    "李小龍",
    "Þórður Æsir",
    "Lynn Rhys",
  ])("does not consider the name %s gibberish", (name) => {
    expect(reasonsFor({ name })).toEqual([]);
  });

  it.each([
    "BMO Nesbitt Burns",
    "YouTube",
    "SaaSWorks",
    "PwC",
    "CRTC-SRC",
    "McMillanMacDougall LLP",
    "DHL",
    "KPMGSTTRWXYZ",
  ])("does not consider the company %s gibberish", (company) => {
    expect(reasonsFor({ company })).toEqual([]);
  });

  it("returns the reason that applies", () => {
    expect(reasonsFor({}, { honeypot: "https://x.example" })).toEqual(["honeypot"]);
    expect(reasonsFor({}, { elapsedSeconds: 2.9, edits: 2 })).toEqual(["too-fast"]);
    expect(reasonsFor({}, { elapsedSeconds: 2.9, edits: undefined })).toEqual(["too-fast"]);
    expect(reasonsFor({}, { isUnusual: true })).toEqual(["rate"]);
  });

  it.each([
    { name: "Win now https://x.example" },
    { name: "www.x.example" },
    { jobTitle: "http://x.example" },
    { additionalInfo: "https://a.example and http://b.example" },
    { additionalInfo: 'Click <a href="//a.example">here</a>' },
    { additionalInfo: "[url=https://a.example]here[/url]" },
    { company: "https://a.example", additionalInfo: "https://a.example" },
  ])("finds too many links in %j", (answers) => {
    expect(reasonsFor(answers)).toEqual(["links"]);
  });

  it.each(["xkqzjdfwpt", "Aaaaaaaaaa", "sDfGhJkLqWeR", "qwrtpsdfgh"])("considers %s gibberish", (name) => {
    expect(reasonsFor({ name })).toEqual(["gibberish"]);
  });

  it("returns all reasons that apply", () => {
    expect(reasonsFor({ name: "xkqzjdfwpt" }, { honeypot: "x", elapsedSeconds: 0, edits: 0, isUnusual: true })).toEqual(
      ["honeypot", "too-fast", "rate", "gibberish"],
    );
  });
});

describe("fingerprintOf", () => {
  const message = "We offer the best backlinks on the whole market, write now";

  it("compares a long message across senders, ignoring case and punctuation", () => {
    const one = fingerprintOf({ email: "a@x.example", additionalInfo: message });
    const other = fingerprintOf({ email: "b@x.example", additionalInfo: `${message.toUpperCase()}!!!` });
    expect(one.content).toEqual(other.content);
    expect([1, 2].map((earlier) => isRepeated(one, earlier))).toEqual([false, true]);
  });

  it("compares all other answers only within one sender's requests", () => {
    const one = fingerprintOf({ email: "a@x.example", company: "A" });
    expect(fingerprintOf({ email: "b@x.example", company: "A" }).content).not.toEqual(one.content);
    expect(fingerprintOf({ email: "a@x.example", company: "B" }).content).not.toEqual(one.content);
    expect([0, 1].map((earlier) => isRepeated(one, earlier))).toEqual([false, true]);
  });
});
