import { company } from "../../../lib/company/company.ts";

/** Footer of every newsletter mail. */
export const newsletterFoot = {
  why: `Vous recevez ce courriel parce que cette adresse est abonnée à l’infolettre de ${company.name}.`,
  unsubscribe: "Me désabonner",
  /** Before our email address. */
  contact: "Nous joindre :",
  textLink: (url: string) => `Me désabonner : ${url}`,
};

/** To an address entered in the newsletter form. */
export const newsletterConfirm = {
  subject: `Confirmez votre abonnement à l’infolettre de ${company.name}`,
  preview: "Une dernière étape, et c’est fait. Sans confirmation, nous ne vous enverrons rien.",
  title: "Confirmez votre abonnement",
  asked: `Quelqu’un, vous sans doute, a demandé que cette adresse reçoive l’infolettre de ${company.name}.`,
  button: "Confirmer mon abonnement",
  validity: (days: number) => `Ce lien fonctionne pendant ${days} jours.`,
  notYou:
    "Vous n’avez rien demandé? Ignorez ce courriel. Sans confirmation, nous ne vous enverrons rien et votre adresse sera effacée.",
  copy: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
};

/** To a reader who has just confirmed. */
export const newsletterWelcome = {
  subject: `Bienvenue à l’infolettre de ${company.name}`,
  preview: "Votre abonnement est confirmé. Environ un courriel par mois, jamais plus d’un par article.",
  title: "C’est confirmé, bienvenue!",
  confirmed:
    "Vous recevrez nos nouveaux articles par courriel, environ une fois par mois : ce qui s’automatise vraiment dans une petite entreprise, ce que cela coûte et ce que cela rapporte.",
  answer: "Une question, un sujet que vous aimeriez lire? Répondez à ce courriel, une personne le lira.",
  button: "Lire les articles déjà parus",
  textLink: (url: string) => `Lire les articles déjà parus :\n${url}`,
};

/** To readers: a new article. */
export const newsletterIssue = {
  kicker: "Nouvel article",
  button: "Lire l’article",
  textLink: (url: string) => `Lire l’article : ${url}`,
  testSubject: (title: string) => `[Essai] ${title}`,
  test: "Ceci est un essai, envoyé à vous seulement. Le lien de désabonnement y est inactif.",
};
