/** La question que pose un visiteur au bout de l’histoire de l’accueil : ce que l’assistant répond, ce que l’équipe voit. */
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
