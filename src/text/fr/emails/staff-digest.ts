/** To staff, in the morning, when items are waiting. */
export const staffDigest = {
  subject: (parts: readonly string[]) => `Ce matin : ${parts.join(", ")}`,
  /** Parts of the subject, each left out when its number is zero. */
  short: {
    toCheck: (count: number) => `${count} à vérifier`,
    waiting: (count: number) => `${count} à rappeler`,
    undelivered: (count: number) => (count === 1 ? "1 courriel non remis" : `${count} courriels non remis`),
    own: (count: number) => (count === 1 ? "1 prochaine étape" : `${count} prochaines étapes`),
    unassigned: (count: number) => `${count} sans responsable`,
    privacy: (count: number) =>
      count === 1
        ? "1 demande sur des renseignements personnels"
        : `${count} demandes sur des renseignements personnels`,
  },
  preview: "Ce qui est à traiter ce matin.",
  title: "Ce qui vous attend",
  intro: (day: string) => `Le ${day}, à 8 h.`,
  entries: {
    toCheck: {
      title: (count: number) => (count === 1 ? "demande à vérifier" : "demandes à vérifier"),
      text: (count: number) =>
        count === 1
          ? "Mise de côté parce qu’elle ressemble à un envoi indésirable. Elle vient peut-être d’une vraie personne."
          : "Mises de côté parce qu’elles ressemblent à des envois indésirables. Une vraie personne s’y trouve peut-être.",
      link: "Vérifier",
    },
    waiting: {
      title: (count: number) =>
        count === 1
          ? "demande en retard, ou promise pour aujourd’hui"
          : "demandes en retard, ou promises pour aujourd’hui",
      text: (_count: number) => "Nous promettons une réponse dans les 24 heures, hors dimanches et jours fériés.",
      link: "Voir les demandes",
    },
    waitingOfReader: {
      title: (count: number) =>
        count === 1
          ? "de vos demandes est en retard, ou promise pour aujourd’hui"
          : "de vos demandes sont en retard, ou promises pour aujourd’hui",
      link: "Voir mes demandes",
    },
    own: {
      title: (count: number) =>
        count === 1 ? "prochaine étape vous attend aujourd’hui" : "prochaines étapes vous attendent aujourd’hui",
      link: "Voir mes étapes",
    },
    unassigned: {
      title: (count: number) =>
        count === 1 ? "prochaine étape sans responsable" : "prochaines étapes sans responsable",
      link: "Voir ces demandes",
    },
    privacy: {
      title: (count: number) =>
        count === 1
          ? "demande sur des renseignements personnels à traiter"
          : "demandes sur des renseignements personnels à traiter",
      text: (late: number, firstDay: string) =>
        late === 0
          ? `La loi nous donne 30 jours. Prochaine échéance : ${firstDay}.`
          : late === 1
            ? `L’une d’elles a dépassé le délai de 30 jours, depuis le ${firstDay}.`
            : `${late} d’entre elles ont dépassé le délai de 30 jours, la plus ancienne depuis le ${firstDay}.`,
      link: "Répondre",
    },
    undelivered: {
      title: (count: number) => (count === 1 ? "courriel non remis" : "courriels non remis"),
      text: (count: number) =>
        count === 1
          ? "Le serveur de courriel l’a refusé, ou n’a pas répondu malgré plusieurs essais. Il peut être renvoyé."
          : "Le serveur de courriel les a refusés, ou n’a pas répondu malgré plusieurs essais. Ils peuvent être renvoyés.",
      link: "Voir les envois",
    },
  },
  overdue: (count: number) => (count === 1 ? "1 est en retard." : `${count} sont en retard.`),
  allToday: (count: number) => (count === 1 ? "Elle est pour aujourd’hui." : "Toutes sont pour aujourd’hui."),
  today: "aujourd’hui",
  since: (day: string) => `en retard depuis le ${day}`,
  more: (count: number) => (count === 1 ? "et 1 autre" : `et ${count} autres`),
  why: "Ce résumé part à 8 h les jours où quelque chose attend, et seulement ces jours-là.",
};
