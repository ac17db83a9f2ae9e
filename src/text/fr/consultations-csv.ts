/** Columns of the file that staff export; answers bear the labels of the form. */
export const consultationsCsv = {
  id: "Numéro",
  createdAt: "Reçue le (UTC)",
  leadScore: "Cote",
  leadScorePercent: "Points sur 100",
  contacted: "Contacté",
  contactedAt: "Contacté le (UTC)",
  newsletter: "Infolettre demandée",
  language: "Langue",
  review: "Tri",
  reviews: { accepted: "Acceptée", "to-check": "À vérifier", discarded: "Écartée" },
  page: "Page",
  referrer: "Site d’origine",
  campaign: "Campagne",
  yes: "oui",
  no: "non",
};
