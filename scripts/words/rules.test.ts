import { describe, expect, it } from "vitest";
import { checkClaims, figuresIn } from "./claims.ts";
import { type Allowed, checkWords } from "./findings.ts";
import { RULES, type RuleId } from "./rules.ts";
import { wordsIn } from "./stray-words.ts";
import { gather } from "./texts.ts";

/** Each rule's violations and near misses; ⍽ stands for a no-break space. */
const EXAMPLES: Record<RuleId, { broken: string[]; kept: string[] }> = {
  whole: { broken: ["", " ", "undefined heures", "NaN h", "[object Object]"], kept: ["0"] },
  apostrophe: { broken: ["l'heure", "the owners' desk 'x"], kept: ["l’heure"] },
  "quotation-mark": { broken: ['dire "oui"'], kept: ["dire «⍽oui⍽»"] },
  "single-space": { broken: ["deux  espaces", "deux ⍽espaces"], kept: ["une espace"] },
  "space-before-mark": {
    broken: ["Prêt ?", "Prêt⍽!", "un ; deux", "un , deux", "Fini ."],
    kept: ["Prêt?", "un; deux", "le domaine .example"],
  },
  "space-after-mark": { broken: ["un,deux", "Oui!Non"], kept: ["un, deux", "3,5"] },
  edges: { broken: [" un", "un "], kept: ["un"] },
  ellipsis: { broken: ["Envoi..."], kept: ["Envoi…"] },
  "title-case": {
    broken: ["Nos Services", "Pourquoi Travailler Avec Nous", "How We Work With You", "Book Your Free Consultation"],
    kept: [
      "Nos services",
      "Salesforce, HubSpot",
      "Ouvert : Lundi",
      "Monday to Friday",
      "Une PME de Laval",
      "Nordet",
      "Services",
      "Law 25 (Québec)",
      "Un fait. Deux faits",
    ].map((text) => text.replace(" :", "⍽:")),
  },
  "colon-fr": { broken: ["Note: un", "Note : un", "Note⍽:un"], kept: ["Note⍽: un", "https://nordet.example"] },
  guillemets: { broken: ["« oui »", "«oui»", "«⍽oui »"], kept: ["«⍽oui⍽»"] },
  "quotes-fr": { broken: ["“oui”"], kept: ["«⍽oui⍽»"] },
  "percent-fr": { broken: ["40 %", "40%", "500 $", "500$"], kept: ["40⍽%", "1⍽500⍽$", "5⍽M$"] },
  "number-with-unit": { broken: ["24 h", "30 jours", "2 à 3 semaines"], kept: ["24⍽h", "30⍽jours", "2 honneurs"] },
  "thousands-fr": { broken: ["1 500", "1,500"], kept: ["1⍽500", "1500"] },
  "hours-fr": { broken: ["9:30"], kept: ["9⍽h⍽30"] },
  quebec: {
    broken: ["un email", "un e-mail", "la newsletter", "le week-end", "le chat", "un chatbot", "du feedback"],
    kept: ["un courriel", "l’infolettre", "la fin de semaine", "le clavardage", "l’achat"],
  },
  "one-term-fr": {
    broken: ["le soutien", "Bouton pressé", "D’égal à égal", "Je vous reviens avec un chiffre", "notez ce qui en est"],
    kept: ["l’assistance", "Bouton actionné", "soutenir", "notez ce qu’il en est advenu"],
  },
  "out-of-fr": { broken: ["Page 1 de 3", "1 de 12"], kept: ["Page 1 sur 3", "un de trois", "3 de plus"] },
  "english-in-french": {
    broken: ["Get started", "Le dashboard", "Read more", "Votre business", "Loading"],
    kept: ["En service", "Or, on le sait", "Un plan de suite", "A+ (Hot Lead)", "English"],
  },
  "hype-fr": { broken: ["une solution révolutionnaire", "à la pointe", "Boostez vos ventes"], kept: ["le vent"] },
  "space-before-colon-en": { broken: ["Note : one", "Note⍽: one", "40 %"], kept: ["Note: one", "40%"] },
  "dollar-en": { broken: ["500 $", "500$"], kept: ["$1,500"] },
  "quotes-en": { broken: ["« yes »"], kept: ["“yes”"] },
  "thousands-en": { broken: ["1⍽500", "1 500"], kept: ["1,500"] },
  "hours-en": {
    broken: ["9 am", "10:00 AM", "9 a.m.", "9AM", "9 AM - 6 PM", "9 AM-6 PM"],
    kept: ["9 AM–6 PM", "9:30 AM", "3 amounts"],
  },
  "one-term-en": {
    broken: ["Somebody else", "Link mailed", "the staff area", "25 hours won back", "Begun"],
    kept: ["Someone else", "Link emailed", "the staff desk", "by mail", "wind back"],
  },
  canadian: {
    broken: ["color", "Centers", "organise", "canceled", "programme"],
    kept: ["colour", "centre", "organize"],
  },
  "french-in-english": {
    broken: ["Lire la suite", "Read plus de texte", "Café", "Courriel"],
    kept: ["Read more", "Montréal time", "an integrated suite", "plus taxes", "Français"],
  },
  "hype-en": {
    broken: ["a revolutionary tool", "cutting-edge", "Unlock growth", "seamlessly", "Supercharge your team"],
    kept: ["a lock", "seams"],
  },
};
const spaced = (text: string) => text.replaceAll("⍽", "\u00a0");

