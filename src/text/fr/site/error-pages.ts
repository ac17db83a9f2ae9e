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

/** Page for status 500 and 503. */
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
