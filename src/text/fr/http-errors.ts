/** The text of responses when no page can be rendered. */
export const httpErrors = {
  badRequest: { title: "Adresse illisible", text: "Cette adresse est mal formée." },
  severalHosts: { title: "Requête ambiguë", text: "Cette requête nomme plus d’un hôte." },
  methodNotAllowed: { title: "Méthode refusée", text: "Cette page peut seulement être lue." },
  tooLong: { title: "Adresse trop longue", text: "Cette adresse dépasse ce que le site accepte." },
  apiMethod: { title: "Méthode refusée", text: "L’API ne connaît pas cette méthode HTTP." },
  crossSite: {
    title: "Demande venue d’un autre site",
    text: "Par sécurité, rien n’a été fait. Revenez sur notre site et recommencez.",
  },
  tooLarge: {
    title: "Envoi trop volumineux",
    text: "Cet envoi dépasse la taille permise. Revenez en arrière, raccourcissez-le et envoyez de nouveau.",
  },
  tooMany: {
    title: "Trop de pages demandées",
    text: "Votre réseau vient de nous demander beaucoup de pages. Patientez un peu, puis réessayez.",
  },
  notFound: { title: "Page introuvable", text: "Cette adresse ne mène nulle part." },
  failure: {
    title: "Une erreur est survenue",
    text: "Le problème vient de nous, pas de vous. Veuillez réessayer dans un instant.",
  },
  home: "Retour à l’accueil",
};
