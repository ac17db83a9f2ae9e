import { company } from "../../../lib/company/company.ts";
import { CONSULTATION_MINUTES, GUARANTEES } from "../../../lib/company/plans.ts";
import { uncountedDays } from "../uncounted-days.ts";

const { returnDays, returnTimes, moneyBackDays } = GUARANTEES;

/** The consultation's landing page, `/consultation-gratuite`, and the page that follows a POST without JavaScript. */
export const consultationLandingFr = {
  /** As the specification words it, capitals included. */
  title: "Réservez Votre Consultation Gratuite",
  description:
    "Un formulaire en 3 étapes, puis 30 minutes de conversation gratuite pour savoir quoi automatiser d’abord, et ce que cela rapporterait.",
  lead: `Choisissez votre moment; 3 étapes, et c’est réservé. Si aucun ne vous convient, nous vous écrivons dans les ${company.answersWithinHours} heures, hors ${uncountedDays}.`,
  stepsTitle: "Les 3 étapes",
  formTitle: "Votre demande",
  factsTitle: "En bref",
  who: {
    title: "Pour qui",
    text: "Propriétaires de PME, petites équipes, travailleurs autonomes. Pas besoin de s’y connaître en technologie.",
  },
  cost: { title: "Prix", text: "Gratuit : ni frais, ni carte de crédit, ni engagement." },
  next: { title: "La suite" },
  minutes: {
    title: `Le déroulement des ${CONSULTATION_MINUTES} minutes`,
    scale: "Un trait, une minute.",
    span: (from: number, to: number) => `Minutes ${from} à ${to}`,
    list: {
      week: {
        title: "Votre semaine",
        text: "Vous racontez ce qui se répète : courriels, relances, rapports. Nous posons des questions et comptons les heures.",
      },
      knot: {
        title: "Par où commencer",
        text: "Nous repérons avec vous ce qu’il faut automatiser d’abord, ce que cela demanderait et ce que cela rapporterait.",
      },
      after: {
        title: "Ce que vous emportez",
        text: "Un plan que vous gardez. Si l’automatisation n’en vaut pas la peine, nous le disons.",
      },
    },
  },
  guarantee: {
    title: "Si vous continuez avec nous, c’est nous qui prenons le risque.",
    list: [
      {
        fact: `${returnDays} jours`,
        about: `pour vous rapporter au moins ${returnTimes} fois ce que vous payez. Sinon, nous continuons sans frais.`,
      },
      { fact: `${moneyBackDays} jours`, about: "pour changer d’idée et vous faire rembourser." },
      { fact: "Au mois", about: "sans contrat à long terme, sans frais d’installation, sans préavis." },
    ],
  },
};
