/** À un membre de l’équipe dont l’agenda n’a pas pu être lu depuis un jour. */
export const calendarWithdrawn = {
  subject: "Nous n’arrivons plus à lire votre agenda",
  preview: "Personne ne peut prendre rendez-vous avec vous en attendant.",
  title: "Nous n’arrivons plus à lire votre agenda",
  greeting: (name: string) => `Bonjour ${name},`,
  /** @param since le jour et l’heure */
  failing: (since: string) => `Aucune lecture n’a réussi depuis le ${since}.`,
  problems: {
    calendarRefused: "Son adresse mène à un réseau privé que le serveur ne permet pas.",
    calendarUnreachable: "Son serveur ne répond pas.",
    calendarUntrusted:
      "Le certificat de son serveur ne vient pas d’une autorité que le nôtre reconnaît, ou n’est pas pour cette adresse.",
    calendarUnauthorized: "Son serveur refuse l’accès : l’adresse secrète ou le mot de passe a pu changer.",
    calendarElsewhere: "Son serveur renvoie à un autre, auquel nous ne transmettons pas votre mot de passe.",
    calendarMissing: "Il n’y a plus d’agenda à cette adresse : il a été renommé ou supprimé.",
    calendarFailing: "Son serveur répond par une erreur.",
    calendarUnreadable: "Ce qui s’y trouve n’est pas un agenda.",
    calendarTooLarge: "Il est trop gros pour que nous le lisions.",
    calendarTooSlow: "Son serveur met trop de temps à répondre.",
    calendarLocked: "Son adresse ne peut plus être déchiffrée : la clé du site a changé.",
  },
  withdrawn:
    "Pour que personne ne réserve un moment que vous avez déjà promis ailleurs, aucun moment n’est offert avec vous pour l’instant. Ce qui est réservé le reste.",
  button: "Voir mes agendas",
  others: "Dès que nous pourrons le lire, tout reprendra de soi-même.",
  copy: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
};
