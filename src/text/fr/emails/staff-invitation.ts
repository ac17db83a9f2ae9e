import { company } from "../../../lib/company/company.ts";

/** To somebody whom an admin asks to join the staff. */
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
