import { formatNumber } from "../../../lib/company/amounts.ts";
import { company } from "../../../lib/company/company.ts";
import { sayFr } from "../claims.ts";
import { uncountedDays } from "../uncounted-days.ts";

export const aboutFr = {
  title: "À propos",
  description: `Pourquoi ${company.name} existe, comment nous travaillons et ce que nous promettons aux PME, à ${company.address.city} et dans toute l’Amérique du Nord.`,
  headline: "Nous avons d’abord défait nos propres nœuds.",
  since: `${company.address.city}, depuis ${company.foundingYear}`,
  /** Shown in place of the story until the owner has written one. */
  foundedBy: (name: string) => `Entreprise fondée par ${name} en ${company.foundingYear}`,
  story: {
    title: "Le récit de la fondation",
    paragraphs: [
      "J’avais une entreprise de distribution à Laval : douze personnes, une boutique en ligne, un entrepôt. Le jour, je vendais. Le soir, je répondais aux mêmes courriels, je recopiais des commandes, je montais le rapport\u00a0du\u00a0lundi.",
      "Une fin de semaine de février, j’ai branché la boîte de courriel sur le système de commandes. Le lundi, la moitié des messages avaient déjà leur réponse. Trois mois plus tard, je soupais à la maison.",
      `Un fournisseur m’a demandé de faire la même chose chez lui, puis son comptable, puis la cliente du comptable. ${company.name} est né en ${company.foundingYear} de ces appels-là. Bien des entreprises plus tard, je commence encore par la même question : qu’est-ce qui se répète chaque semaine?`,
    ],
    signature: `La fondatrice de ${company.name}`,
  },
  figures: {
    get title() {
      return sayFr("less-work", "figures");
    },
    list: {
      work: {
        get figure() {
          return sayFr("less-work", "figure");
        },
        what: "de travail manuel en moins, environ. Sur 40 heures de tâches par semaine, il en reste 12.",
      },
      revenue: {
        get figure() {
          return sayFr("more-revenue", "figure");
        },
        what: "de chiffre d’affaires en plus, environ, après douze mois.",
      },
      weeks: {
        figure: "2 à 3 semaines",
        what: "du démarrage à la mise en service. La troisième semaine sert au besoin.",
      },
    },
  },
  /** The running site's figures about itself. */
  own: {
    title: "Nos propres chiffres",
    note: "Ceux de ce site, qui les compte lui-même; à jour ce matin.",
    hours: (hours: number) => `${formatNumber("fr", hours)} h`,
    replies: "ou moins, une fois sur deux, avant qu’une personne réponde à une demande, ces treize dernières semaines",
    settled: "des questions du clavardage auxquelles l’assistant a répondu, ces treize dernières semaines",
    uptime: (days: number, broken: number) =>
      `de disponibilité, ces ${days} derniers jours. Un trait par jour, ${broken === 0 ? "tous droits" : "tordu les jours de panne"}.`,
  },
  mission: {
    title: "Notre mission",
    text: "Rendre aux gens qui ont bâti une entreprise les heures qu’elle leur prend.",
  },
  different: {
    title: "Ce qui nous distingue",
    topic: "Sujet",
    elsewhere: "Ailleurs, souvent",
    here: `Chez ${company.name}`,
    rows: [
      {
        topic: "Engagement",
        elsewhere: "Un contrat de douze mois",
        here: "Aucun contrat à long terme : vous payez au mois et arrêtez quand vous voulez",
      },
      { topic: "Pour commencer", elsewhere: "Des frais d’installation", here: "Aucuns frais d’installation" },
      {
        topic: "Qui vous parle",
        elsewhere: "Quelqu’un qui lit un script de vente",
        here: "Des gens qui ont mené une entreprise : on se parle entre entrepreneurs",
      },
      {
        topic: "Langue",
        elsewhere: "L’anglais, puis une traduction",
        here: "Le français et l’anglais, dès le premier appel",
      },
      {
        topic: "Si cela ne rapporte pas",
        elsewhere: "Vous payez quand même",
        here: "Garantie de 90 jours : au moins 3 fois ce que vous payez, sinon nous continuons sans frais",
      },
    ],
  },
  process: {
    title: "Comment nous procédons",
    steps: [
      {
        name: "Repérer",
        text: "Nous suivons votre équipe 3 à 5 jours et comptons les heures. Vous choisissez ensuite par où commencer.",
      },
      { name: "Mettre en place", text: "Nous relions vos outils et faisons les essais sur de vraies demandes." },
      { name: "Optimiser", text: "Nous mesurons, nous ajustons, puis nous passons à la suite." },
    ],
  },
  values: {
    title: "Ce à quoi nous tenons",
    list: [
      { name: "Authenticité", text: "Nous disons aussi ce qui ne vaut pas la peine d’être automatisé." },
      {
        name: "Rapidité",
        text: `Des semaines, pas des trimestres. Une réponse dans les 24 heures, hors ${uncountedDays}.`,
      },
      { name: "Partenariat", text: "Vos gens décident avec nous et savent comment tout fonctionne." },
      { name: "Résultats", text: "Chaque chiffre dit ce qu’il compte. S’il ne bouge pas, nous le disons." },
    ],
  },
  place: {
    title: `${company.address.city}, et partout`,
    text: "Nous rencontrons nos clients à Montréal, à Laval, à Québec, à Ottawa et à Toronto, et travaillons à distance dans toute l’Amérique du Nord.",
    facts: [
      {
        get fact() {
          return sayFr("clients", "clientsFact");
        },
        get about() {
          return sayFr("clients", "clientsAbout");
        },
      },
      {
        get fact() {
          return sayFr("average-return", "figure");
        },
        get about() {
          return sayFr("average-return", "averageReturnAbout");
        },
      },
      { fact: "SOC 2", about: "les critères que nous suivons pour vos données; aucun audit à ce jour" },
      { fact: "Fièrement canadienne", about: "une entreprise d’ici, qui vous répond d’ici" },
    ],
  },
  closing: {
    title: "Et vos soirées, à vous?",
    text: "Parlons-en 30 minutes, entre entrepreneurs. C’est gratuit et sans engagement.",
    book: "Réserver ma consultation gratuite",
  },
};
