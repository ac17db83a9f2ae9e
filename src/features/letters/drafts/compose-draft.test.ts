import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../../lib/language.ts";
import { consultationForm as formEn } from "../../../text/en/site/consultation-form.ts";
import { consultationForm as formFr } from "../../../text/fr/site/consultation-form.ts";
import { OPTIONS } from "../../consultations/model.ts";
import { MAX_LENGTHS } from "../model.ts";
import { composeDraft, type DraftMatter } from "./compose-draft.ts";
import { type KnownCall, SITUATIONS, type Situation } from "./situation.ts";

const CALL: KnownCall = {
  state: "booked",
  outcome: null,
  kind: "phone",
  startsAt: new Date("2026-11-25T14:00:00Z"),
  endsAt: new Date("2026-11-25T14:30:00Z"),
  wallDay: "2026-11-25",
  wallTime: "09:00",
};
const ANSWER = { question: "Un contrat?", text: "Aucun contrat.", title: "Contrat", href: "/pricing#contract" };
const FORMS = { fr: formFr, en: formEn };
const NOTHING = { answers: [], isOpen: false, trouble: undefined };
const FACTS = {
  firstName: "Éloïse",
  name: "Éloïse Gagné",
  company: "Atelier",
  challenge: "Saisie manuelle de données",
  goal: "Réduire le travail manuel",
  requestDate: "20 novembre 2026",
  sender: "Ada",
  phone: "450 555-0142",
};

type Changes = Omit<Partial<DraftMatter>, "told"> & Partial<DraftMatter["told"]>;
function draft(situation: Situation, changes: Changes = {}, language: Language = "fr") {
  const { call, writtenAt, bouncedAt, isAnswered = false, isElsewhere = false, ...matter } = changes;
  const needsCall = situation === "booked" || situation === "call-soon" || situation === "missed";
  return composeDraft(language, {
    told: {
      situation,
      call: call ?? (needsCall ? CALL : undefined),
      writtenAt,
      bouncedAt: bouncedAt ?? (situation === "bounced" ? new Date("2026-11-23T15:00:00Z") : undefined),
      isAnswered,
      isElsewhere,
    },
    facts: FACTS,
    challenge: "manual-data-entry",
    hasMessage: true,
    quotation: undefined,
    answers: NOTHING,
    canBook: !needsCall || situation === "missed",
    ...matter,
  });
}

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(SITUATIONS)(
    "gives every sentence in the body, other than greeting and signature, a source (%s)",
    (situation) => {
      const { body, parts, subject } = draft(
        situation,
        { quotation: "On recopie nos commandes", answers: { ...NOTHING, answers: [ANSWER] } },
        language,
      );
      const [, ...paragraphs] = body.split("\n\n");
      paragraphs.pop();
      const told = parts.map(({ text }) => text);
      expect(paragraphs.reduce((rest, paragraph) => rest + paragraph.length, 0)).toBe(
        // A space separates the sentences in a paragraph.
        told.join("").length + told.length - paragraphs.length,
      );
      for (const text of told) expect(body).toContain(text);
      expect(subject.length).toBeGreaterThan(5);
      expect(subject.length).toBeLessThanOrEqual(MAX_LENGTHS.subject);
      expect(body.length).toBeLessThanOrEqual(MAX_LENGTHS.body);
    },
  );
});

describe("the booking link", () => {
  it.each<[Situation, boolean]>([
    ["new", true],
    ["follow-up", true],
    ["missed", true],
    ["bounced", true],
    ["chat", true],
    ["booked", false],
    ["call-soon", false],
  ])("is in the draft if the situation is %s: %s", (situation, hasLink) => {
    expect(draft(situation).body.includes("{{lien de rendez-vous}}")).toBe(hasLink);
    expect(draft(situation, {}, "en").body.includes("{{booking link}}")).toBe(hasLink);
  });

  it("is left out if no call can be booked for the request", () => {
    for (const situation of SITUATIONS) expect(draft(situation, { canBook: false }).body).not.toContain("{{");
  });
});

it("says that we will call by the time asked for, before the booking link", () => {
  const callBy = new Date("2026-11-23T17:00:00Z");
  const { body } = draft("new", { callBy });
  expect(body).toContain("Nous vous appellerons le lundi 23 novembre, avant 12\u00a0h.\n");
  expect(body).not.toContain("Choisissez votre moment");
  expect(body.indexOf("{{lien de rendez-vous}}")).toBeGreaterThan(body.indexOf("avant 12"));
  expect(draft("new", { callBy, canBook: false }, "en").body).toMatch(
    /We’ll call you on Monday, November 23, before 12\sPM\.\n/,
  );
});

