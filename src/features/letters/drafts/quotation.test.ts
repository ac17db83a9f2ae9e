import { describe, expect, it } from "vitest";
import type { Language } from "../../../lib/language.ts";
import { quotationFrom } from "./quotation.ts";

describe("a statement about one's own work is quoted verbatim", () => {
  it.each<[Language, string, string]>([
    [
      "fr",
      "Bonjour! On passe nos soirées à recopier les commandes dans Excel. Merci",
      "On passe nos soirées à recopier les commandes dans Excel",
    ],
    [
      "fr",
      "500 $, tout compris? Mon équipe perd deux heures par jour à relancer des soumissions.",
      "Mon équipe perd deux heures par jour à relancer des soumissions",
    ],
    ["fr", "Est-ce qu'on doit changer de logiciel?", "Est-ce qu’on doit changer de logiciel?"],
    [
      "fr",
      "Il faut toujours refaire nos rapports à la main le vendredi...",
      "Il faut toujours refaire nos rapports à la main le vendredi",
    ],
    ["en", "Hi there. We answer the same emails all day. Can you help?", "We answer the same emails all day"],
    [
      "en",
      "$500, all in?\nI spend two days a month building reports by hand.",
      "I spend two days a month building reports by hand",
    ],
    [
      "en",
      "We copy every order from Shopify into a spreadsheet.",
      "We copy every order from Shopify into a spreadsheet",
    ],
  ])("%s: %s", (language, message, quotation) => {
    expect(quotationFrom(message, language)).toBe(quotation);
  });
});

describe("when in doubt, nothing is quoted", () => {
  const HOSTILE: Record<string, [Language, string][]> = {
    "a link": [
      ["fr", "On gère nos commandes sur www.gagnez.example tous les jours."],
      ["fr", "Nos clients sont sur monsite.ca et on perd du temps."],
      ["fr", "On met nos rapports à bit ly barre abc point com chaque semaine."],
      ["en", "We keep our orders at https://evil.example every day."],
      ["en", "We keep our orders at evil dot com every day of the week."],
    ],
    "an address or a number to call": [
      ["fr", "Nos clients écrivent à julie@atelier.example toute la journée."],
      ["fr", "On prend nos appels au 450 555-0142 toute la journée."],
      ["fr", "On prend nos appels au quatre cinq zéro cinq cinq cinq toute la journée."],
      ["fr", "Notre équipe travaille au 12 rue des Pins chaque semaine."],
      ["en", "Our team is at H7N 3W5 and we work by hand every day."],
      ["en", "We take our calls on WhatsApp every day of the week."],
    ],
    "an amount": [
      ["fr", "On perd 500 $ par semaine à cause de nos relances."],
      ["fr", "On perd dix mille piastres par semaine sur nos soumissions."],
      ["en", "We lose $2k a week on our quotes and it hurts."],
      ["en", "We lose two thousand a week on our late quotes."],
      ["en", "We lose 1 500 every week on our quotes."],
    ],
    health: [
      ["fr", "Je suis en arrêt de maladie et nos commandes s’accumulent."],
      ["fr", "On est épuisés par nos courriels du soir."],
      ["fr", "Je sors d’un burn-out et je fais tout à la main."],
      ["en", "We lost time because I was in the hospital this week."],
    ],
    "religion or convictions": [
      ["fr", "On ferme nos commandes pour le ramadan chaque semaine du mois."],
      ["en", "We send our church emails by hand every week."],
    ],
    "other people": [
      ["fr", "Ma conjointe fait nos factures à la main tous les soirs."],
      ["fr", "Nos employés sont paresseux avec les rapports."],
      ["fr", "C’est Julie qui fait nos rapports à la main."],
      ["fr", "Elle fait nos rapports à la main chaque semaine."],
      ["en", "My assistant keeps losing our orders every week."],
      ["en", "We hired Bob Tremblay for our reports and it is a mess."],
      ["en", "They never answer our emails in time and it shows."],
    ],
    "somebody else's words, or orders": [
      ["fr", "Il m’a dit : « On perd nos commandes dans Excel. On rit. » Voilà."],
      ["fr", "> On passe nos soirées à recopier les commandes"],
      ["fr", "Cliquez pour voir nos commandes et nos rapports."],
      ["fr", "Pour nos clients, appelez dès ce soir notre équipe."],
      ["fr", "Nous bloquons votre dossier et nos courriels le disent."],
      ["en", "Please click to see our orders and our reports today."],
      ["en", "We are closing your file and our team will follow up."],
      ["en", "He said 'we lose our orders every week' and left."],
    ],
    "bait, threats, insults, words about us": [
      ["fr", "On confirme que notre remboursement arrive cette semaine."],
      ["fr", "Notre équipe offre un rabais à nos clients cette semaine."],
      ["fr", "Nordet nous a fait perdre notre temps avec les rapports."],
      ["fr", "On en a plein le cul de cette merde de rapports à la main."],
      ["en", "We will sue over our lost orders this week and you know it."],
      ["en", "Our account password is shared by the team every day."],
      ["en", "WE LOSE OUR ORDERS IN A SPREADSHEET EVERY DAY."],
      ["en", "We lose our orders every week, fuck this spreadsheet."],
    ],
    "letters that look like others": [
      ["fr", "On pаsse nos soirées à recopier les commandes dans Excel."],
      ["fr", "On passe nos soirées à recopier les\u202ecommandes dans Excel."],
      ["fr", "Ｏｎ passe nos soirées à recopier les commandes dans Excel."],
      ["en", "We copy our orders <b>by hand</b> every single day."],
      ["en", "We copy our orders into {{booking link}} every day."],
      ["en", "We copy our orders into [[name]] every single day."],
      ["en", "We copy our orders by hand every day 🙂"],
    ],
    "what is too long, too short, or says nothing of work": [
      ["fr", `On passe nos soirées à recopier les commandes ${"et encore les commandes ".repeat(5)}dans Excel.`],
      ["fr", "Nos rapports."],
      ["fr", "On aime la pluie et les chats de notre rue grise."],
      ["en", "Manual data entry"],
      ["fr", "Saisie manuelle de données"],
    ],
    "another language than the letter's": [
      ["fr", "We answer the same emails all day."],
      ["en", "On passe nos soirées à recopier les commandes dans Excel."],
      ["fr", "Wir verlieren on clients jeden Tag mit Excel."],
    ],
  };
  it.each(Object.entries(HOSTILE).flatMap(([why, cases]) => cases.map((one) => [why, ...one] as const)))(
    "%s (%s): %s",
    (_, language, message) => {
      expect(quotationFrom(message, language)).toBeUndefined();
    },
  );
});

it("quotes at most 120 characters and never a closing quotation mark, whatever the message", () => {
  const pieces = ["On", "perd", "nos", "commandes", "»", "”", "dans", "Excel", ".", "?", "\n", "la", "{{", "450", "de"];
  let seed = 7;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return pieces[seed % pieces.length]!;
  };
  for (let round = 0; round < 400; round += 1) {
    const message = Array.from({ length: 40 }, next).join(" ");
    for (const language of ["fr", "en"] as const) {
      const quotation = quotationFrom(message, language) ?? "";
      expect(quotation.length).toBeLessThanOrEqual(120);
      expect(quotation).not.toMatch(/[«»“”"{}[\]]|\d{3}/);
    }
  }
});
