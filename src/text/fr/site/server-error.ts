/** Page of the statuses 500 and 503. */
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
