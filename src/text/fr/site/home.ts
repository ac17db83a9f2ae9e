import { formatDollars, formatPercent } from "../../../lib/company/amounts.ts";
import { company } from "../../../lib/company/company.ts";
import { AVERAGE_RETURN, PLANS } from "../../../lib/company/plans.ts";

const { velocity, accelerate, dominate } = PLANS;

/** Home page. */
export const homeFr = {
  title: `${company.name}, l’automatisation pour les PME`,
  description:
    "Nous automatisons le soutien, les ventes et l’administration des PME : environ 70 % de travail manuel en moins, en service en 2 à 3 semaines.",
  headline: "Remettez de l’ordre dans vos journées.",
  lead: "Nous automatisons le soutien, les ventes et l’administration des PME : environ 70 % de travail manuel en moins, en service en 2 à 3 semaines.",
  book: "Consultation gratuite, 30 min",
  nextTime: {
    label: "Prochain moment libre :",
    when: { today: "aujourd’hui", tomorrow: "demain" },
    zone: "heure de Montréal",
  },
  seePricing: "Voir les tarifs",
  factsTitle: "En bref",
  facts: [
    { fact: `Plus de ${company.clientsServed} entreprises`, about: `accompagnées depuis ${company.foundingYear}` },
    { fact: "2 à 3 semaines", about: "du premier appel à la mise en service" },
    { fact: "Au mois", about: "sans contrat ni frais d’installation" },
    { fact: "90 jours", about: "de garantie sur le rendement" },
  ],
  problems: {
    eyebrow: "Trois nœuds que nous défaisons",
    title: "Le travail qui revient chaque jour n’a plus à vous attendre.",
    before: "Avant",
    after: "Après",
    support: {
      title: "Le piège du soutien",
      problem: "Plus de 30 heures par semaine à répondre aux mêmes questions, pendant que le reste attend.",
      solution:
        "Un assistant IA clavarde avec vos clients et règle 80 % des demandes. Le reste, courriels et appels, va droit à la bonne personne.",
      hours: (count: number) => `${count} h`,
      chart: "Heures de soutien dans une semaine de 40 heures",
      caption: "Une rangée par jour, un carreau par heure. Cas type : 25 h regagnées chaque semaine.",
    },
    revenue: {
      title: "Le plafond de revenus",
      problem: "Des prospects refroidissent parce que personne n’a le temps de les relancer.",
      solution:
        "La recherche de prospects, les relances et la mise à jour du CRM se font sans vous. Vous parlez à ceux qui sont prêts.",
      percent: (count: number) => `${count} %`,
      chart: "Revenus avant et douze mois après la mise en service",
      before: "Aujourd’hui",
      after: "Douze mois après",
      caption: "Une ligne vaut 10 % de vos revenus d’aujourd’hui. Cas type : environ 40 % de plus.",
    },
    operations: {
      title: "Le chaos des opérations",
      problem:
        "Les rapports se montent à la main, les tâches se perdent entre deux outils, personne n’a le portrait complet.",
      solution: "Rapports, tableaux de bord, tâches et charge de chacun se tiennent à jour d’eux-mêmes.",
      chart: "Dossiers bouclés dans la même journée",
      files: (count: number) => `${count} dossiers`,
      caption: "50 % d’efficacité en plus : trois dossiers dans le temps de deux.",
    },
  },
  cases: {
    title: "Trois cas, chiffres en main.",
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
    security: "Vos données restent les vôtres : nous travaillons selon les normes SOC 2.",
  },
  pricing: {
    title: "Un prix par mois, sans contrat.",
    people: {
      velocity: `${velocity.employees.from} à ${velocity.employees.to} personnes`,
      accelerate: `${accelerate.employees.from} à ${accelerate.employees.to} personnes`,
      dominate: `${dominate.employees.from} personnes et plus`,
    },
    price: (amount: number) => formatDollars("fr", amount),
    note: `Par mois, en dollars canadiens, avant taxes. En douze mois, nos clients en tirent en moyenne un rendement de ${formatPercent("fr", AVERAGE_RETURN)}.`,
    link: "Comparer les forfaits",
  },
  questions: "Avant de vous décider.",
  consultation: {
    eyebrow: "Consultation gratuite",
    title: "Trois étapes, deux minutes.",
    lead: "Vos réponses nous disent par où commencer. Une personne les lit et vous écrit dans les 24 heures.",
    nextTitle: "Ce qui suit",
    next: [
      { step: "Nous étudions vos réponses", when: "2 à 4 heures" },
      { step: "Nous fixons un rendez-vous", when: "24 heures" },
      { step: "Vous repartez avec une stratégie", when: "30 minutes" },
    ],
  },
};
