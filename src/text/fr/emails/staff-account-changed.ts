import { company } from "../../../lib/company/company.ts";

/** À un membre de l’équipe dont le compte s’ouvre autrement qu’avant. */
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
  /** @param at le jour et l’heure */
  changed: (at: string) => `Ce changement a été fait le ${at}, dans l’espace équipe de ${company.name}.`,
  byOther: "L’administration s’en est chargée.",
  byOwner: "Si c’était vous, il n’y a rien à faire.",
  notYou:
    "Ce n’était pas vous? Choisissez tout de suite un nouveau mot de passe, ce qui ferme toutes vos sessions, puis prévenez l’administration.",
  button: "Choisir un nouveau mot de passe",
  copy: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
};
