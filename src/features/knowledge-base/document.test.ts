import { describe, expect, it } from "vitest";
import { formatDollars } from "../../lib/company/amounts.ts";
import { company } from "../../lib/company/company.ts";
import { PLAN_IDS, PLANS } from "../../lib/company/plans.ts";
import type { Language } from "../../lib/language.ts";
import { claimsEn } from "../../text/en/claims.ts";
import { claimsFr } from "../../text/fr/claims.ts";
import { type KnowledgeBase, knowledgeBase, plainText } from "./document.ts";
import { SOURCES } from "./sources.ts";

const SITE = "https://nordet.example";
const passages = (base: KnowledgeBase) => base.sections.flatMap((section) => [section, ...section.parts]);

/** Facts in SPEC §1 and §9 that clients may ask us or the assistant about. */
const FACTS: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    ...["2024", "plus de 50 entreprises", "Fièrement canadienne", "à Laval", "5 à 100 personnes", "10 M$"],
    ...["Environ 70 %", "d’environ 40 %", "40 à 60 %", "50 % d’efficacité", "80 % des demandes"],
    ...["Plus de 30 heures par semaine", "25 h regagnées", "aucun contrat à long terme", "avant taxes"],
    ...[
      "90 jours",
      "30 jours",
      "99,5 %",
      "SOC 2",
      "400 %",
      "Au moins 3 fois ce que vous payez",
      "10 à 15 h",
      "25 à 35 h",
      "40 h et plus",
    ],
    ...["3 à 5 jours", "2 à 3 jours", "1 à 3 semaines", "2 à 3 semaines", "30 minutes", "dans les 24 heures"],
    ...["Lundi au vendredi : 9 h à 18 h", "Samedi : 10 h à 16 h", "Dimanche : Fermé", "Heure de l’Est"],
    ...["Montréal", "Québec", "Ottawa", "Toronto", "toute l’Amérique du Nord", "450 555-0142", "H7S 1Y9"],
    ...["nordet.example/consultation-gratuite", claimsFr.demonstration!],
  ],
  en: [
    ...["2024", "more than 50 businesses", "Proudly Canadian", "in Laval", "5 to 100 people", "$10M"],
    ...["About 70%", "by about 40%", "40% to 60%", "50% more efficiency", "80% of requests"],
    ...["More than 30 hours a week", "25 hours saved a week", "no long-term contract", "before taxes"],
    ...[
      "90 days",
      "30 days",
      "99.5%",
      "SOC 2",
      "400%",
      "At least 3 times what you pay",
      "10 to 15 h",
      "25 to 35 h",
      "40 h or more",
    ],
    ...["3 to 5 days", "2 to 3 days", "1 to 3 weeks", "2 to 3 weeks", "30-minute", "within 24 hours"],
    ...["Monday–Friday: 9 AM–6 PM", "Saturday: 10 AM–4 PM", "Sunday: Closed", "Eastern time"],
    ...["Montréal", "Québec City", "Ottawa", "Toronto", "across North America", "450-555-0142", "H7S 1Y9"],
    ...["nordet.example/en/free-consultation", claimsEn.demonstration!],
  ],
};

describe.each(["fr", "en"] as const)("the knowledge base in %s", (language) => {
  const base = knowledgeBase(language, SITE);
  const text = plainText(base);
  const spaced = text.replaceAll("\u00a0", " ");

  it.each(FACTS[language])("states %s", (fact) => {
    expect(spaced).toContain(fact.replaceAll("\u00a0", " "));
  });

  it("has each plan with its price and everything the pricing page compares", () => {
    const { comparison, price } = SOURCES[language].pricing;
    const rows = [...comparison.groups.flatMap((group) => group.rows), comparison.hours];
    for (const id of PLAN_IDS) {
      const plan = base.sections
        .find((section) => section.id === "plans")
        ?.parts.find((part) => part.id === `plan-${id}`);
      expect(plan?.title).toContain(PLANS[id].name);
      expect(plan?.facts[0]?.value).toContain(formatDollars(language, company.plans[id]));
      expect(plan?.facts[0]?.value).toContain(price(PLANS[id].dollarsAMonth));
      const included = rows.filter((row) => row[id] !== comparison.notIncluded);
      expect(plan?.facts).toHaveLength(included.length + 1);
    }
  });

  it("is about 7 KB", () => {
    const bytes = Buffer.byteLength(text);
    expect(bytes).toBeGreaterThan(6_300);
    expect(bytes).toBeLessThan(8_200);
  });

  it("has a titled, non-empty passage for every id, and no soft hyphens", () => {
    const ids = passages(base).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, title, paragraphs, facts } of passages(base)) {
      expect(title, id).not.toBe("");
      // These sections consist of parts only.
      if (!["questions", "cases"].includes(id)) expect(paragraphs.length + facts.length, id).toBeGreaterThan(0);
    }
    expect(text).not.toMatch(/\u00ad|undefined|\[object/);
  });
});

it("has the same passages in both languages, with as many facts", () => {
  const shape = (language: Language) =>
    passages(knowledgeBase(language, SITE)).map(({ id, paragraphs, facts }) => [id, paragraphs.length, facts.length]);
  expect(shape("en")).toEqual(shape("fr"));
});

it("is formatted as a readable text file", () => {
  const text = plainText(knowledgeBase("en", SITE));
  expect(text.startsWith(`# Nordet knowledge base\n\n${claimsEn.demonstration}\n\nWhat Nordet does`)).toBe(true);
  expect(text).toContain("\n\n## Plans and prices\n\n");
  expect(text).toContain("\n\n### Dominate\n\nFor scale-ups");
  expect(text).toContain("\n- Price: $3,500 a month\n- Automations: Unlimited\n");
  expect(text.endsWith("- Sunday: Closed\n")).toBe(true);
  expect(text).not.toMatch(/\n{3}/);
});
