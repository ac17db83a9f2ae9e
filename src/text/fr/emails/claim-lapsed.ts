/** À qui a joint la preuve d’une affirmation qui vient d’échoir. */
export const claimLapsed = {
  subject: (claim: string) => `Échue au registre : ${claim}`,
  preview: "Le site la dit désormais sans preuve, ou sans chiffre.",
  title: "Une affirmation est échue",
  greeting: (name: string) => `Bonjour ${name},`,
  lapsed: (claim: string) =>
    `« ${claim} » vient d’échoir au registre des affirmations. Le site, l’assistant, le document et les courriels la disent déjà plus prudemment.`,
  button: "Ouvrir le registre",
  after: "Joignez-y une nouvelle preuve pour la dire de nouveau comme avant.",
  copy: "Si le bouton ne réagit pas, copiez cette adresse dans votre navigateur :",
};