describe.each(RULES)("the rule that a text $asks", ({ id, isBroken }) => {
  it.each(EXAMPLES[id].broken)("is broken by “%s”", (text) => {
    expect(isBroken(spaced(text))).toBe(true);
  });
  it.each(EXAMPLES[id].kept)("is kept by “%s”", (text) => {
    expect(isBroken(spaced(text))).toBe(false);
  });
});

const NOTHING_ALLOWED: Allowed = { exceptions: {}, sameInBoth: {} };

function found(fr: Record<string, string>, en: Record<string, string>, allowed: Allowed = NOTHING_ALLOWED): string[] {
  const texts = { fr: new Map(Object.entries(fr)), en: new Map(Object.entries(en)) };
  return checkWords(texts, allowed).flatMap((check) => check.found.map((finding) => `${check.name} | ${finding}`));
}

describe("the report", () => {
  it("is empty if all texts are right", () => {
    expect(found({ a: "Prêt?", name: "Nordet" }, { a: "Ready?", name: "Nordet" })).toEqual([]);
  });

  it("finds texts that one language lacks", () => {
    expect(found({ a: "Prêt", b: "Fini" }, { a: "Ready" })).toEqual(["en  has every text that fr has | b"]);
    expect(found({ a: "Prêt" }, { a: "Ready", b: "Over" })).toEqual(["fr  has every text that en has | b"]);
  });

  it("finds untranslated texts, unless they are names or listed with a reason", () => {
    const same = { a: "Automation", menu: "Menu", tool: "HubSpot", figure: "40\u00a0h", key: "{hotkey}" };
    expect(found(same, same)).toEqual(["fr, en  is translated | a: Automation"]);
    expect(found(same, same, { exceptions: {}, sameInBoth: { a: "why" } })).toEqual([]);
  });

  it("finds unneeded exceptions", () => {
    const allowed = { exceptions: { ellipsis: { "en a": "why", "fr a": "why" } }, sameInBoth: { b: "why" } };
    expect(found({ a: "Envoi…", b: "Fini" }, { a: "Sending...", b: "Over" }, allowed)).toEqual([
      "fr, en  is translated | b is listed as the same in both, but differs: remove it from the list",
      "exceptions  are all needed | ellipsis: fr a",
    ]);
  });

  it("judges each language by its own rules, and makes invisible spaces visible", () => {
    expect(found({ a: "Note : un" }, { a: "Note\u00a0: one" })).toEqual([
      "fr  has a no-break space before a colon and a space after it | a: Note : un",
      "en  has no space before a colon or % | a: Note⍽: one",
    ]);
  });
});

describe("gathering", () => {
  it("reads functions' results for counts or for the samples given", () => {
    const texts = new Map<string, string>();
    const source = { id: "x", list: ["un"], many: (n: number) => `${n} fois`, of: (name: string) => ({ text: name }) };
    gather(texts, "t", source, { "t.of": [["Nordet"], ["Laval"]] });
    expect(Object.fromEntries(texts)).toEqual({
      "t.list.0": "un",
      "t.many(0)": "0 fois",
      "t.many(1)": "1 fois",
      "t.many(2)": "2 fois",
      "t.many(1500)": "1500 fois",
      "t.of.text": "Nordet",
      "t.of(2).text": "Laval",
    });
  });
});

describe("text in components", () => {
  it("is found in markup and in attributes that people read or hear", () => {
    const code = `const a = <p title="Bonjour" className="big bold">\n  Read more {text.b} <img alt="" /> · 40%\n</p>;`;
    expect(wordsIn("a.tsx", code)).toEqual(["a.tsx:1 Bonjour", "a.tsx:2 Read more"]);
  });
});

describe("figures", () => {
  it.each([
    ["2 à 3\u00a0semaines", ["2-3 week"]],
    ["$500 to $3,500 a month", ["500 $", "3500 $"]],
    ["100\u00a0000\u00a0$ à 10\u00a0M$", ["100000 $", "10000000 $"]],
    ["A 90-day guarantee, 99.5% uptime", ["90 day", "99.5 %"]],
    ["Plus de 50 entreprises à 9\u00a0h\u00a002, jusqu’à 18\u00a0h", ["50 people"]],
    ["Loi 25, 1600, boulevard Le Corbusier, 450 555-0142, 2026-11-20", []],
  ])("are read with their unit: %s", (text, figures) => {
    expect(figuresIn(text)).toEqual(figures);
  });

  it("without a claim are found in any text", () => {
    const planted = (text: string) => checkClaims(new Map([["home.lead", text]]), {}).found;
    expect(planted("Nous visons environ 70\u00a0% de travail manuel en moins.")).toEqual([]);
    expect(planted("92\u00a0% de nos clients reviennent.")).toEqual([
      "home.lead: 92 % is not in the register of claims",
    ]);
    expect(planted("More than 300 clients, live in 4 days")).toHaveLength(2);
  });
});
