import { company } from "../../../lib/company/company.ts";

/** Last lines of every mail of the newsletter. */
export const newsletterFoot = {
  why: `Vous recevez ce courriel parce que cette adresse est abonnée à l’infolettre de ${company.name}.`,
  unsubscribe: "Me désabonner",
  /** Before our address of mail. */
  contact: "Nous joindre :",
  textLink: (url: string) => `Me désabonner : ${url}`,
};
