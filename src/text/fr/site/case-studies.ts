import { formatDollars, formatNumber, formatPercent } from "../../../lib/company/amounts.ts";

const hours = (count: number) => `${formatNumber("fr", count)} h`;
const units = {
  count: (count: number) => formatNumber("fr", count),
  hours,
  days: (count: number) => `${formatNumber("fr", count)}\u00a0j`,
  minutes: (count: number) => `${count}\u00a0min`,
  percent: (percent: number) => formatPercent("fr", percent),
  dollars: (amount: number) => formatDollars("fr", amount),
};

export const caseStudiesFr = {
  title: "Études de cas : trois entreprises, avant et après",
  name: "Études de cas",
  description:
    "Un commerce en ligne, un cabinet et une clinique du Québec : ce qui débordait, ce que nous avons bâti, et les chiffres d’avant et d’après.",
  headline: "Trois entreprises, avant et après.",
  lead: "Voici ce que nous mesurons chez nos clients : des heures, des appels, des dollars.",
  contents: "Les trois cas",
  challenge: "Ce qui débordait",
  solution: "Ce que nous avons bâti",
  results: "Résultats, douze mois après la mise en service",
  before: "Avant",
  after: "Après",
  units,
  /** Cases that the company wrote itself. */
  own: {
    title: "Études de cas\u00a0: avant et après",
    description: "Ce qui débordait, ce que nous avons bâti, et les chiffres d’avant et d’après.",
    headline: (count: number) => (count < 2 ? "Une entreprise, avant et après." : "Des entreprises, avant et après."),
    lead: "Ce qui débordait, ce que nous avons bâti et ce que ça change.",
    contents: "Les cas",
    results: "Résultats",
    /** Shown if the client is fictional. */
    fictional: "Cas fictif",
  },
  cases: {
    retailer: {
      sector: "Commerce en ligne",
      about: "Vêtements de plein air, Sherbrooke, 14 personnes",
      title: "De 34 heures de service par semaine à 9.",
      challenge:
        "« Où est mon colis? » arrivait quarante fois par jour. Deux personnes y passaient leurs matinées, et les paniers abandonnés restaient abandonnés.",
      solution:
        "Un assistant relié à la boutique et au transporteur répond aux questions sur le suivi, les tailles et les retours. Il transmet le reste à l’équipe avec le dossier complet, et une séquence de courriels relance les paniers.",
      figures: {
        support: { label: "Heures de service à la clientèle par semaine", value: hours },
        settled: {
          label: "Demandes réglées sans intervention",
          value: (percent: number) => formatPercent("fr", percent),
        },
        reply: { label: "Délai de première réponse", value: hours },
        sales: { label: "Ventes par mois", value: (amount: number) => formatDollars("fr", amount) },
      },
      quote:
        "« Nous avions peur de perdre notre ton. Les clients nous disent encore merci; nous, nous ne répondons plus à minuit. »",
      role: "cofondatrice",
    },
    "professional-services": {
      sector: "Services professionnels",
      about: "Cabinet comptable, Laval, 9 personnes",
      title: "La fondatrice a repris 30 heures par semaine.",
      challenge:
        "Tout passait par elle : l’accueil des clients, les pièces manquantes, les propositions à relancer. Les soirs servaient à rattraper le jour.",
      solution:
        "L’ouverture d’un dossier se fait d’elle-même, du formulaire à la lettre de mission. Les pièces manquantes se réclament toutes seules, et chaque proposition est relancée jusqu’à un oui ou un non.",
      figures: {
        founder: { label: "Heures d’administration de la direction, par semaine", value: hours },
        welcome: { label: "Jours pour accueillir un client", value: (count: number) => `${count} j` },
        followUp: { label: "Propositions relancées, sur 20", value: (count: number) => `${count}` },
        files: { label: "Dossiers bouclés par mois", value: (count: number) => `${count}` },
      },
      quote: "« J’ai recommencé à faire de la comptabilité. C’est pour cela que j’avais ouvert le cabinet. »",
      role: "associée fondatrice",
    },
    healthcare: {
      sector: "Soins de santé",
      about: "Clinique de physiothérapie, Québec, 18 personnes",
      title: "Un appel manqué sur trois. Puis un sur vingt-cinq.",
      challenge:
        "Une seule personne à l’accueil, trois lignes, des rendez-vous oubliés. Chaque plage vide coûtait une heure de soins que quelqu’un d’autre attendait.",
      solution:
        "Quand les lignes sont prises, l’assistant répond quand même et donne un rendez-vous. Les rappels partent par texto, et une plage annulée est offerte à la liste d’attente. L’assistant n’a pas accès aux dossiers.",
      figures: {
        missed: { label: "Appels manqués, sur 100", value: (count: number) => `${count}` },
        absent: { label: "Rendez-vous oubliés, sur 100", value: (count: number) => `${count}` },
        appointment: { label: "De l’appel au rendez-vous confirmé", value: hours },
        paperwork: { label: "Rappels et confirmations, par semaine", value: hours },
      },
      quote: "« À l’accueil, Sylvie lève la tête quand quelqu’un entre. Ça vaut tout le reste. »",
      role: "physiothérapeute et propriétaire",
    },
  },
  brief: {
    title: "Deux autres, en bref.",
    manufacturing: {
      about: "Pièces usinées sur mesure, Drummondville, 40 personnes",
      text: "Chaque commande passait d’un courriel à un chiffrier, puis à la facturation. Le bon de commande se lit maintenant tout seul, le dossier s’ouvre et la facture se prépare; une personne vérifie avant l’envoi.",
      figures: {
        order: { label: "De la réception à la facture", value: (count: number) => `${count}\u00a0min` },
      },
    },
    retail: {
      about: "Articles de cuisine, 6 magasins, Québec et Ontario",
      text: "Les clients demandaient ce qu’il restait en magasin, et peu revenaient après un premier achat. Un assistant répond aux questions sur les stocks et les retours, et chaque achat est suivi d’un courriel utile.",
      figures: {
        sales: { label: "Ventes en douze mois (100\u00a0: l’année d’avant)", value: (count: number) => `${count}` },
        service: {
          label: "Coût du service à la clientèle (100\u00a0: l’année d’avant)",
          value: (count: number) => `${count}`,
        },
      },
    },
  },
  end: {
    title: "Le prochain cas pourrait être le vôtre.",
    text: "Racontez-nous ce qui déborde. En 30 minutes, vous saurez ce qui s’automatise et ce que cela rapporterait.",
    book: "Réserver ma consultation gratuite",
    pricing: "Voir les tarifs",
  },
  /** How and what we measure, shown until a real case is published. */
  method: {
    title: "Études de cas : ce que nous mesurerions chez vous",
    description:
      "Comment nous mesurons le travail répétitif avant, pendant et après la mise en service, et ce que nous compterions dans une entreprise comme la vôtre.",
    headline: "Ce que nous mesurerions chez vous.",
    none: "Aucun cas n’est publié pour l’instant. Le premier le sera avec l’accord du client, chiffres d’avant et d’après compris.",
    how: "Comment nous mesurons",
    steps: [
      {
        name: "Avant",
        text: "Nous comptons avec vous, pendant les 3 à 5 jours où nous suivons votre travail. C’est le point de départ, et vous en gardez une copie.",
      },
      {
        name: "À la mise en service",
        text: "Les mêmes comptes se font d’eux-mêmes. Vous les lisez quand vous voulez.",
      },
      {
        name: "Après 90 jours",
        text: "Nous comparons. Si le rendement garanti n’y est pas, nous continuons sans frais.",
      },
    ],
    what: "Ce que nous compterions",
  },
};
