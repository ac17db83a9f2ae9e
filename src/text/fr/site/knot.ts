/** The home page's knot: only the texts that its island ships. */
export const knotFr = {
  label: "Vos heures de travail répétitif par semaine",
  pull: "Tirez le fil",
  /** @param back hours a week that we aim to save */
  aim: (hours: number, back: number) => `${hours} h par semaine : nous visons à vous en rendre ${back}.`,
  /** Shown if no plan would pay for itself. */
  none: (hours: number) => `${hours} h par semaine : pas besoin de nous pour cela.`,
  /** Shown once the claim has lapsed. */
  hours: (hours: number) => `${hours} h par semaine.`,
  /** @param least price of the smallest plan, for teams of up to `upTo` people; empty if it is the plan shown */
  plan: (price: string, least: string, upTo: number) =>
    `${price} par mois${least && ` (1 à ${upTo}\u00a0pers.\u00a0: ${least})`}`,
  /** Shown in place of the plan if none would pay for itself. */
  calculation: "Voir le calcul",
  /** What each thread becomes, from top to bottom. */
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
