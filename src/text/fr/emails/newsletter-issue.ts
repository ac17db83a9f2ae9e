/** To the readers of the newsletter: a new article. */
export const newsletterIssue = {
  kicker: "Nouvel article",
  button: "Lire l’article",
  textLink: (url: string) => `Lire l’article : ${url}`,
  testSubject: (title: string) => `[Essai] ${title}`,
  test: "Ceci est un essai, envoyé à vous seulement. Le lien de désabonnement y est inactif.",
};
