import { createHash } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SAMPLES } from "../../scripts/words/exceptions.ts";
import { textsOf } from "../../scripts/words/texts.ts";
import { CONSENT_VERSION } from "../features/analytics/consent.ts";
import { LANGUAGES } from "../lib/language.ts";
import { claimsEn } from "./en/claims.ts";
import { consent as en } from "./en/site/layout.ts";
import { claimsFr } from "./fr/claims.ts";
import { consent as fr } from "./fr/site/layout.ts";

/** Every text, with sample arguments for the functions. */

afterEach(() => {
  globalThis.nordetCompany = undefined;
  vi.resetModules();
});

const TEXTS = { fr: await textsOf("fr", SAMPLES), en: await textsOf("en", SAMPLES) };

describe("in English", () => {
  it.each([
    ["consultationForm.success.title", "Application Submitted!"],
    ["consultationForm.success.next", "What happens next?"],
    ["consultationForm.failure.title", "Error"],
    ["consultationForm.failure.text", "Failed to submit application. Please try again."],
    ["consultationForm.failure.general", "There was an error submitting your form. Please try again."],
    ["consultationForm.submitting", "Submitting..."],
    ["desk.empty", "No consultation requests yet."],
    ["desk.loading", "Loading consultations..."],
    ["notFound.headline", "404 Page Not Found"],
    ["blog.readMore", "Read more"],
    ["blog.loading", "Loading..."],
    ["blog.empty.title", "No blog posts yet"],
    ["blog.empty.text", "Check back soon..."],
    ["blog.by", "By Nordet"],
    ["blog.notFound.title", "Article Not Found"],
    ["blog.notFound.text", "The article you’re looking for doesn’t exist."],
    ["blog.notFound.back", "Back to Blog"],
    ["blog.closing.assessment", "Get Free Assessment"],
    ["blog.closing.more", "More Articles"],
    ["knowledgeBase.download.downloading", "Downloading..."],
    ["knowledgeBase.share.copy", "Copy to Clipboard"],
    ["knowledgeBase.share.copied", "Copied!"],
    ["knowledgeBase.share.download", "Download File"],
  ])("words %s as the specification does", (key, words) => {
    expect(TEXTS.en.get(key)).toBe(words);
  });

  it.each([
    ["consultationForm.success.text", "We’ll review your application and contact you within 24 hours."],
    [
      "consultationForm.success.general",
      "Thank you! We will contact you within 24 hours to schedule your consultation.",
    ],
  ])("words %s as the specification does, and adds which days do not count", (key, words) => {
    expect(TEXTS.en.get(key)).toBe(`${words} Sundays and holidays don’t count.`);
  });
});

describe("in French", () => {
  it.each([
    ["consultationLanding.title", "Réservez Votre Consultation Gratuite"],
    ["desk.title", "Tableau de Bord Admin"],
    ["desk.contacted.true", "Contacté"],
    ["desk.contacted.false", "En attente"],
  ])("words %s as the specification does", (key, words) => {
    expect(TEXTS.fr.get(key)).toBe(words);
  });
});

it.each([
  ["0", "Des PME d’ici", "Local small businesses"],
  ["1", "Des PME d’ici", "Local small businesses"],
  ["2", "Plus de 2 entreprises", "More than 2 businesses"],
])("says %s clients in words that agree", (figure, fr, en) => {
  expect(claimsFr.forms.clientsFact(figure)[0]).toBe(fr);
  expect(claimsEn.forms.clientsFact(figure)[0]).toBe(en);
});

it("changes the version with the wording, so that consent never counts for another question", () => {
  const digest = createHash("sha256").update(`${fr.question}\n${en.question}`).digest("hex").slice(0, 12);
  expect({ [CONSENT_VERSION]: digest }).toEqual({ "2026-11-21": "6cf488c622af" });
});

it("promises an answer by an owner's opening days, wherever the promise stands", async () => {
  const promises = { fr: /fins de semaine et jours fériés/, en: /weekends and holidays/i };
  const sample = { fr: /dimanches et jours fériés/, en: /Sundays and holidays/ };
  globalThis.nordetCompany = {
    openingHours: [{ days: ["Mo", "Tu", "We", "Th", "Fr"], opens: "09:00", closes: "17:00" }],
  };
  vi.resetModules();
  for (const language of LANGUAGES) {
    const own = await textsOf(language, SAMPLES);
    const keysOf = (texts: ReadonlyMap<string, string>, words: RegExp) =>
      [...texts].filter(([, text]) => words.test(text)).map(([key]) => key);
    const keys = keysOf(TEXTS[language], sample[language]);
    expect(keys.length).toBeGreaterThan(20);
    expect(keysOf(own, promises[language])).toEqual(keys);
    expect(keysOf(own, sample[language])).toEqual([]);
    if (language === "en") {
      const text = own.get("consultationForm.success.text");
      expect(text).toMatch(/ Weekends and holidays don’t count\.$/);
    }
  }
});
