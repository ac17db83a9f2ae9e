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
