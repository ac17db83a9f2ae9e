import { calendarWithdrawn } from "../emails/staff-notices.ts";

/** Les agendas d’un membre de l’équipe : ceux que nous lisons, et celui auquel il peut s’abonner. */
export const deskCalendars = {
  title: "Mes agendas",
  intro:
    "Personne ne peut réserver avec vous un moment qui y est pris. Nous ne gardons que le début et la fin de chaque événement, jamais son titre.",
  loading: "Chargement des agendas…",
  failed: "Vos agendas n’ont pas pu être lus.",
  kinds: { ics: "Adresse secrète", caldav: "CalDAV, avec mot de passe" },
  noServer: "Adresse illisible",
  readEvery: (minutes: number) =>
    `Chaque agenda est lu toutes les ${minutes} minutes; celui qui ne peut l’être est réessayé au moins toutes les heures.`,
  readAt: "Lu le",
  readNow: "Lire maintenant",
  wasRead: "Agenda lu",
  notRead: "L’agenda n’a pas pu être lu.",
  failingSince: "Illisible depuis le",
  problems: calendarWithdrawn.problems,
  stillUsed: "La dernière lecture compte encore, 24 heures au plus.",
  withdrawn: "En attendant, aucun moment n’est offert avec vous.",
  disconnect: "Débrancher",
  disconnectOf: (name: string) => `Débrancher ${name}`,
  disconnected: "Agenda débranché",
  notDisconnected: "L’agenda n’a pas pu être débranché.",
  connect: {
    title: "Brancher un agenda",
    kind: "Sorte d’agenda",
    address: { ics: "Adresse secrète au format iCal", caldav: "Adresse du serveur ou de l’agenda" },
    help: {
      ics: "Google Agenda : Paramètres, votre agenda, « Adresse secrète au format iCal ». Outlook : Paramètres, Calendriers partagés, « Publier un calendrier », lien ICS.",
      caldav:
        "Nextcloud, Fastmail ou iCloud, par exemple https://caldav.icloud.com. Servez-vous d’un mot de passe d’application.",
    },
    username: "Nom d’utilisateur",
    password: "Mot de passe d’application",
    button: "Brancher",
    reading: "Lecture de l’agenda…",
    done: "Agenda branché et lu",
    failed: "L’agenda n’a pas pu être branché.",
  },
  feed: {
    title: "M’abonner à mes rendez-vous",
    intro:
      "Votre agenda peut afficher vos rendez-vous : heures et initiales seulement, parce que toute personne qui a l’adresse peut les lire.",
    isGiven: "Vous avez déjà une adresse. Elle n’est montrée qu’une fois; la renouveler remplace l’ancienne.",
    address: "Adresse d’abonnement",
    get: "Obtenir une adresse",
    renew: "Renouveler l’adresse",
    revoke: "Révoquer l’adresse",
    revoked: "L’adresse ne fonctionne plus",
    copy: "Copier",
    copied: "Adresse copiée",
    failed: "Cela n’a pas fonctionné. Seules les personnes qui reçoivent des rendez-vous ont une adresse.",
  },
};
