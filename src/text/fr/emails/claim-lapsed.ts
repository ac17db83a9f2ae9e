/** À la personne qui a joint une preuve, quand celle-ci arrive à échéance. */
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
