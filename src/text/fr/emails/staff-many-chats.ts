/** To the staff, when more chats came within an hour than are mailed one by one. */
export const staffManyChats = {
  subject: "Clavardage\u00a0: d’autres conversations vous attendent",
  preview: "Elles ne vous sont plus envoyées une à une.",
  title: "Beaucoup de conversations en peu de temps",
  intro: (most: number) =>
    `Plus de ${most} personnes ont laissé leurs coordonnées dans le clavardage en une heure. Pour ne pas remplir votre boîte, les conversations suivantes ne vous sont pas envoyées une à une. Aucune n’est perdue\u00a0: elles sont toutes à l’espace équipe.`,
  link: "Voir les conversations",
  why: "Vous recevez ce rappel au plus une fois par heure, tant que cela dure.",
};
