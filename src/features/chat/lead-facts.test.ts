import { describe, expect, it } from "vitest";
import { company } from "../../lib/company/company.ts";
import { factsOfReply, factsOfVisitor, withFacts } from "./lead-facts.ts";
import type { LeadFacts } from "./model.ts";

describe("details that a visitor states plainly", () => {
  it.each([
    ["My name is Marie Tremblay and I need help", { name: "Marie Tremblay" }],
    ["hi, my name is marie", { name: "Marie" }],
    ["I'm Marie Tremblay from Acme Tools.", { name: "Marie Tremblay", company: "Acme Tools" }],
    ["I work for Acme Tools in Laval", { company: "Acme Tools" }],
    ["our company is called 9123 Québec inc.", { company: "9123 Québec inc" }],
    [
      "Je m’appelle Jean de la Fontaine, mon courriel est jean@fontaine.example.",
      { name: "Jean de la Fontaine", email: "jean@fontaine.example" },
    ],
    ["je m'appelle éloïse gagné", { name: "Éloïse Gagné" }],
    ["Bonjour, je suis Éloïse Gagné chez Atelier Gagné", { name: "Éloïse Gagné", company: "Atelier Gagné" }],
    ["je travaille chez Boulangerie Saint-Ambroise depuis 2 ans", { company: "Boulangerie Saint-Ambroise" }],
    ["Mon entreprise s'appelle Les Serres du Nord", { company: "Les Serres du Nord" }],
    ["call me: (514) 555-0142", { phone: "+15145550142" }],
    ["mon numéro : 1 438 555-0199", { phone: "+14385550199" }],
    ["le vôtre est le 450 555-0142", {}],
    ["moi c’est le 514 555-0111", { phone: "+15145550111" }],
    ["Écrivez-moi à zoe@tremblay.example!", { email: "zoe@tremblay.example" }],
  ] as [string, object][])("%s", (text, facts) => {
    expect(factsOfVisitor(text)).toEqual(facts);
  });

  it.each([
    "I'm interested in your plans",
    "I am CEO.",
    "Je suis intéressée par le forfait Velocity",
    "je suis Québécois.",
    "I work at home and for myself",
    "je travaille à mon compte",
    "Combien coûte Accelerate ? 1 500 $ par mois ?",
    "commande 5145550 du 2026-11-20",
    "What's your name?",
  ])("are not found in: %s", (text) => {
    expect(factsOfVisitor(text)).toEqual({});
  });
});

describe("details that a reply repeats (SPEC §7)", () => {
  it.each([
    ["Nice to meet you, Marie! How can I help?", { name: "Marie" }],
    ["nice to meet you Marie Tremblay. I see that you work at Acme.", { name: "Marie Tremblay", company: "Acme" }],
    ["Enchanté, Zoé ! Vous travaillez chez Tremblay inc., n’est-ce pas ?", { name: "Zoé", company: "Tremblay inc" }],
    ["I noted marie@acme.example and 514-555-0142.", { email: "marie@acme.example", phone: "+15145550142" }],
  ])("%s", (text, facts) => {
    expect(factsOfReply(text)).toEqual(facts);
  });

  it("never include our own details", () => {
    expect(factsOfReply(`Write to ${company.email} or call 450 555-0142. Nice to meet you! How can I help?`)).toEqual(
      {},
    );
  });
});

describe("conflicting facts", () => {
  const visitor: LeadFacts = { name: { value: "Marie", from: "visitor", state: "unconfirmed" } };

  it("are resolved for the visitor, while a bot only fills gaps", () => {
    expect(withFacts(visitor, { name: "Maria" }, "visitor").name?.value).toBe("Maria");
    expect(withFacts(visitor, { name: "Maria", company: "Acme" }, "bot")).toEqual({
      ...visitor,
      company: { value: "Acme", from: "bot", state: "unconfirmed" },
    });
  });

  it("never change details that staff wrote or confirmed", () => {
    const known: LeadFacts = {
      name: { value: "Marie", from: "visitor", state: "confirmed" },
      email: { value: "m@acme.example", from: "staff", state: "unconfirmed" },
    };
    expect(withFacts(known, { name: "Maria", email: "x@y.example" }, "visitor")).toBe(known);
  });
});
