import { company } from "../../../lib/company/company.ts";

/** Header, footer and other parts that public pages share. */
export const layoutFr = {
  skip: "Aller au contenu",
  homeLink: `${company.name}, page d’accueil`,
  mainNavigation: "Navigation principale",
  menu: "Menu",
  language: "Langue",
  languageNames: { fr: "Français", en: "English" },
  links: {
    services: "Services",
    about: "À propos",
    pricing: "Tarifs",
    contact: "Nous joindre",
    blog: "Blogue",
    caseStudies: "Études de cas",
    careers: "Carrières",
    compliance: "Conformité : Loi 25 et RGPD",
    privacy: "Politique de confidentialité",
    terms: "Conditions d’utilisation",
  },
  /** Printed in place of the form, followed by its URL. */
  formOnPaper: "Formulaire à remplir en ligne",
  footer: {
    blurb: `Nous automatisons le travail répétitif des PME et des travailleurs autonomes, en français et en anglais, à ${company.address.city} et dans toute l’Amérique du Nord.`,
    quickLinks: "Liens rapides",
    ask: "Poser une question",
    services: "Services",
    support: "Service à la clientèle",
    sales: "Ventes et relances",
    operations: "Opérations",
    company: "Entreprise",
    start: "Pour commencer",
    startText: "Dites-nous ce qui se répète chaque semaine. La consultation est gratuite et n’engage à rien.",
    startLink: "Nous joindre",
    legal: "Renseignements juridiques",
    proudlyCanadian: "Entreprise fièrement canadienne",
    theme: "Thème",
    themes: { system: "Système", light: "Clair", dark: "Sombre" },
  },
};

export const notFoundFr = {
  title: "Page introuvable",
  description: "Cette adresse ne mène à aucune page.",
  headline: "404 : page introuvable",
  lead: "Le vent l’a emportée, ou l’adresse n’a jamais existé. Ces pages, elles, n’ont pas bougé :",
  links: [
    { label: "La page d’accueil", path: "/" },
    { label: "Nos services", path: "/services" },
    { label: "Nous joindre", path: "/contact" },
  ],
};

/** Page for statuses 500 and 503. */
export const serverErrorFr = {
  title: "Erreur de notre côté",
  description: "La page n’a pas pu être préparée.",
  headline: "Une erreur de notre côté",
  lead: "Cette page n’a pas pu être préparée et l’erreur est consignée. Réessayez dans une minute, ou passez par l’une de ces pages :",
  links: [
    { label: "La page d’accueil", path: "/" },
    { label: "Nos tarifs", path: "/pricing" },
    { label: "Nous joindre", path: "/contact" },
  ],
};

/**
 * The question asked before anything is measured, and the settings on the privacy page. A change of `question` needs a
 * new version (`CONSENT_VERSION`).
 */
export const consent = {
  title: "Votre accord à la mesure des visites",
  question:
    "Pouvons-nous mesurer votre visite avec un outil de Google, pour savoir quelles pages et quelles annonces sont utiles? Rien n’est chargé sans votre accord.",
  accept: "Accepter",
  refuse: "Refuser",
  details: "Détails et réglages",
  settings: {
    title: "Votre choix",
    none: "Vous n’avez pas encore répondu : rien n’est mesuré.",
    granted: "Vous avez accepté. Date :",
    denied: "Vous avez refusé : rien n’est mesuré. Date :",
    signal:
      "Votre navigateur demande de ne pas être suivi. Nous tenons ce signal pour un refus : rien n’est mesuré et rien ne vous est demandé.",
    noScript: "Sans JavaScript, rien n’est mesuré : il n’y a rien à choisir.",
  },
};

/** Preview pictures of pages, shown beside links in social networks and messages. */
export const previewCardFr = {
  tagline: "L’automatisation pour les PME",
};
