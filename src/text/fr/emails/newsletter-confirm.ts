import { company } from "../../../lib/company/company.ts";

/** To an address that somebody asked the newsletter for. */
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
