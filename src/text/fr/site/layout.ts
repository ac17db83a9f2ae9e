import { company } from "../../../lib/company/company.ts";

/** Header, footer and the rest of the frame of public pages. */
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
  /** Printed instead of the form, before its address. */
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
