import { company } from "../../../lib/company/company.ts";

/** To a member of staff who asked for a new password. */
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
