/** Les repères d’un modèle de courriel : `{{prénom}}` devient le prénom de la personne. */
export const letterPlaceholders = {
  firstName: "prénom",
  name: "nom",
  company: "entreprise",
  challenge: "défi",
  goal: "objectif",
  requestDate: "date de la demande",
  sender: "expéditeur",
  phone: "téléphone",
  bookingLink: "lien de rendez-vous",
};
