/** The site's own sentences around the replies of an external workflow or a language model. */
export const providerReplies = {
  /** Sent if the workflow received the message but has nothing to say (SPEC §7). */
  thanks: (email: string) =>
    `Merci de votre message! Pour aller plus loin, réservez une consultation gratuite ou écrivez-nous à ${email}.`,
  /** Sent if the workflow asks for a person without saying more. */
  handOver: "Je passe votre message à une personne de l’équipe : elle vous répond ici dès que possible.",
  /** Follows a reply that breaks off. */
  brokenOff: (email: string) => `(La réponse s’est interrompue. Reposez votre question ou écrivez-nous à ${email}.)`,
  /** Sent if the model found no answer in the site's texts. */
  unknown: (email: string) =>
    `Je ne trouve pas la réponse sur notre site, et j’aime mieux ne pas deviner. Écrivez-nous à ${email} ou réservez une consultation gratuite : une personne vous répondra.`,
  /** Title of the link to the form. */
  book: "Réserver ma consultation gratuite",
};
