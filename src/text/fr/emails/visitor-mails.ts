import { company } from "../../../lib/company/company.ts";
import { uncountedDays } from "../uncounted-days.ts";

/** Sent to the visitor and the team when an appointment is booked, moved, cancelled or near. */
export const appointmentMail = {
  subject: {
    booked: (when: string) => `Rendez-vous : ${when}`,
    moved: (when: string) => `Rendez-vous déplacé : ${when}`,
    reassigned: (when: string) => `Votre rendez-vous : ${when}`,
    cancelled: (when: string) => `Rendez-vous annulé : ${when}`,
    reminder: (when: string) => `Rappel : ${when}`,
  },
  title: {
    booked: "C’est réservé",
    moved: "Votre rendez-vous est déplacé",
    reassigned: "Quelqu’un d’autre de notre équipe vous parlera",
    cancelled: "Votre rendez-vous est annulé",
    reminder: "Votre rendez-vous approche",
  },
  preview: "Tout ce qu’il faut pour le retrouver, le déplacer ou l’annuler.",
  greeting: (name: string) => `Bonjour ${name},`,
  when: (date: string, hour: string) => `${date} à ${hour}`,
  /** Words the email's line about the time: « Mardi 24 novembre, 12 h 30 (heure de Montréal), 30 minutes ». */
  line: (date: string, hour: string, zone: string, minutes: number) =>
    `${date.charAt(0).toUpperCase()}${date.slice(1)}, ${hour} (${zone}), ${minutes} minutes`,
  elsewhere: (hour: string) => `${hour} à Montréal`,
  with: (name: string) => `Avec ${name}.`,
  calendar:
    "L’invitation est jointe. Si votre agenda ne l’ajoute pas tout seul, ouvrez-la et répondez oui. Pour annuler, servez-vous du bouton : refuser l’invitation ne libère pas le moment.",
  free: "Le moment est libéré. Vous pouvez en choisir un autre quand vous voulez.",
  button: {
    booked: "Déplacer ou annuler",
    moved: "Déplacer ou annuler",
    reassigned: "Déplacer ou annuler",
    cancelled: "Choisir un autre moment",
    reminder: "Déplacer, annuler ou prévenir d’un retard",
  },
  link: {
    subject: {
      chosen: (when: string) => `À confirmer : ${when}`,
      missed: () => "Nous ne nous sommes pas parlé",
      "put-off": () => "Choisissons un autre moment",
      freed: (when: string) => `Un moment plus tôt : ${when}`,
    },
    title: {
      chosen: "Encore une étape et c’est réservé",
      missed: "Nous ne nous sommes pas parlé",
      "put-off": "Remettons cela à un autre moment",
      freed: "Un moment s’est libéré",
    },
    why: {
      chosen: (when: string) =>
        `Vous avez choisi un moment : ${when}. Ouvrez ce lien dans la demi-heure pour le réserver, s’il est encore libre.`,
      missed: () =>
        "Notre rendez-vous n’a pas eu lieu. Cela arrive : choisissez un autre moment, votre demande tient toujours.",
      "put-off": () => "Nous avons convenu de remettre notre rendez-vous. Choisissez le moment qui vous va.",
      freed: (when: string) => `Vous vouliez savoir quand nous pourrions nous parler plus tôt. C’est possible ${when}.`,
    },
    preview: "Un lien pour choisir votre moment.",
    button: "Choisir mon moment",
    confirm: "Réserver ce moment",
    notYou: "Ce n’était pas vous? Ne faites rien : rien n’est réservé.",
    first: "Premier arrivé, premier servi. S’il ne vous va pas, rien à faire : vous restez sur la liste.",
  },
  copy: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
  event: (company: string) => `Consultation avec ${company}`,
  /** Texts of the emails to the host. */
  host: {
    subject: {
      given: (name: string, when: string) => `À vous : ${name}, ${when}`,
      moved: (name: string, when: string) => `Déplacé : ${name}, ${when}`,
      cancelled: (name: string, when: string) => `Annulé : ${name}, ${when}`,
      taken: (name: string, when: string) => `Confié à quelqu’un d’autre : ${name}, ${when}`,
    },
    title: {
      given: "Un rendez-vous pour vous",
      moved: "Votre rendez-vous est déplacé",
      cancelled: "Votre rendez-vous est annulé",
      taken: "Ce rendez-vous n’est plus le vôtre",
    },
    taken: "Quelqu’un d’autre s’en charge. Il disparaîtra de votre agenda.",
  },
  staff: {
    subject: {
      booked: (name: string, when: string) => `${name} : rendez-vous ${when}`,
      moved: (name: string, when: string) => `${name} : déplacé au ${when}`,
      cancelled: (name: string, when: string) => `${name} : annulé, ${when}`,
      late: (name: string, minutes: number) => `${name} aura ${minutes} minutes de retard`,
    },
    reason: (reason: string) => `Raison donnée : ${reason}`,
    button: "Ouvrir la demande",
    event: (name: string, firm: string) => `${name} (${firm})`,
  },
};

