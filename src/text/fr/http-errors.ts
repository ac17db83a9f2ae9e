/** The few words of answers that are given when no page can be drawn. */
export const httpErrors = {
  badRequest: { title: "Adresse illisible", text: "Cette adresse est mal formée." },
  methodNotAllowed: { title: "Méthode refusée", text: "Cette page peut seulement être lue." },
  tooLong: { title: "Adresse trop longue", text: "Cette adresse dépasse ce que le site accepte." },
  notFound: { title: "Page introuvable", text: "Cette adresse ne mène nulle part." },
  failure: {
    title: "Une erreur est survenue",
    text: "Le problème vient de nous, pas de vous. Veuillez réessayer dans un instant.",
  },
  home: "Retour à l’accueil",
};
