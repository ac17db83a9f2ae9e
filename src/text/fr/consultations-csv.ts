/** Colonnes du fichier que l’équipe exporte; les réponses portent les libellés du formulaire. */
export const consultationsCsv = {
  id: "Numéro",
  createdAt: "Reçue le (UTC)",
  leadScore: "Note",
  leadScorePercent: "Note sur 100",
  contacted: "Contacté",
  contactedAt: "Contacté le (UTC)",
  newsletter: "Infolettre demandée",
  language: "Langue",
  review: "Tri",
  reviews: { accepted: "Acceptée", "to-check": "À vérifier", discarded: "Écartée" },
  page: "Page",
  referrer: "Provenance",
  campaign: "Campagne",
  yes: "oui",
  no: "non",
};
