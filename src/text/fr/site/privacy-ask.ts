/** Pages where people exercise their rights over their personal information. */
export const privacyAsk = {
  title: "Vos renseignements personnels",
  description:
    "Voyez, téléchargez, faites corriger ou faites effacer les renseignements que nous détenons à votre sujet.",
  link: "Faire une demande en ligne",
  lead: "Voyez ce que nous détenons à votre sujet, téléchargez-le, faites-le corriger ou effacer. C’est gratuit, et nous répondons dans les 30 jours.",
  email: "Courriel",
  emailHint: "Celui que vous avez utilisé avec nous. Nous y envoyons un lien qui prouve qu’il est à vous.",
  kind: "Votre demande",
  kinds: {
    see: "Voir et télécharger mes renseignements",
    correct: "Faire corriger mes renseignements",
    erase: "Faire effacer mes renseignements",
  },
  wish: "Que faut-il corriger?",
  wishHint: "Seulement pour une correction : ce qui est inexact, et ce qu’il faut écrire à la place.",
  button: "Recevoir le lien",
  honeypot: "Laissez ce champ vide",
  otherWay: "Vous préférez écrire, ou vous n’avez plus accès à ce courriel? Écrivez à",
  invalid: "Un champ à revoir",
  failed: "Votre demande n’a pas pu être envoyée. Veuillez réessayer dans un instant.",
  tooMany: "Plusieurs demandes viennent d’arriver de votre réseau. Réessayez dans une heure.",
  pressAgain: "Appuyez encore une fois sur le bouton : un programme avait rempli un champ caché.",
  checkMail: {
    title: "Regardez vos courriels",
    lead: "Nous venons d’écrire à cette adresse, que nous la connaissions ou non. Ouvrez le lien du courriel dans les 24 heures; il ne sert qu’une fois.",
    help: "Rien après quelques minutes? Regardez dans les courriels indésirables. Par prudence, nous n’écrivons qu’une fois par jour à une même adresse pour une même demande.",
  },
  confirm: {
    title: "Confirmez votre demande",
    lead: {
      see: (email: string) => `Voir les renseignements que nous détenons sous l’adresse ${email}.`,
      correct: (email: string) => `Faire corriger les renseignements que nous détenons sous l’adresse ${email}.`,
      erase: (email: string) => `Faire effacer les renseignements que nous détenons sous l’adresse ${email}.`,
    },
    button: "Confirmer ma demande",
  },
  see: {
    title: "Vos renseignements sont prêts",
    lead: (email: string) => `Tout ce que nous détenons sous l’adresse ${email}, à lire ou à télécharger.`,
    html: "Télécharger la page à lire",
    json: "Télécharger en JSON",
    until: "Ces boutons fonctionnent pendant une heure, dans cette page seulement.",
    more: "Vous nous avez écrit avec une autre adresse? Faites une demande pour chacune.",
  },
  waiting: {
    title: "Votre demande est enregistrée",
    correct: (day: string) =>
      `Une personne de notre équipe s’en occupe. Vous aurez notre réponse par courriel au plus tard le ${day}.`,
    erase: (day: string) =>
      `Une personne de notre équipe vérifie que ni la loi ni un contrat ne nous oblige à garder quoi que ce soit, puis efface tout. Vous aurez notre confirmation par courriel au plus tard le ${day}.`,
  },
  answered: {
    title: "C’est réglé",
    lead: "Cette demande est traitée. Notre réponse vous a été envoyée par courriel.",
  },
  /** Shown if pressing the button on the emailed link's page failed. */
  notDone: "Cela n’a pas fonctionné, et rien n’a changé. Appuyez de nouveau dans un instant.",
  badLink: {
    title: "Ce lien ne fonctionne pas",
    lead: "Un lien ne s’ouvre qu’une fois, dans les 24 heures. Si vous avez déjà confirmé votre demande, elle est enregistrée : il n’y a rien à refaire. Sinon, le lien est peut-être incomplet, ou vos renseignements sont déjà effacés.",
    again: "Refaire la demande",
  },
  policy: "Politique de confidentialité",
  home: "Retour à l’accueil",
};
