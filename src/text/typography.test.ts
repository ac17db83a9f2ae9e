import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Language } from "../lib/language.ts";

/*
 * Every text of both languages, read as a copy editor reads: French by the rules of the OQLF, English as written in Canada.
 * Texts that the specification quotes keep its words; apostrophes are typographic (’) in these as in all others.
 */

const COMPANY = {
  name: "Nordet",
  company: "Nordet",
  email: "bonjour@nordet.example",
  officerEmail: "vieprivee@nordet.example",
  postalAddress: "1, rue du Vent, Laval (QC)",
};

/** What a text that is a function is given, by its key; all others are given numbers. */
const GIVEN: Readonly<Record<string, readonly unknown[]>> = {
  privacy: [COMPANY],
  terms: [COMPANY],
  careers: [COMPANY],
  compliance: [COMPANY],
  "contactFr.dayRange": ["Lundi", "Vendredi"],
  "contactFr.openFrom": ["09:00", "17:30"],
  "staffDigest.subject": [["2", "3"]],
};
/** One, several and many, for the plural and the thousands. */
const COUNTS = [0, 1, 2, 1500];

/** Texts that stand before a link or an address. */
const GLUED = ["consultationForm.notice.before", "consultationForm.failure.byMail"];

/** Three dots where the specification quotes them (SPEC §2, §4). */
const QUOTED_DOTS = ["en consultationForm.submitting", "en desk.loading"];

/** Longer than words that both languages share, and the same in both, with the reason. */
const SAME_LENGTH = 8;
const SAME_IN_BOTH: Readonly<Record<string, string>> = {
  "consultationForm.toast.label": "the word is the same in both languages",
  "consultationForm.toast.region": "the word is the same in both languages",
  "desk.toast.label": "the word is the same in both languages",
  "desk.toast.region": "the word is the same in both languages",
  "desk.mailSubject.en": "in the language of the visitor, not of the screen",
  "desk.mailSubject.fr": "in the language of the visitor, not of the screen",
  "staffNewConsultation.preview": "has nothing but what it is given",
  "staffNewConsultation.subject": "has nothing but what it is given",
};

/** Anchors and addresses stand among the texts; nobody reads them. */
const NO_TEXT = /\.(?:id|path)$/;

type Texts = ReadonlyMap<string, string>;

async function textsOf(language: Language): Promise<Texts> {
  const folder = new URL(`./${language}/`, import.meta.url);
  const texts = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts")) continue;
    const exported: Record<string, unknown> = await import(new URL(file, folder).href);
    // `home.ts` exports `homeFr` or `homeEn`: one key for both.
    for (const [name, value] of Object.entries(exported)) gather(texts, name.replace(/En$/, "Fr"), value);
  }
  return texts;
}

function gather(texts: Map<string, string>, key: string, value: unknown): void {
  if (NO_TEXT.test(key)) return;
  if (typeof value === "string") texts.set(key, value);
  else if (typeof value === "function") {
    const given = GIVEN[key];
    if (given) gather(texts, key, value(...given));
    else for (const count of COUNTS) gather(texts, `${key}(${count})`, value(count, count, count, count));
  } else {
    for (const [name, inner] of Object.entries(value as object)) gather(texts, `${key}.${name}`, inner);
  }
}

const TEXTS = { fr: await textsOf("fr"), en: await textsOf("en") };

/** The texts that break a rule, as one reads them. */
function against(language: Language, rule: RegExp, allowed: readonly string[] = []): string[] {
  return [...TEXTS[language]]
    .filter(([key, text]) => rule.test(text) && !allowed.includes(key) && !allowed.includes(`${language} ${key}`))
    .map(([key, text]) => `${key}: ${text.replaceAll("\u00a0", "⍽")}`);
}

