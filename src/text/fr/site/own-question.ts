/** A visitor's own question at the end of the home page's story: the assistant's answer, and what the team sees. */
export const ownQuestionFr = {
  time: (hour: number, minutes: string) => `${hour} h ${minutes}`,
  asks: "Vous demandez",
  answers: "L’assistant répond",
  seen: "Notre équipe voit",
  visitor: { label: "Visiteur", anonymous: "Anonyme" },
  page: { label: "Page", home: "Accueil" },
  state: { label: "État", answered: "Répondu", waiting: "Attend une personne" },
  goOn: "Continuer dans le clavardage",
};
