/** What the assistant tells chat visitors about the team. */
export const chatStaff = {
  /** Sent once the member of staff has written nothing for a quarter of an hour. */
  left: (name: string) =>
    `${name} a dû s’absenter, alors je reprends la conversation. Laissez-nous votre courriel ou votre numéro, et l’équipe vous répondra; d’ici là, posez-moi vos questions.`,
  someone: "La personne qui vous répondait",
};
