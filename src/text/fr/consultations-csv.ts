/** Colonnes du fichier que l’équipe exporte; les réponses portent les libellés du formulaire. */
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
