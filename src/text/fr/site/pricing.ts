import { formatDollars, formatPercent } from "../../../lib/company/amounts.ts";
import { company } from "../../../lib/company/company.ts";
import { ownQuestions, type Question } from "../../../lib/company/own-content.ts";
import { CONSULTATION_MINUTES, GO_LIVE_WEEKS, GUARANTEES, PLANS } from "../../../lib/company/plans.ts";
import { sayFr } from "../claims.ts";

const dollars = (amount: number) => formatDollars("fr", amount);
const { velocity, accelerate, dominate } = PLANS;
const weeks = `${GO_LIVE_WEEKS.from} à ${GO_LIVE_WEEKS.to} semaines`;
const { returnDays, returnTimes, moneyBackDays } = GUARANTEES;
const uptime = formatPercent("fr", GUARANTEES.uptime);

const notIncluded = "Non compris";

export const pricingFr = {
  title: "Tarifs au mois, sans contrat à long terme",
  name: "Tarifs",
  description: `Trois forfaits d’automatisation, de ${dollars(velocity.dollarsAMonth)} à ${dollars(dominate.dollarsAMonth)} par mois avant taxes. Sans contrat à long terme ni frais d’installation, rendement garanti en ${returnDays} jours.`,
  headline: [
    `De ${dollars(velocity.dollarsAMonth)} à ${dollars(dominate.dollarsAMonth)} par mois.`,
    "Vous arrêtez quand vous voulez.",
  ],
  lead: `Aucuns frais d’installation, aucun contrat à long terme, remboursement dans les ${moneyBackDays} premiers jours. En service en ${weeks}.`,
  plansTitle: "Les forfaits",
  price: dollars,
  aMonth: "par mois",
  taxes: "Prix en dollars canadiens, avant taxes.",
  mostPopular: "Le plus populaire",
  book: "Réserver ma consultation gratuite",
  contactSales: "Joindre l’équipe des ventes",
  salesForm: "Quelques questions, puis un appel avec nous. Ou, sans formulaire :",
  reachSales: "nous appeler ou nous écrire",
  descriptor: { velocity: "L’élan", accelerate: "L’essor", dominate: "L’envergure" },
  audience: {
    velocity: `Pour les travailleurs autonomes et les petites équipes, de ${velocity.employees.from} à ${velocity.employees.to} personnes.`,
    accelerate: `Pour les PME en croissance, de ${accelerate.employees.from} à ${accelerate.employees.to} personnes.`,
    dominate: `Pour les entreprises établies ou en expansion, ${dominate.employees.from} personnes et plus.`,
  },
  comparison: {
    title: "Ce que comprend chaque forfait",
    feature: "Ce qui est compris",
    notIncluded,
    groups: [
      {
        title: "Ce que nous bâtissons",
        rows: [
          {
            feature: "Automatisations",
            velocity: `${velocity.automations?.from} ou ${velocity.automations?.to} essentielles`,
            accelerate: `${accelerate.automations?.from} à ${accelerate.automations?.to} systèmes`,
            dominate: "Illimitées",
          },
          {
            feature: "Intelligence artificielle",
            velocity: "De base : répond et trie",
            accelerate: "Avancée : apprend et prévoit",
            dominate: "Modèles faits pour vous",
          },
          { feature: "CRM et ventes", velocity: notIncluded, accelerate: "Automatisés", dominate: "Automatisés" },
          {
            feature: "Infolettres et campagnes",
            velocity: notIncluded,
            accelerate: "Automatisées",
            dominate: "Automatisées",
          },
          {
            feature: "Logiciels de grande entreprise",
            velocity: notIncluded,
            accelerate: notIncluded,
            dominate: "Branchés",
          },
        ],
      },
      {
        title: "Comment nous vous accompagnons",
        rows: [
          {
            feature: "Rencontres",
            velocity: "Bilan mensuel",
            accelerate: "Appel stratégique toutes les deux semaines",
            dominate: "Séance hebdomadaire",
          },
          {
            feature: "Assistance",
            velocity: "Par courriel, réponse dans les 24 h",
            accelerate: "Prioritaire, réponse le jour même",
            dominate: "Privilégiée, 24 h sur 24, 7 jours sur 7",
          },
          {
            feature: "Responsable attitré",
            velocity: notIncluded,
            accelerate: notIncluded,
            dominate: "La même personne du début à la fin",
          },
          {
            feature: "Mise en service clés en main",
            velocity: notIncluded,
            accelerate: notIncluded,
            dominate: "De bout en bout",
          },
        ],
      },
      {
        title: "Pour qui, pour quel résultat",
        rows: [
          {
            feature: "Chiffre d’affaires annuel",
            velocity: "Tous",
            accelerate: `${dollars(accelerate.revenue?.from ?? 0)} à 5 M$`,
            dominate: "Plus de 5 M$",
          },
          {
            get feature() {
              return sayFr("plan-returns", "planReturns");
            },
            get velocity() {
              return sayFr("plan-returns", "figure", formatPercent("fr", velocity.typicalReturn.from));
            },
            get accelerate() {
              return sayFr("plan-returns", "figure", formatPercent("fr", accelerate.typicalReturn.from));
            },
            get dominate() {
              return sayFr("plan-returns", "figure", `${formatPercent("fr", dominate.typicalReturn.from)} et plus`);
            },
          },
        ],
      },
    ],
    hours: {
      get feature() {
        return sayFr("plan-hours", "planHours");
      },
      get velocity() {
        return sayFr("plan-hours", "figure", `${velocity.hoursSavedAWeek.from} à ${velocity.hoursSavedAWeek.to} h`);
      },
      get accelerate() {
        return sayFr("plan-hours", "figure", `${accelerate.hoursSavedAWeek.from} à ${accelerate.hoursSavedAWeek.to} h`);
      },
      get dominate() {
        return sayFr("plan-hours", "figure", `${dominate.hoursSavedAWeek.from} h et plus`);
      },
    },
  },
  guarantee: {
    eyebrow: "Garanties",
    title: `Au moins ${returnTimes} fois ce que vous payez en ${returnDays} jours. Sinon, nous continuons sans frais.`,
    chart: `Ce que vous payez et ce que vous gagnez au moins en ${returnDays} jours`,
    paid: "Vous payez",
    gained: "Vous gagnez au moins",
    caption: `Exemple avec ${accelerate.name}, sur ${returnDays} jours et avant taxes : trois mois à ${dollars(accelerate.dollarsAMonth)}, et ${returnTimes}\u00a0fois cette somme en temps et en ventes, mesurées avec vous.`,
    facts: [
      {
        fact: `${moneyBackDays} jours`,
        about: "Satisfaction ou remboursement. Vous changez d’idée, nous vous rendons votre argent.",
      },
      { fact: uptime, about: "De disponibilité garantie, soit moins de 4 heures d’arrêt par mois." },
      {
        fact: "SOC 2",
        about: "Les critères que nous suivons en sécurité et en confidentialité; aucun audit à ce jour.",
      },
      {
        get fact() {
          return sayFr("average-return", "figure");
        },
        get about() {
          return sayFr("average-return", "averageReturnFact");
        },
      },
    ],
  },
  calculator: {
    eyebrow: "Faites le calcul",
    title: "Ce qu’une heure gagnée vous rapporte.",
    lead: "Une heure par semaine, c’est 52 heures par année. Nous ne comptons ici que le temps : ni les ventes en plus ni les erreurs évitées.",
  },
  phases: {
    eyebrow: "Mise en service",
    title: `Cinq phases qui se chevauchent : ${weeks} en tout.`,
    short: `En ${GO_LIVE_WEEKS.from} semaines`,
    long: `En ${GO_LIVE_WEEKS.to} semaines`,
    week: (number: number) => `Semaine ${number}`,
    caption:
      "La construction n’attend pas : elle commence par ce qui est déjà clair, et chaque pièce est essayée dès qu’elle est prête.",
    list: {
      discovery: {
        name: "Diagnostic",
        duration: "3 à 5 jours",
        about: "Nous suivons votre travail et notons ce qui se répète.",
      },
      plan: { name: "Plan", duration: "2 à 3 jours", about: "Vous choisissez par où commencer, chiffres en main." },
      build: {
        name: "Construction",
        duration: "1 à 3 semaines",
        about: "Nous branchons vos outils, un système à la fois.",
      },
      tests: {
        name: "Essais et formation",
        duration: "3 à 5 jours",
        about: "Votre équipe essaie sur de vrais dossiers.",
      },
      launch: { name: "Mise en service", duration: "2 à 3 jours", about: "Tout roule. Nous surveillons et ajustons." },
    },
  },
  questions: {
    eyebrow: "Questions fréquentes",
    title: "Avant de vous décider.",
    address: "Lien vers cette réponse",
    everything: "Tout lire en un seul document",
    list:
      ownQuestions("fr") ??
      ([
        {
          id: "contract",
          question: "Dois-je signer un contrat?",
          answer:
            "Aucun contrat à long terme : vous payez au mois et vous arrêtez quand vous voulez, sans préavis ni pénalité; un courriel suffit. Une courte entente protège ce que vous nous confiez.",
        },
        {
          id: "fees",
          question: "D’autres frais?",
          answer:
            "Aucuns de notre part : le forfait couvre le diagnostic, la construction, les essais et le suivi. Vos logiciels et l’IA restent à vos frais; nous les estimons d’abord avec vous. Taxes en sus.",
        },
        {
          id: "plan",
          question: "Quel forfait me convient?",
          answer: `${velocity.name} si vous êtes à votre compte ou comptez au plus ${velocity.employees.to}\u00a0personnes, ${accelerate.name} de ${accelerate.employees.from} à ${accelerate.employees.to}, ${dominate.name} au-delà. Si vous hésitez, la consultation de ${CONSULTATION_MINUTES} minutes sert aussi à cela, et nous vous dirons si le plus petit suffit.`,
        },
        {
          id: "start",
          question: "Combien de temps avant la mise en service?",
          answer: `En ${weeks} : 3 à 5 jours de diagnostic, 2 à 3 jours de planification, 1 à 3 semaines de construction, 3 à 5 jours d’essais et de formation, 2 à 3 jours de mise en service. Les phases se chevauchent.`,
        },
        {
          id: "ninety-days",
          question: `Et si cela ne rapporte rien en ${returnDays} jours?`,
          answer: `Nous garantissons au moins ${returnTimes} fois ce que vous avez payé en ${returnDays} jours. Heures et ventes se comptent avec vous, depuis le départ. Si nous n’y sommes pas, nous continuons sans frais jusqu’à ce que nous y soyons.`,
        },
        {
          id: "money-back",
          question: "Puis-je me faire rembourser?",
          answer: `Oui, dans les ${moneyBackDays} premiers jours. Vous nous écrivez, nous remboursons.`,
        },
        {
          id: "average-return",
          get question() {
            return sayFr("average-return", "averageReturnQuestion");
          },
          get answer() {
            return `${sayFr("average-return", "averageReturnNet")} C’est un rendement net; les ${returnTimes} fois garanties sont un rendement brut, soit ${formatPercent("fr", (returnTimes - 1) * 100)} net. La calculatrice ne compte que les heures.`;
          },
        },
        {
          id: "security",
          question: "Mes données sont-elles en sécurité?",
          answer: `Nous suivons les critères SOC 2, sans audit à ce jour, et garantissons ${uptime} de disponibilité. Vos données restent les vôtres, et notre politique de confidentialité dit en clair ce que nous gardons.`,
        },
        {
          id: "languages",
          question: "Travaillez-vous en français et en anglais?",
          answer: `Oui, les deux : réunions, formation, assistance. Nous sommes à ${company.address.city} et travaillons à distance dans toute l’Amérique du Nord.`,
        },
      ] as Question[]),
  },
  end: {
    title: `${CONSULTATION_MINUTES} minutes pour en avoir le cœur net.`,
    text: "Montrez-nous vos semaines : nous vous dirons quel forfait les allégerait, ou qu’il ne vous en faut aucun. C’est gratuit.",
  },
};
