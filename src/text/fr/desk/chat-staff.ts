/** What the assistant tells chat visitors about the team. */
export const chatStaff = {
  /** Sent once the member of staff has written nothing for a quarter of an hour. */
  left: (name: string) =>
    `${name} a dû s’absenter, alors je reprends la conversation. Laissez-nous votre courriel ou votre numéro, et l’équipe vous répondra; d’ici là, posez-moi vos questions.`,
  /** Sent if the member of staff hands the conversation back without having answered the visitor's last message. */
  unanswered:
    "Je reprends la conversation, et l’équipe a votre dernier message. Laissez-nous votre courriel ou votre numéro, et elle vous répondra; d’ici là, posez-moi vos questions.",
  someone: "La personne qui vous répondait",
};