/** Sent to the visitor who asked for a consultation. */
export const visitorConfirmation = {
  subject: "Nous avons bien reçu votre demande",
  preview: `Choisissez votre moment; sinon, nous vous écrivons dans les 24 heures, hors ${uncountedDays}.`,
  bookedPreview: (when: string) => `Votre rendez-vous est réservé : ${when}.`,
  title: "Votre demande est bien arrivée",
  greeting: (name: string) => `Bonjour ${name},`,
  received: (moment: string) => `Merci! Nous avons reçu votre demande de consultation gratuite le ${moment}.`,
  /** The outcome of the time chosen with the request. */
  asked: {
    booked: (when: string) =>
      `Votre rendez-vous est réservé : ${when}. L’invitation arrive dans un autre courriel, avec le lien pour le déplacer ou l’annuler. Vous n’avez rien d’autre à faire.`,
    cancelled: (when: string) => `Le moment choisi a été annulé : ${when}.`,
    "on-condition": (when: string) =>
      `Vous avez choisi ce moment : ${when}. Il n’est pas encore réservé : ouvrez dans la demi-heure le lien que contient un autre courriel.`,
    requested: (when: string) => `Vous avez demandé ce moment : ${when}. Il n’est pas réservé.`,
  },
  pick: `Choisissez votre moment. Si aucun ne vous convient, nous vous écrivons dans les 24 heures, hors ${uncountedDays}.`,
  pickButton: "Choisir mon moment",
  next: "La suite",
  /** The three steps of SPEC §4, each with its time. */
  steps: [
    {
      when: "En 2 à 4 heures ouvrables",
      title: "Nous étudions vos réponses",
      text: "Une vraie personne lit vos réponses.",
    },
    {
      when: `Dans les 24 heures, hors ${uncountedDays}`,
      title: "Vous choisissez votre moment",
      text: "Si ce n’est pas déjà fait, nous vous écrivons pour trouver un moment.",
    },
    {
      when: "Pendant le rendez-vous",
      title: "Vous recevez une stratégie d’automatisation sur mesure",
      text: "Trente minutes, gratuites, et un plan que vous gardez.",
    },
  ],
  /** Replaces the second step if the time is booked. */
  bookedStep: { when: "C’est fait", text: (when: string) => `Votre rendez-vous est réservé : ${when}.` },
  sent: "Ce que vous nous avez envoyé",
  correct: "Une erreur, un détail à ajouter? Répondez simplement à ce courriel, une personne le lira.",
  signature: `L’équipe de ${company.name}`,
  privacyTitle: "Vos renseignements",
  privacy: `Vos réponses servent à préparer votre consultation et à vous joindre. Nous les gardons ${company.requestMonths} mois après notre dernier échange, plus longtemps seulement si votre entreprise devient cliente.`,
  /** Precedes the privacy officer's email address. */
  rights:
    "Pour les consulter, les corriger ou les faire effacer, écrivez à notre responsable de la protection des renseignements personnels :",
  policy: "Politique de confidentialité",
  notYou:
    "Vous n’avez rien demandé? Quelqu’un a sans doute écrit votre adresse par erreur. Dites-le-nous en répondant à ce courriel et nous effacerons la demande.",
};

/** Sent to an email address entered in the form for privacy requests. */
export const privacyLink = {
  subject: {
    see: `Vos renseignements chez ${company.name} : confirmez votre demande`,
    correct: "Corriger vos renseignements : confirmez votre demande",
    erase: "Effacer vos renseignements : confirmez votre demande",
  },
  preview: "Un clic confirme que cette adresse est la vôtre.",
  title: "Confirmez votre demande",
  asked: {
    see: "Quelqu’un, vous sans doute, veut voir les renseignements personnels que nous détenons sous cette adresse.",
    correct:
      "Quelqu’un, vous sans doute, veut faire corriger les renseignements personnels que nous détenons sous cette adresse.",
    erase:
      "Quelqu’un, vous sans doute, veut faire effacer les renseignements personnels que nous détenons sous cette adresse.",
  },
  button: "Confirmer ma demande",
  validity: (hours: number) =>
    `Ce lien s’ouvre une seule fois, dans les ${hours} heures. Ne transférez pas ce courriel. Nous l’envoyons à toute adresse qui nous est donnée, que nous détenions quelque chose ou non.`,
  notYou: "Vous n’avez rien demandé? Ignorez ce courriel : rien ne sera montré, changé ni effacé.",
  copy: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
};

