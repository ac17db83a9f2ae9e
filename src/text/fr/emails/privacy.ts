import { company } from "../../../lib/company/company.ts";

/** Envoyé à une adresse pour laquelle quelqu’un exerce un droit sur ses renseignements personnels. */
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

/** Envoyé à la personne quand sa demande au sujet de ses renseignements personnels est réglée. */
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
