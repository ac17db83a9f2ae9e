import { formatDollars } from "../../../lib/company/amounts.ts";
import { company } from "../../../lib/company/company.ts";
import { CONSULTATION_MINUTES, PLANS } from "../../../lib/company/plans.ts";
import { sayFr } from "../claims.ts";
import { uncountedDays } from "../uncounted-days.ts";

const { velocity, accelerate, dominate } = PLANS;

export const homeFr = {
  title: `${company.name}, l’automatisation pour les PME`,
  description:
    "Service à la clientèle, relances, rapports : l’IA branchée sur les outils de votre PME, en service en 2 à 3 semaines. Appel gratuit de 30 minutes.",
  headline: "Soumissions, relances, courriels : ça part sans vous.",
  lead: `L’IA se branche sur les outils que vous avez déjà; vous gardez le dernier mot. En service en 2 à 3 semaines. Par mois : ${formatDollars("fr", velocity.dollarsAMonth)} pour 1 à 5 personnes, ${formatDollars("fr", accelerate.dollarsAMonth)} pour 5 à 25, ${formatDollars("fr", dominate.dollarsAMonth)} pour 25 et plus.`,
  book: "Réserver ma consultation gratuite",
  bookNote: `Appel de ${CONSULTATION_MINUTES} minutes, heure de Montréal, sans engagement.`,
  nextTime: {
    label: (when: string) => `Appel gratuit : ${when}`,
    when: { today: "aujourd’hui", tomorrow: "demain" },
    none: `Nous vous écrivons dans les 24 heures, hors ${uncountedDays}.`,
  },
  seePricing: "Voir les tarifs",
  facts: [
    {
      get fact() {
        return sayFr("clients", "clientsFact");
      },
      get about() {
        return sayFr("clients", "clientsAbout");
      },
    },
    { fact: "2 à 3 semaines", about: "du démarrage à la mise en service" },
    { fact: "Au mois", about: "sans contrat à long terme ni frais d’installation" },
    { fact: "90 jours", about: "3 fois ce que vous payez, sinon nous continuons sans frais" },
  ],
  problems: {
    eyebrow: "Trois problèmes que nous réglons",
    title: "De quoi ravoir vos soirées.",
    list: [
      {
        title: "Le service qui vous accapare",
        get problem() {
          return `${sayFr("support-hours", "supportHours")} à répondre aux mêmes questions, et le reste attend.`;
        },
        get solution() {
          return `Un assistant IA clavarde avec vos clients et ${sayFr("settled", "settled")}. Le reste, courriels et appels, va droit à la bonne personne.`;
        },
        get figure() {
          return sayFr("hours-back", "figure");
        },
        get caption() {
          return sayFr("hours-back", "hoursBackCaption");
        },
      },
      {
        title: "Les ventes qui plafonnent",
        problem: "Des prospects refroidissent parce que personne n’a le temps de les relancer.",
        solution:
          "La recherche de prospects, les relances et la tenue des fiches clients se font sans vous. Vous parlez à ceux qui sont prêts.",
        get figure() {
          return sayFr("more-sales", "figure");
        },
        get caption() {
          return sayFr("more-sales", "moreSalesCaption");
        },
      },
      {
        title: "Les opérations qui débordent",
        problem: "Des rapports montés à la main, des tâches perdues entre deux outils.",
        solution: "Rapports, tableaux de bord, tâches et charge de chacun se tiennent à jour d’eux-mêmes.",
        get figure() {
          return sayFr("efficiency", "figure");
        },
        get caption() {
          return sayFr("efficiency", "efficiencyCaption");
        },
      },
    ],
  },
  story: {
    get eyebrow() {
      return sayFr("story", "storyPlace");
    },
    title: "Une demande, minute par minute.",
    asks: { time: "21 h 47", who: "Sylvie écrit", says: "Une place mardi pour mes pneus d’hiver?" },
    answers: {
      time: "21 h 47",
      who: "L’assistant répond",
      says: "Oui : mardi à 8 h ou à 13 h 30, environ 45 minutes. Quelle heure vous convient?",
    },
    chooses: { time: "21 h 48", who: "Sylvie choisit", says: "13 h 30, merci!" },
    draft: {
      time: "21 h 49",
      who: "Un brouillon se prépare",
      says: "Bonjour Sylvie, c’est noté : mardi à 13 h 30. À mardi!",
    },
    approval: { time: "7 h 58", who: "Vous approuvez, d’une touche", says: "Envoyer" },
    record: {
      time: "7 h 58",
      who: "La fiche client se remplit",
      fields: [
        { label: "Cliente", value: "Sylvie Roy" },
        { label: "Demande", value: "Pneus d’hiver" },
        { label: "Rendez-vous", value: "Mardi, 13 h 30" },
        { label: "État", value: "Confirmé" },
      ],
    },
    ask: "À vous : posez une question à notre assistant.",
    send: "Demander",
    kept: (days: number) => `Conversation gardée ${days} jours.`,
    privacy: "Confidentialité",
    /** Shown without JavaScript, in place of the form. */
    reach: "Nous joindre",
  },
  cases: {
    title: "Trois cas, chiffres en main.",
    unit: "Trait fin : avant. Plein : douze mois après.",
    ownTitle: "Avant et après, chiffres en main.",
    ownUnit: "Trait fin\u00a0: avant. Plein\u00a0: après.",
    ownBefore: (label: string, value: string) => `${label}\u00a0: ${value}`,
    manufacturing: {
      sector: "Fabrication",
      title: "85 % de temps en moins pour traiter une commande.",
      before: "40 min",
      after: "6 min",
    },
    retail: {
      sector: "Chaîne de magasins",
      title: "42 % de ventes en plus, un service deux fois moins coûteux.",
      before: "Ventes en douze mois : 100",
      after: "142",
    },
    professionalServices: {
      sector: "Services professionnels",
      title: "30 heures par semaine rendues à la fondatrice.",
      before: "38 h",
      after: "8 h",
    },
  },
  founder: {
    who: `La fondatrice de ${company.name}`,
    title: "« Le soir, je répondais encore aux mêmes courriels. »",
    text: "Une fin de semaine de février, j’ai branché ma boîte de courriel sur le système de commandes. Le lundi, la moitié des messages avaient leur réponse.",
    link: "Lire le récit",
  },
  tools: {
    title: "Branché sur vos outils d’aujourd’hui.",
    security: "Vos données restent les vôtres : nous suivons les critères SOC 2; aucun audit à ce jour.",
  },
  pricing: {
    title: "Trois forfaits au mois. Un courriel suffit pour arrêter.",
    people: {
      velocity: `${velocity.employees.from} à ${velocity.employees.to} personnes`,
      accelerate: `${accelerate.employees.from} à ${accelerate.employees.to} personnes`,
      dominate: `${dominate.employees.from} personnes et plus`,
    },
    price: (amount: number) => formatDollars("fr", amount),
    get note() {
      return `Par mois, en dollars canadiens, avant taxes. ${sayFr("average-return", "averageReturn")}`;
    },
    link: "Comparer les forfaits",
  },
  questions: "Avant de vous décider.",
  consultation: {
    eyebrow: "Consultation gratuite",
    title: "Sachez quoi automatiser d’abord, et ce que ça rapporterait.",
    lead: `Choisissez votre moment. Si aucun ne vous convient, nous vous écrivons dans les 24 heures, hors ${uncountedDays}.`,
    nextTitle: "La suite",
    next: [
      { step: "Nous étudions vos réponses", when: "2 à 4 heures ouvrables" },
      { step: "Vous choisissez le moment de l’appel", when: "tout de suite ou plus tard" },
      { step: "Vous repartez avec une stratégie", when: "30 minutes" },
    ],
  },
};
