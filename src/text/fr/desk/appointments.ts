/** Les rendez-vous, à l’espace équipe. */
export const deskAppointments = {
  title: "Rendez-vous",
  intro: "Les consultations réservées, aujourd’hui et dans les six jours qui viennent.",
  tabs: { label: "Rendez-vous", booked: "Réservés", hours: "Heures" },
  loading: "Chargement des rendez-vous…",
  failed: "Les rendez-vous n’ont pas pu être lus.",
  none: "Rien de réservé.",
  team: "Toute l’équipe",
  kinds: { phone: "Par téléphone", video: "Par vidéo", office: "À nos bureaux" },
  cancelled: "Annulé",
  late: (minutes: number) => `En retard d’environ ${minutes} minutes`,
  shifted: "Les règles de l’heure ont changé depuis la réservation : vérifiez l’heure avec la personne.",
  outcome: "Ce qui en est advenu",
  outcomes: { held: "Tenu", missed: "Absent", "put-off": "Remis" },
  noted: "C’est noté",
  notNoted: "Cela n’a pas pu être noté",
  /** What is left to do after a call that did not take place. */
  nextStep: { missed: "Relancer : le rendez-vous a été manqué", "put-off": "Fixer un autre moment" },
};
