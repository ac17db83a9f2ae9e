/** What the knot of the home page says while it is pulled. */
export const knotFr = {
  hours: (hours: number) => `${hours} h`,
  /** @param back hours of it that we aim to take over */
  aim: (hours: number, back: number) => `${hours} h par semaine : nous visons à vous en rendre ${back}.`,
  /** What each line is once it is straight, from the top down. */
  lanes: [
    "Soumission relancée · 9 h 02",
    "Facture classée · 9 h 04",
    "Client rappelé · 9 h 11",
    "Rapport envoyé · 9 h 15",
    "Commande confirmée · 9 h 18",
    "Rendez-vous pris · 9 h 26",
    "Question réglée · 9 h 31",
    "Fiche à jour · 9 h 40",
  ],
};
