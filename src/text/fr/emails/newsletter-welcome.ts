import { company } from "../../../lib/company/company.ts";

/** To a reader of the newsletter who has just confirmed. */
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
