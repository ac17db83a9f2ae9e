/** Ce que dit le nœud de la page d’accueil, et ce qu’un îlot en emporte. */
export const knotFr = {
  label: "Vos heures de travail répétitif par semaine",
  pull: "Tirez le fil",
  /** @param back heures que nous visons à rendre */
  aim: (hours: number, back: number) => `${hours} h par semaine : nous visons à vous en rendre ${back}.`,
  /** Quand aucun forfait ne se paierait. */
  none: (hours: number) => `${hours} h par semaine : pas besoin de nous pour cela.`,
  /** Quand le registre ne laisse plus rien viser. */
  hours: (hours: number) => `${hours} h par semaine.`,
  /** @param least prix du plus petit forfait, si c’en est un autre, et la plus grande équipe qu’il sert */
  plan: (price: string, least: string, upTo: number) =>
    `${price} par mois${least && ` (1 à ${upTo}\u00a0pers.\u00a0: ${least})`}`,
  /** À la place du forfait, quand aucun ne se paierait. */
  calculation: "Voir le calcul",
  /** Ce que devient chaque fil, de haut en bas. */
  lanes: [
    "Soumission relancée · 9 h 02",
    "Client rappelé · 9 h 04",
    "Facture classée · 9 h 11",
    "Rapport envoyé · 9 h 15",
    "Commande confirmée · 9 h 18",
    "Fiche à jour · 9 h 26",
    "Rendez-vous pris · 9 h 40",
  ],
};
