import { formatNumber } from "../../../lib/company/amounts.ts";
import { company } from "../../../lib/company/company.ts";

/** The blog's list, articles and feeds. */
export const blogFr = {
  title: "Blogue : méthodes et calculs pour les PME",
  name: "Blogue",
  description:
    "Des méthodes, des modèles et des calculs pour les PME qui veulent moins de travail manuel : relances, service, données, Loi 25, rendement.",
  /** A topic's description for search engines. */
  descriptionOf: (category: string) =>
    `${category}\u00a0: méthodes, modèles et calculs pour les PME qui veulent moins de travail manuel, par l’équipe de ${company.name}.`,
  headline: "Ce que nous avons appris en comptant des heures.",
  lead: "Des méthodes, des modèles et des calculs pour les gens qui mènent une petite entreprise. Chaque article finit par quelque chose à faire.",
  readMore: "Lire la suite",
  /** The link's accessible name, which begins with its visible words. */
  readMoreAbout: (title: string) => `Lire la suite : ${title}`,
  featured: "À la une",
  loading: "Chargement…",
  empty: { title: "Aucun article pour l’instant", text: "Revenez bientôt…" },
  count: (posts: number) => {
    if (posts === 0) return "Aucun article";
    return posts === 1 ? "1\u00a0article" : `${formatNumber("fr", posts)}\u00a0articles`;
  },
  search: {
    label: "Chercher un article",
    submit: "Chercher",
    clear: "Effacer la recherche",
    /** Follows the number of articles. */
    found: (words: string) => `pour «\u00a0${words}\u00a0»`,
    noResult: (words: string) => `Aucun article ne correspond à « ${words} ».`,
    noResultAdvice: "Essayez un seul mot, ou voyez tous les sujets.",
    all: "Voir tous les articles",
  },
  filter: { label: "Sujets", all: "Tous les sujets" },
  /** By the category's stored key. */
  categories: {
    Automation: "Automatisation",
    "Customer service": "Service à la clientèle",
    Sales: "Ventes",
    Operations: "Opérations",
    Privacy: "Vie privée",
    Data: "Données",
  },
  /** Shown on the card of an article that does not exist in the page's language yet. */
  languageMark: { fr: "en français", en: "en anglais" },
  /** Link to the other version, in that version's language. */
  otherVersion: "Read in English",
  pages: {
    label: "Pages du blogue",
    previous: "Page précédente",
    next: "Page suivante",
    page: (number: number) => `Page ${formatNumber("fr", number)}`,
    pageOf: (number: number, total: number) => `Page ${formatNumber("fr", number)} sur ${formatNumber("fr", total)}`,
  },
  /** « L’équipe Nordet » signs alone with a capital, but not after « Par ». */
  by: (author: string) => `Par ${author.replace(/^L’équipe/, "l’équipe")}`,
  readTime: (minutes: number) => `${minutes}\u00a0min de lecture`,
  publishedOn: (date: string) => `Publié le ${date}`,
  updatedOn: (date: string) => `Mis à jour le ${date}`,
  contents: "Dans cet article",
  anchor: "Lien vers cette section",
  call: {
    title: "Et chez vous, combien d’heures?",
    text: "Une consultation de 30 minutes suffit pour repérer la première tâche à automatiser, ou pour vous dire qu’il n’y en a pas.",
    book: "Réserver ma consultation gratuite",
  },
  related: "Sur le même sujet",
  closing: {
    title: "Vous avez les chiffres. Regardons-les ensemble.",
    text: "En 30 minutes, vous saurez ce qui s’automatise chez vous et ce que ça rapporterait. C’est gratuit et sans engagement.",
    assessment: "Obtenir une évaluation gratuite",
    more: "D’autres articles",
  },
  notFound: {
    title: "Article introuvable",
    text: "L’article que vous cherchez n’existe pas.",
    back: "Retour au blogue",
  },
  feed: {
    title: `${company.name}, le blogue`,
    description: "Méthodes, modèles et calculs pour les PME qui veulent moins de travail manuel.",
    link: "Fil RSS du blogue",
  },
};
