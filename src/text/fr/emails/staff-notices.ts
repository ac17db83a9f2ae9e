import { company } from "../../../lib/company/company.ts";

/** Sent to a member of staff whose calendar could not be read for a day. */
export const calendarWithdrawn = {
  subject: "Nous n’arrivons plus à lire votre agenda",
  preview: "Personne ne peut prendre rendez-vous avec vous en attendant.",
  title: "Nous n’arrivons plus à lire votre agenda",
  greeting: (name: string) => `Bonjour ${name},`,
  /** @param since the day and time */
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

/** Sent to the member who attached a proof that has lapsed. */
export const claimLapsed = {
  subject: (claim: string) => `Preuve échue : ${claim}`,
  preview: "Le site en parle désormais comme d’un but, ou sans chiffre.",
  title: "Une preuve est arrivée à échéance",
  greeting: (name: string) => `Bonjour ${name},`,
  lapsed: (claim: string) =>
    `La preuve de « ${claim} » est arrivée à échéance. Le site, l’assistant, le document et les courriels en parlent déjà plus prudemment.`,
  button: "Ouvrir le registre",
  after: "Joignez une nouvelle preuve, et tout se dira de nouveau comme avant.",
  copy: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
};

/** Sent to the member who connected a tool that no longer gets any events. */
export const webhookOff = {
  /** @param endpoint the name given to the endpoint */
  subject: (endpoint: string) => `${endpoint} ne reçoit plus rien`,
  preview: "Plus rien ne lui est transmis jusqu’à ce que vous le réactiviez.",
  title: "Un outil ne reçoit plus rien",
  greeting: (name: string) => `Bonjour ${name},`,
  reasons: {
    gone: (endpoint: string) =>
      `${endpoint} nous a répondu que son adresse n’existe plus (410). Nous avons cessé de lui transmettre quoi que ce soit.`,
    failing: (endpoint: string) =>
      `Depuis trois jours, rien de ce que nous transmettons à ${endpoint} ne lui parvient. Nous avons cessé d’essayer.`,
  },
  waits: (count: number) =>
    count === 0
      ? "Aucun événement n’attend."
      : count === 1
        ? "Un événement attend : il partira dès que vous réactiverez l’outil."
        : `${count} événements attendent : ils partiront dès que vous réactiverez l’outil.`,
  button: "Voir les intégrations",
  after: "Ce qui se passe d’ici là ne lui sera pas transmis.",
  copy: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
};

/** Sent to staff when more items came in within an hour than are emailed individually. */
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

/** Sent to a member of staff mentioned in a colleague's note. */
export const staffMention = {
  subject: (author: string, lead: string) => `${author} vous mentionne : ${lead}`,
  preview: "Une note vous attend dans l’espace équipe.",
  title: "On vous mentionne dans une note",
  intro: (author: string, lead: string) => `${author} vous mentionne dans une note sur la demande de ${lead}.`,
  link: "Lire la note",
  why: "Vous recevez ce message parce que votre nom est dans la note. Son contenu reste dans l’espace équipe.",
};

/** Sent to a member of staff whose sign-in settings have changed. */
export const staffAccountChanged = {
  subjects: {
    password: "Votre mot de passe a changé",
    "passkey-added": "Une clé d’accès s’ajoute à votre compte",
    "passkey-removed": "Une clé d’accès a été retirée de votre compte",
    "passkeys-removed": "Vos clés d’accès ont été retirées de votre compte",
    "second-factor-on": "Le second facteur de votre compte est activé",
    "second-factor-off": "Le second facteur de votre compte est désactivé",
    "recovery-codes": "Vos codes de secours ont été remplacés",
  },
  preview: "Ce n’était pas vous? Changez de mot de passe sans attendre.",
  greeting: (name: string) => `Bonjour ${name},`,
  /** @param at the day and time */
  changed: (at: string) => `Ce changement a été fait le ${at}, dans l’espace équipe de ${company.name}.`,
  byOther: "L’administration s’en est chargée.",
  byOwner: "Si c’était vous, il n’y a rien à faire.",
  notYou:
    "Ce n’était pas vous? Choisissez tout de suite un nouveau mot de passe, ce qui ferme toutes vos sessions, puis prévenez l’administration.",
  button: "Choisir un nouveau mot de passe",
  copy: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
};

/** Sent to a person whom an admin has invited to join the staff. */
export const staffInvitation = {
  subject: `Votre compte dans l’équipe de ${company.name}`,
  preview: (inviter: string) => `${inviter} vous invite dans l’espace équipe.`,
  title: "Une invitation à vous joindre à l’équipe",
  greeting: "Bonjour,",
  invited: (inviter: string) => `${inviter} vous invite dans l’espace équipe de ${company.name}.`,
  roles: {
    admin: "Vous aurez le rôle d’administration : les demandes, les personnes, les réglages et tout le reste.",
    editor: "Vous aurez le rôle de rédaction : le blogue, l’infolettre et le clavardage.",
  },
  button: "Créer mon compte",
  validity: (days: number) => `Ce lien fonctionne une seule fois, pendant ${days} jours.`,
  copy: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
  notYou: "Vous ne savez pas de quoi il s’agit? Ignorez ce courriel : sans vous, aucun compte ne sera créé.",
};

/** Sent to a member of staff who asked for a new password. */
export const passwordReset = {
  subject: "Choisir un nouveau mot de passe",
  preview: (minutes: number) => `Le lien fonctionne une seule fois, pendant ${minutes} minutes.`,
  title: "Choisir un nouveau mot de passe",
  greeting: (name: string) => `Bonjour ${name},`,
  asked: `Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour l’espace équipe de ${company.name}.`,
  button: "Choisir un mot de passe",
  validity: (minutes: number) => `Ce lien fonctionne une seule fois, pendant ${minutes} minutes.`,
  copy: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
  notYou: "Vous n’avez rien demandé? Ignorez ce courriel : votre mot de passe reste le même.",
};
