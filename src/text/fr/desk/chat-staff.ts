/** Ce que l’assistant dit de l’équipe à la personne qui clavarde. */
export const chatStaff = {
  /** Le membre de l’équipe n’a rien écrit depuis un quart d’heure. */
  left: (name: string) =>
    `${name} a dû s’absenter, alors je reprends la conversation. Laissez-nous votre courriel ou votre numéro, et l’équipe vous répondra; d’ici là, posez-moi vos questions.`,
  someone: "La personne qui vous répondait",
};
