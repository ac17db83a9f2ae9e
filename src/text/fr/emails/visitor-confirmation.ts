import { company } from "../../../lib/company/company.ts";

/** To the visitor who asked for a consultation. */
export const visitorConfirmation = {
  subject: "Nous avons bien reçu votre demande",
  preview:
    "Choisissez le moment de l’appel; sinon, nous vous écrivons dans les 24 heures, hors dimanches et jours fériés.",
  bookedPreview: (when: string) => `Votre appel est réservé : ${when}.`,
  title: "Votre demande est bien arrivée",
  greeting: (name: string) => `Bonjour ${name},`,
  received: (moment: string) => `Merci! Nous avons reçu votre demande de consultation gratuite le ${moment}.`,
  /** Ce qu’est devenu le moment choisi avec la demande. */
  asked: {
    booked: (when: string) =>
      `Votre appel est réservé : ${when}. L’invitation arrive dans un autre courriel, avec le lien pour le déplacer ou l’annuler. Vous n’avez rien d’autre à faire.`,
    cancelled: (when: string) => `Le moment choisi a été annulé : ${when}.`,
    "on-condition": (when: string) =>
      `Vous avez choisi ce moment : ${when}. Il n’est pas encore réservé : ouvrez dans la demi-heure le lien que contient un autre courriel.`,
    requested: (when: string) => `Vous avez demandé ce moment : ${when}. Il n’est pas réservé.`,
  },
  pick: "Choisissez votre moment. Si aucun ne vous convient, nous vous écrivons dans les 24 heures, hors dimanches et jours fériés.",
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
      when: "Dans les 24 heures, hors dimanches et jours fériés",
      title: "Vous choisissez votre moment",
      text: "Si ce n’est pas déjà fait, nous vous écrivons pour trouver un moment.",
    },
    {
      when: "Pendant l’appel",
      title: "Vous recevez une stratégie d’automatisation sur mesure",
      text: "Trente minutes, gratuites, et un plan que vous gardez.",
    },
  ],
  /** La deuxième étape, quand le moment est réservé. */
  bookedStep: { when: "C’est fait", text: (when: string) => `Votre appel est réservé : ${when}.` },
  sent: "Ce que vous nous avez envoyé",
  correct: "Une erreur, un détail à ajouter? Répondez simplement à ce courriel, une personne le lira.",
  signature: `L’équipe de ${company.name}`,
  privacyTitle: "Vos renseignements",
  privacy: `Vos réponses servent à préparer votre consultation et à vous joindre. Nous les gardons ${company.requestMonths} mois après notre dernier échange, plus longtemps seulement si votre entreprise devient cliente.`,
  /** Before the address of the privacy officer. */
  rights:
    "Pour les consulter, les corriger ou les faire effacer, écrivez à notre responsable de la protection des renseignements personnels :",
  policy: "Politique de confidentialité",
  notYou:
    "Vous n’avez rien demandé? Quelqu’un a sans doute écrit votre adresse par erreur. Dites-le-nous en répondant à ce courriel et nous effacerons la demande.",
};