describe("the answer", () => {
  const answers = { ...NOTHING, answers: [ANSWER] };

  it("is the site's answer with its page, and a gap for any question that the site does not answer", () => {
    const { body, parts } = draft("new", { answers: { ...answers, isOpen: true } });
    expect(body).toContain("Pour répondre à votre question\u00a0:\nAucun contrat.");
    expect(body).toContain("[[Répondre ici à son autre question.]]");
    expect(parts).toContainEqual(
      expect.objectContaining({ source: "passage", title: "Contrat", href: "/pricing#contract" }),
    );
    expect(draft("new", { answers: { ...NOTHING, isOpen: true } }).body).toContain("[[Répondre ici à sa question.]]");
  });

  it("is left out if staff have already answered or a call is imminent", () => {
    expect(draft("follow-up", { answers, isAnswered: true }).body).not.toContain("Aucun contrat.");
    expect(draft("call-soon", { answers }).body).not.toContain("Aucun contrat.");
    expect(draft("booked", { answers }).body).toContain("Aucun contrat.");
  });

  it("is our approach to the main challenge, attributed to the form, if no question was asked", () => {
    const { body, parts } = draft("new", { challenge: "customer-service" });
    expect(body).toContain(
      "D’après vos réponses au formulaire, votre plus grand défi, c’est le service à la clientèle.\n",
    );
    expect(parts).toContainEqual(expect.objectContaining({ source: "passage", href: "/services#support" }));
    const told = { answers: { ...NOTHING, trouble: "sales" as const }, quotation: "On perd nos soumissions" };
    const same = draft("new", { ...told, challenge: "customer-follow-up" });
    expect(same.body).not.toContain("D’après");
    expect(same.parts).toContainEqual(expect.objectContaining({ href: "/services#sales" }));
    // What they chose decides, whatever their words resemble.
    const other = draft("new", { ...told, challenge: "customer-service" });
    expect(other.parts).toContainEqual(expect.objectContaining({ href: "/services#support" }));
  });

  it.each(OPTIONS.biggestChallenge)("names the challenge chosen on the form, and answers it (%s)", (challenge) => {
    for (const language of LANGUAGES) {
      const { body, parts } = draft("new", { challenge }, language);
      const label = FORMS[language].options.biggestChallenge[challenge].toLowerCase();
      const named = parts.find(({ source }) => source === "form")!.text;
      // French repeats the article: « les rapports et les analyses ».
      for (const word of label.split(" ")) expect(named.toLowerCase()).toContain(word);
      // Reports and dashboards are what we do about reporting, not about every challenge.
      expect(/tableaux de bord|dashboards/.test(body)).toBe(challenge === "reporting-analytics");
    }
  });

  it("never presents a drop-down option as the person's own words", () => {
    for (const language of LANGUAGES) {
      for (const situation of SITUATIONS) {
        const { body } = draft(situation, {}, language);
        expect(body).not.toMatch(/«|“/u.test(body) && situation !== "follow-up" ? /«|“/u : /Saisie manuelle|Réduire/);
      }
    }
  });
});

it("uses the language's quotation marks, and keeps a question's own mark", () => {
  const quotation = "On recopie nos commandes";
  expect(draft("new", { quotation }).body).toContain("Vous écrivez\u00a0: «\u00a0On recopie nos commandes\u00a0».");
  expect(draft("new", { quotation: "We copy orders" }, "en").body).toContain("You wrote: “We copy orders.”");
  expect(draft("chat", { quotation: "On doit changer de logiciel?" }).body).toContain(
    "«\u00a0On doit changer de logiciel?\u00a0»\n",
  );
});

it("mentions the previous letter, the call or the bounced email", () => {
  const writtenAt = new Date("2026-11-18T15:00:00Z");
  expect(draft("follow-up", { writtenAt, isAnswered: true }).body).toContain("à mon courriel du 18 novembre.");
  expect(draft("follow-up", { isAnswered: true }).body).toContain("à votre demande du 20 novembre 2026.");
  const held = draft("follow-up", { call: { ...CALL, outcome: "held" } });
  expect(held.body).toContain("notre conversation du 25 novembre");
  expect(held.body).toContain("[[Ce dont vous avez convenu");
  expect(draft("missed", { call: { ...CALL, outcome: "put-off" } }).body).toContain("nous l’avons remis");
  expect(draft("bounced").body).toContain("courriel du 23 novembre nous est revenu");
  expect(draft("booked", { isElsewhere: true }).body).toContain("à 9\u00a0h (heure de Montréal), par téléphone");
  expect(draft("call-soon", { call: { ...CALL, kind: "office" } }, "en").body).toContain(
    "We’re set to meet today at 9 AM, at our Laval office.",
  );
});

it("greets without a name if the first name is missing or implausible", () => {
  for (const firstName of [null, "URGENT!", "450", "gagnez.ca", "$$$", "A".repeat(40)]) {
    expect(draft("new", { facts: { ...FACTS, firstName } }).body, `${firstName}`).toMatch(/^Bonjour,\n/);
  }
  for (const firstName of ["Éloïse", "Marie-Ève", "O’Neil"]) {
    expect(draft("new", { facts: { ...FACTS, firstName } }).body).toContain(`Bonjour ${firstName},\n`);
  }
});
