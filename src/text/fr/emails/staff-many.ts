/** To the staff, when more came within an hour than is mailed one by one. */
export const staffMany = {
  chats: {
    subject: "Clavardage\u00a0: d’autres conversations vous attendent",
    preview: "Elles ne vous sont plus envoyées une à une.",
    title: "Beaucoup de conversations en peu de temps",
    intro: (most: number) =>
      `Plus de ${most} personnes ont laissé leurs coordonnées dans le clavardage en une heure. Pour ne pas remplir votre boîte, les conversations suivantes ne vous sont pas envoyées une à une. Aucune n’est perdue\u00a0: elles sont toutes dans l’espace équipe.`,
    link: "Voir les conversations",
  },
  requests: {
    subject: "D’autres demandes vous attendent dans l’espace équipe",
    preview: "Elles ne vous sont plus envoyées une à une.",
    title: "Beaucoup de demandes en peu de temps",
    intro: (most: number) =>
      `Plus de ${most} demandes sont arrivées en une heure. Pour ne pas remplir votre boîte, les suivantes ne vous sont pas envoyées une à une. Aucune n’est perdue\u00a0: elles sont toutes dans l’espace équipe, dans l’ordre où les rappeler.`,
    link: "Voir les demandes",
  },
  appointments: {
    subject: "Rendez-vous\u00a0: d’autres changements à voir à l’espace équipe",
    preview: "Ils ne vous sont plus envoyés un à un.",
    title: "Beaucoup de rendez-vous pris ou modifiés en peu de temps",
    intro: (most: number) =>
      `Des visiteurs ont pris, déplacé ou annulé des rendez-vous plus de ${most} fois en une heure. Pour ne pas remplir votre boîte, les changements suivants ne vous sont pas envoyés un à un. Aucun n’est perdu\u00a0: tous les rendez-vous sont à l’espace équipe.`,
    link: "Voir les rendez-vous",
  },
  why: "Vous recevez ce rappel au plus une fois par heure, tant que cela dure.",
};
