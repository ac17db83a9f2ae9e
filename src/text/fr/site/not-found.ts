/** 404 page. */
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
