/** Columns of the exported lists of readers. */
export const newsletterCsv = {
  address: "Courriel",
  language: "Langue",
  state: "État",
  states: {
    pending: "à confirmer",
    confirmed: "confirmé",
    unsubscribed: "désabonné",
    bounced: "adresse morte",
  },
  source: "Formulaire",
  requestedAt: "Demandé le",
  confirmedAt: "Confirmé le",
  endedAt: "Terminé le",
  version: "Version du consentement",
  wording: "Texte du consentement",
};
