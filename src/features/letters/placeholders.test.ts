import { describe, expect, it } from "vitest";
import { letterSamples as samplesEn } from "../../text/en/desk/letter-samples.ts";
import { letterSamples as samplesFr } from "../../text/fr/desk/letter-samples.ts";
import type { Consultation } from "../consultations/model.ts";
import { factsOf } from "./facts.ts";
import { templateSchemas } from "./model.ts";
import {
  type Facts,
  fill,
  fillBookingLink,
  gapsIn,
  hasBookingLink,
  hasOnlyKnownPlaceholders,
  isFilledIn,
} from "./placeholders.ts";

const REQUEST = {
  name: "Éloïse Gagné",
  company: "Atelier Gagné",
  biggestChallenge: "manual-data-entry",
  automationGoals: "reduce-manual-work",
  createdAt: "2026-11-21T03:30:00.000Z",
} as Consultation;
const facts = (changes: Partial<Consultation> = {}, language: "fr" | "en" = "fr"): Facts =>
  factsOf({ ...REQUEST, ...changes }, "Ana Roy", language);

describe("filling in a template", () => {
  it("inserts the facts, in the person's language, with Montréal dates", () => {
    const written = "Bonjour {{prénom}} ({{ NOM }}), {{entreprise}}, {{date de la  demande}}, {{expéditeur}}";
    expect(fill(written, facts(), "fr")).toBe(
      "Bonjour Éloïse (Éloïse Gagné), Atelier Gagné, 20 novembre 2026, Ana Roy",
    );
    expect(fill("{{first name}}: {{request date}}", facts({}, "en"), "en")).toBe("Éloïse: November 20, 2026");
    expect(fill("{{défi}}", facts(), "fr")).not.toBe(fill("{{challenge}}", facts({}, "en"), "en"));
    expect(isFilledIn(fill("{{défi}} {{objectif}} {{téléphone}}", facts(), "fr"))).toBe(true);
  });

  it("recognizes a placeholder with decomposed accents", () => {
    expect(fill("{{prénom}}".normalize("NFD"), facts(), "fr")).toBe("Éloïse");
  });

  it("marks unknown facts as gaps, which can be found again", () => {
    const text = fill("Bonjour {{prénom}}, {{prénom}}", facts({ name: "M. Gagné" }), "fr");
    expect(text).toBe("Bonjour [[prénom]], [[prénom]]");
    expect(gapsIn(text)).toEqual(["prénom"]);
    expect(isFilledIn(text)).toBe(false);
  });

  it.each(["M. Gagné", "Mme Gagné", "Dr Gagné", "É. Gagné", "J"])("finds no first name in %j", (name) => {
    expect(facts({ name }).firstName).toBeNull();
  });

  it("accepts no fact with a link, and fills in no placeholder that a visitor wrote", () => {
    for (const name of ["https://evil.example", "www.evil.example gain", "a@evil.example"]) {
      expect(facts({ name, company: name })).toMatchObject({ firstName: null, name: null, company: null });
    }
    const hostile = facts({ name: "{{expéditeur}} [[x]]", company: "A\r\nBcc: b@c {{{{défi}}}}" });
    expect(fill("{{nom}}", hostile, "fr")).toBe("{expéditeur} [x]");
    expect(hostile.company).toBeNull();
    expect(facts({ company: "A\r\nBcc: everybody" }).company).toBe("A Bcc: everybody");
  });
});

it("keeps the booking link's placeholder until the letter is sent, in either language", () => {
  const text = fill("{{prénom}} : {{ Lien  de rendez-vous }}", facts(), "fr");
  expect(text).toBe("Éloïse : {{lien de rendez-vous}}");
  expect([hasBookingLink(text), hasBookingLink("{{booking link}}"), hasBookingLink("{{prénom}}")]).toEqual([
    true,
    true,
    false,
  ]);
  expect(fillBookingLink(`${text} {{booking link}} {{prénom}}`, "https://a.example/$&")).toBe(
    "Éloïse : https://a.example/$& https://a.example/$& {{prénom}}",
  );
});

it.each([
  ["{{prénom}} {{Défi}}", true],
  ["{{lien de rendez-vous}}", true],
  ["{{booking link}}", false],
  ["{{first name}}", false],
  ["{{cote}}", false],
  ["{{}}", false],
  ["{{prénom", false],
  ["prénom}}", false],
  ["{{prénom}} }}", false],
  ["{{__proto__}}", false],
  ["{une accolade}", true],
])("checks whether, in French, %j has only known placeholders: %s", (text, known) => {
  expect(hasOnlyKnownPlaceholders(text, "fr")).toBe(known);
});

it("includes valid templates", () => {
  for (const name of Object.keys(samplesFr) as (keyof typeof samplesFr)[]) {
    const [fr, en] = [samplesFr[name], samplesEn[name]];
    const fields = {
      nameFr: fr.name,
      subjectFr: fr.subject,
      bodyFr: fr.body,
      nameEn: en.name,
      subjectEn: en.subject,
      bodyEn: en.body,
    };
    expect(templateSchemas.added.safeParse(fields).error).toBeUndefined();
    expect(gapsIn(fr.body).length).toBe(gapsIn(en.body).length);
  }
});
