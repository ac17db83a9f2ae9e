/** Ce que le site dit lui-même autour des réponses d’un flux externe ou d’un modèle de langage. */
export const providerReplies = {
  /** Le flux a bien reçu le message, mais n’a rien à dire (SPEC §7). */
  thanks: (email: string) =>
    `Merci de votre message! Pour aller plus loin, réservez une consultation gratuite ou écrivez-nous à ${email}.`,
  /** Le flux demande une personne, sans rien dire de plus. */
  handOver: "Je passe votre message à une personne de l’équipe : elle vous répond ici dès que possible.",
  /** Après une réponse qui s’arrête en chemin. */
  brokenOff: (email: string) => `(La réponse s’est interrompue. Reposez votre question ou écrivez-nous à ${email}.)`,
  /** Le modèle n’a rien trouvé dans ce que dit le site. */
  unknown: (email: string) =>
    `Je ne trouve pas la réponse sur notre site, et j’aime mieux ne pas deviner. Écrivez-nous à ${email} ou réservez une consultation gratuite : une personne vous répondra.`,
  /** Titre du lien vers le formulaire. */
  book: "Réserver ma consultation gratuite",
};
