import { describe, expect, it } from "vitest";
import { contactEn } from "../../text/en/site/contact.ts";
import { contactFr } from "../../text/fr/site/contact.ts";
import { openNow } from "./open-now.ts";

const TEXT = { fr: contactFr, en: contactEn };

/** The line as it is read, with plain spaces. */
function line(language: "fr" | "en", moment: string): string {
  const { state, until } = openNow(language, new Date(moment), TEXT[language]);
  return `${state}, ${until}`.replaceAll("\u00a0", " ");
}

describe("whether the company is open", () => {
  it.each([
    ["a Friday at noon", "2026-11-20T17:00Z", "Ouvert maintenant, jusqu’à 18 h", "Open now, until 6 PM"],
    [
      "a Friday at 8:59",
      "2026-11-20T13:59Z",
      "Fermé en ce moment, nous ouvrons à 9 h",
      "Closed right now, we open at 9 AM",
    ],
    [
      "a Friday evening",
      "2026-11-20T23:00Z",
      "Fermé en ce moment, nous ouvrons demain à 10 h",
      "Closed right now, we open tomorrow at 10 AM",
    ],
    ["a Saturday", "2026-11-21T20:59Z", "Ouvert maintenant, jusqu’à 16 h", "Open now, until 4 PM"],
    [
      "a Saturday evening",
      "2026-11-21T21:00Z",
      "Fermé en ce moment, nous ouvrons lundi à 9 h",
      "Closed right now, we open on Monday at 9 AM",
    ],
    [
      "a Sunday",
      "2026-11-22T17:00Z",
      "Fermé en ce moment, nous ouvrons demain à 9 h",
      "Closed right now, we open tomorrow at 9 AM",
    ],
    [
      "the National Holiday",
      "2026-06-24T16:00Z",
      "Fermé aujourd’hui : fête nationale du Québec, nous ouvrons demain à 9 h",
      "Closed today: Québec’s National Holiday, we open tomorrow at 9 AM",
    ],
    [
      "the Saturday evening before Labour Day",
      "2026-09-05T21:00Z",
      "Fermé en ce moment, nous ouvrons mardi à 9 h",
      "Closed right now, we open on Tuesday at 9 AM",
    ],
  ])("%s", (_when, moment, fr, en) => {
    expect([line("fr", moment), line("en", moment)]).toEqual([fr, en]);
  });

  it("names the next holiday, with the French ordinal for the first of a month", () => {
    const holidays = (language: "fr" | "en", moment: string) =>
      openNow(language, new Date(moment), TEXT[language]).holidays.replaceAll("\u00a0", " ");
    expect(holidays("fr", "2026-11-21T17:00Z")).toBe(
      "Fermé les jours fériés du Québec. Le prochain : Noël, vendredi 25 décembre.",
    );
    expect(holidays("fr", "2026-12-28T17:00Z")).toContain("jour de l’An, vendredi 1er janvier.");
    expect(holidays("en", "2026-12-28T17:00Z")).toBe(
      "Closed on Québec public holidays. The next one: New Year’s Day, Friday, January 1.",
    );
  });
});