/** Sent to the person once their privacy request is settled. */
export const privacyAnswer = {
  subject: {
    answered: "Votre demande au sujet de vos renseignements : c’est fait",
    refused: "Votre demande au sujet de vos renseignements : notre réponse",
    erased: "Vos renseignements personnels sont effacés",
  },
  title: { answered: "C’est fait", refused: "Notre réponse", erased: "C’est effacé" },
  preview: (day: string) => `Votre demande du ${day}.`,
  asked: {
    see: (day: string) =>
      `Le ${day}, vous avez demandé à voir les renseignements personnels que nous détenons à votre sujet.`,
    correct: (day: string) => `Le ${day}, vous avez demandé la rectification de vos renseignements personnels.`,
    erase: (day: string) => `Le ${day}, vous avez demandé l’effacement de vos renseignements personnels.`,
  },
  answered: {
    see: "Votre demande est traitée.",
    correct: "Vos renseignements sont corrigés.",
    erase: "Votre demande est traitée.",
  },
  refused: "Nous ne pouvons pas y donner suite. En voici la raison :",
  recourse:
    "Vous pouvez soumettre notre refus à la Commission d’accès à l’information du Québec dans les 30 jours. Si vous voulez d’abord en parler, ou qu’on vous aide à comprendre ce refus, répondez à ce courriel.",
  erased:
    "Tout ce que nous détenions à votre sujet est effacé : demandes, conversations, infolettre, courriels. Ce courriel est le dernier, et nous en effacerons aussi la trace dès qu’il sera parti.",
  backups:
    "Une copie de sauvegarde plus ancienne peut exister jusqu’à son échéance. Si elle devait servir, vos renseignements en seraient effacés aussitôt.",
  certificate: (number: string) => `Numéro de l’attestation : ${number}`,
  note: "Un mot de notre équipe :",
  officer: "La personne responsable de la protection des renseignements personnels",
};

/** Footer of every newsletter email. */
export const newsletterFoot = {
  why: `Vous recevez ce courriel parce que cette adresse est abonnée à l’infolettre de ${company.name}.`,
  unsubscribe: "Me désabonner",
  /** Precedes our email address. */
  contact: "Nous joindre :",
  textLink: (url: string) => `Me désabonner : ${url}`,
};

/** Sent to an email address entered in the newsletter form. */
export const newsletterConfirm = {
  subject: `Confirmez votre abonnement à l’infolettre de ${company.name}`,
  preview: "Une dernière étape, et c’est fait. Sans confirmation, nous ne vous enverrons rien.",
  title: "Confirmez votre abonnement",
  asked: `Quelqu’un, vous sans doute, a demandé que cette adresse reçoive l’infolettre de ${company.name}.`,
  button: "Confirmer mon abonnement",
  validity: (days: number) => `Ce lien fonctionne pendant ${days} jours.`,
  notYou:
    "Vous n’avez rien demandé? Ignorez ce courriel. Sans confirmation, nous ne vous enverrons rien et votre adresse sera effacée.",
  copy: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
};

/** Sent to a reader who has just confirmed. */
export const newsletterWelcome = {
  subject: `Bienvenue à l’infolettre de ${company.name}`,
  preview: "Votre abonnement est confirmé. Environ un courriel par mois, jamais plus d’un par article.",
  title: "C’est confirmé, bienvenue!",
  confirmed:
    "Vous recevrez nos nouveaux articles par courriel, environ une fois par mois : ce qui s’automatise vraiment dans une petite entreprise, ce que cela coûte et ce que cela rapporte.",
  answer: "Une question, un sujet que vous aimeriez lire? Répondez à ce courriel, une personne le lira.",
  button: "Lire les articles déjà parus",
  textLink: (url: string) => `Lire les articles déjà parus :\n${url}`,
};

/** Sent to readers about a new article. */
export const newsletterIssue = {
  kicker: "Nouvel article",
  button: "Lire l’article",
  textLink: (url: string) => `Lire l’article : ${url}`,
  testSubject: (title: string) => `[Essai] ${title}`,
  test: "Ceci est un essai, envoyé à vous seulement. Le lien de désabonnement y est inactif.",
};
