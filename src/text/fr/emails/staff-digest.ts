/** To the staff, in the morning, when something waits for them. */
export const staffDigest = {
  subject: (parts: readonly string[]) => `Ce matin : ${parts.join(", ")}`,
  /** The parts of the subject, each only when its number is not zero. */
  short: {
    toCheck: (count: number) => `${count} à vérifier`,
    waiting: (count: number) => `${count} à rappeler`,
    undelivered: (count: number) => (count === 1 ? "1 envoi abandonné" : `${count} envois abandonnés`),
  },
  preview: "Ce qui attend quelqu’un ce matin.",
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
        count === 1 ? "demande sans réponse depuis plus de 24 h" : "demandes sans réponse depuis plus de 24 h",
      text: (_count: number) => "Nous promettons une réponse dans les 24 heures.",
      link: "Voir les demandes",
    },
    undelivered: {
      title: (count: number) => (count === 1 ? "courriel abandonné" : "courriels abandonnés"),
      text: (count: number) =>
        count === 1
          ? "Le serveur de courriel l’a refusé, ou n’a pas répondu malgré plusieurs essais. Il peut être renvoyé."
          : "Le serveur de courriel les a refusés, ou n’a pas répondu malgré plusieurs essais. Ils peuvent être renvoyés.",
      link: "Voir les envois",
    },
  },
  why: "Ce résumé part à 8 h les jours où quelque chose attend, et seulement ces jours-là.",
};
