import { formatDollars, formatPercent } from "../../../lib/company/amounts.ts";
import { company } from "../../../lib/company/company.ts";
import { AVERAGE_RETURN, CONSULTATION_MINUTES, PLANS } from "../../../lib/company/plans.ts";

const { velocity, accelerate, dominate } = PLANS;

/** Home page. */
export const homeFr = {
  title: `${company.name}, l’automatisation pour les PME`,
  description:
    "Service à la clientèle, relances, rapports : l’IA branchée sur les outils de votre PME, en service en 2 à 3 semaines. Appel gratuit de 30 minutes.",
  headline: "Nous automatisons le travail répétitif de votre PME.",
  lead: `Service à la clientèle, relances, rapports : l’IA branchée sur vos outils actuels, en 2 à 3 semaines. Nous visons environ 70 % de travail manuel en moins. Dès ${formatDollars("fr", velocity.dollarsAMonth)} par mois.`,
  book: "Réserver ma consultation gratuite",
  bookNote: `Appel de ${CONSULTATION_MINUTES} minutes, sans engagement.`,
  nextTime: {
    label: "Prochain moment libre :",
    when: { today: "aujourd’hui", tomorrow: "demain" },
    zone: "heure de Montréal",
  },
  seePricing: "Voir les tarifs",
  factsTitle: "En bref",
  facts: [
    { fact: `Plus de ${company.clientsServed} entreprises`, about: `accompagnées depuis ${company.foundingYear}` },
    { fact: "2 à 3 semaines", about: "du démarrage à la mise en service" },
    { fact: "Au mois", about: "sans contrat à long terme ni frais d’installation" },
    { fact: "90 jours", about: "de garantie sur le rendement" },
  ],
  problems: {
    eyebrow: "Trois problèmes que nous réglons",
    title: "Le travail qui se répète chaque jour n’a plus besoin de vous.",
    before: "Avant",
    after: "Après",
    support: {
      title: "Le service qui vous accapare",
      problem: "Plus de 30 heures par semaine à répondre aux mêmes questions, pendant que le reste attend.",
      solution:
        "Un assistant IA clavarde avec vos clients et vise à régler 80 % des demandes. Le reste, courriels et appels, va droit à la bonne personne.",
      hours: (count: number) => `${count} h`,
      chart: "Heures de service à la clientèle dans une semaine de 40 heures",
      caption: "Une rangée par jour, un carreau par heure. Cas type : 25 h regagnées chaque semaine.",
    },
    revenue: {
      title: "Les ventes qui plafonnent",
      problem: "Des prospects refroidissent parce que personne n’a le temps de les relancer.",
      solution:
        "La recherche de prospects, les relances et la mise à jour du CRM se font sans vous. Vous parlez à ceux qui sont prêts.",
      percent: (count: number) => `${count} %`,
      chart: "Chiffre d’affaires avant et douze mois après la mise en service",
      before: "Aujourd’hui",
      after: "Douze mois après",
      caption: "Une ligne vaut 10 % de votre chiffre d’affaires d’aujourd’hui. Cas type : environ 40 % de plus.",
    },
    operations: {
      title: "Les opérations qui débordent",
      problem:
        "Les rapports se montent à la main, les tâches se perdent entre deux outils, personne n’a le portrait complet.",
      solution: "Rapports, tableaux de bord, tâches et charge de chacun se tiennent à jour d’eux-mêmes.",
      chart: "Dossiers bouclés dans la même journée",
      files: (count: number) => `${count} dossiers`,
      caption: "50 % d’efficacité en plus : trois dossiers dans le temps de deux.",
    },
  },
  cases: {
    title: "Trois exemples, chiffres en main.",
    before: "Avant",
    after: "Après",
    manufacturing: {
      sector: "Fabrication",
      title: "85 % de temps en moins pour traiter une commande.",
      chart: "Temps pour traiter une commande",
      minutes: (count: number) => `${count} min`,
      caption: "De la réception à la facture. Un trait vaut une minute.",
    },
    retail: {
      sector: "Chaîne de magasins",
      title: "42 % de ventes en plus, un service deux fois moins coûteux.",
      chart: "Ventes et coût du service à la clientèle en douze mois",
      before: "L’année d’avant",
      sales: "Ventes",
      service: "Coût du service",
      caption: "Un trait vaut 5 % des douze mois d’avant.",
    },
    professionalServices: {
      sector: "Services professionnels",
      title: "30 heures par semaine rendues à la fondatrice.",
      chart: "Heures d’administration de la fondatrice, par semaine",
      hours: (count: number) => `${count} h`,
      caption: "Son administration d’une semaine. Un trait vaut une heure.",
    },
  },
  founder: {
    who: `La fondatrice de ${company.name}`,
    title: "« Le soir, je répondais encore aux mêmes courriels. »",
    text: "Une fin de semaine de février, j’ai branché ma boîte de courriel sur le système de commandes. Le lundi, la moitié des messages avaient leur réponse. D’autres entreprises m’ont demandé la même chose.",
    link: "Lire le récit",
  },
  tools: {
    title: "Branché sur vos outils d’aujourd’hui.",
    more: "et plus de 50 autres",
    security: "Vos données restent les vôtres : nous suivons les critères SOC 2; aucun audit à ce jour.",
  },
  pricing: {
    title: "Un prix par mois. Vous arrêtez quand vous voulez.",
    people: {
      velocity: `${velocity.employees.from} à ${velocity.employees.to} personnes`,
      accelerate: `${accelerate.employees.from} à ${accelerate.employees.to} personnes`,
      dominate: `${dominate.employees.from} personnes et plus`,
    },
    price: (amount: number) => formatDollars("fr", amount),
    note: `Par mois, en dollars canadiens, avant taxes. Nous visons un rendement moyen de ${formatPercent("fr", AVERAGE_RETURN)} en douze mois, ventes comprises.`,
    link: "Comparer les forfaits",
  },
  questions: "Avant de vous décider.",
  consultation: {
    eyebrow: "Consultation gratuite",
    title: "Sachez quoi automatiser d’abord, et ce que ça rapporterait.",
    lead: "Trois étapes. Une personne lit vos réponses et vous écrit dans les 24 heures, hors dimanches et jours fériés.",
    nextTitle: "Ce qui suit",
    next: [
      { step: "Nous étudions vos réponses", when: "2 à 4 heures d’ouverture" },
      { step: "Nous fixons un rendez-vous", when: "24 heures" },
      { step: "Vous repartez avec une stratégie", when: "30 minutes" },
    ],
  },
};
