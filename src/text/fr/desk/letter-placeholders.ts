/** Placeholders in an email template: « {{prénom}} » becomes the person's first name. */
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