describe.each(["fr", "en"] as const)("in %s", (language) => {
  it("finds the texts", () => {
    expect(TEXTS[language].size).toBeGreaterThan(500);
  });

  it.each([
    ["is never empty, and every function was given what it needs", /^\s*$|undefined|NaN|\[object/],
    ["has typographic apostrophes", /\p{L}'|'\p{L}/u],
    ["has single spaces", /[ \u00a0\u202f]{2}/],
    ["has no space before ; ! ? , .", /[\s\u00a0\u202f](?:[;!?,]|\.(?!\w))/],
  ])("%s", (_rule, broken) => {
    expect(against(language, broken)).toEqual([]);
  });

  it("begins and ends with a word or a sign", () => {
    expect(against(language, /^\s|\s$/, GLUED)).toEqual([]);
  });

  it("has an ellipsis rather than three dots, but where the specification quotes them", () => {
    expect(against(language, /\.\.\./, QUOTED_DOTS)).toEqual([]);
  });
});

describe("in French", () => {
  it.each([
    ["has a no-break space before a colon and a space after it", /(?<!\u00a0):(?=\s|$)|\u00a0:(?=\S)/],
    ["has no-break spaces inside guillemets", /«(?!\u00a0)|(?<!\u00a0)»/],
    ["quotes with guillemets", /[“”]/],
    ["has a no-break space before % and $", /(?<![\u00a0M])[%$]/],
    [
      "keeps a number with what it counts",
      /\d (?:h|min|j|M\$|ans|étapes|jours?|mois|semaines?|kilooctets|(?:heure|minute)s?)(?!\p{L})/u,
    ],
    ["has no-break spaces in numbers", /\d[ ,]\d{3}(?!\d)/],
    ["writes hours with h", /\d:\d\d/],
    ["has the words of Québec", /e-?mail|newsletter|week-?end|\bchat\b|shopping|booking|feedback|\bmail\b/i],
  ])("%s", (_rule, broken) => {
    expect(against("fr", broken)).toEqual([]);
  });
});

describe("in English", () => {
  it.each([
    ["has no space before a colon or %", /[\s\u00a0][:%]/],
    ["has $ before the amount", /\d[\s\u00a0]?\$/],
    ["quotes with curly quotation marks", /[«»]/],
    [
      "is spelled as in Canada",
      /\b(?:color|center|favor|honor|labor|(?:organ|recogn|optim|custom)is|canceled|program+e)/i,
    ],
  ])("%s", (_rule, broken) => {
    expect(against("en", broken)).toEqual([]);
  });

  it.each([
    ["consultationForm.success.title", "Application Submitted!"],
    ["consultationForm.success.text", "We’ll review your application and contact you within 24 hours."],
    ["consultationForm.success.next", "What happens next?"],
    [
      "consultationForm.success.general",
      "Thank you! We will contact you within 24 hours to schedule your consultation.",
    ],
    ["consultationForm.failure.title", "Error"],
    ["consultationForm.failure.text", "Failed to submit application. Please try again."],
    ["consultationForm.failure.general", "There was an error submitting your form. Please try again."],
    ["consultationForm.submitting", "Submitting..."],
    ["desk.empty", "No consultation requests yet."],
    ["desk.loading", "Loading consultations..."],
    ["notFoundFr.headline", "404 Page Not Found"],
  ])("words %s as the specification does", (key, words) => {
    expect(TEXTS.en.get(key)).toBe(words);
  });
});

it.each([
  ["consultationLandingFr.title", "Réservez Votre Consultation Gratuite"],
  ["desk.title", "Tableau de Bord Admin"],
  ["desk.contacted.true", "Contacté"],
  ["desk.contacted.false", "En attente"],
])("words %s in French as the specification does", (key, words) => {
  expect(TEXTS.fr.get(key)).toBe(words);
});

it("says in each language what it says in the other", () => {
  expect([...TEXTS.en.keys()]).toEqual([...TEXTS.fr.keys()]);
});

it("is written in two languages", () => {
  const same = [...TEXTS.fr]
    .filter(([key, text]) => text.length > SAME_LENGTH && TEXTS.en.get(key) === text)
    .map(([key]) => key.replace(/\(\d+\)$/, ""));
  expect([...new Set(same)].sort()).toEqual(Object.keys(SAME_IN_BOTH).sort());
});
