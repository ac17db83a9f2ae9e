import { company } from "../../../lib/company/company.ts";
import { postalAddress } from "../../../lib/company/contact-details.ts";

/** The postal address, for use within a line of text. */
const address = postalAddress("fr").replace("\u00a0 ", "\u00a0");

/** The newsletter: signing up, confirming and leaving. */
export const newsletter = {
  signup: {
    title: "Restez au courant",
    lead: "Nos nouveaux articles par courriel, environ une fois par mois. Du concret sur l’automatisation, pour les gens qui dirigent une petite équipe.",
    email: "Courriel",
    button: "M’abonner",
    /** Wording that pressing the button agrees to. A change needs a new version in `features/newsletter/model.ts`. */
    consent: `En vous abonnant, vous acceptez de recevoir par courriel l’infolettre de ${company.name} en français. Rien ne part avant que vous ayez confirmé par courriel. Vous vous désabonnez en tout temps par le lien de chaque envoi ou en nous écrivant. Expéditeur : ${company.legalName}, ${address}, ${company.email}.`,
    policy: "Politique de confidentialité",
    honeypot: "Laissez ce champ vide",
  },
  page: {
    title: "L’infolettre",
    description: `Recevez les nouveaux articles de ${company.name} par courriel, environ une fois par mois. Du concret sur l’automatisation des petites entreprises.`,
    headline: "Un courriel par mois, à lire entre deux rendez-vous.",
    invalid: "Un champ à revoir",
    failed: "Votre inscription n’a pas pu être enregistrée. Veuillez réessayer dans un instant.",
    tooMany: "Plusieurs inscriptions viennent d’arriver de votre réseau. Réessayez dans une heure.",
    pressAgain: "Appuyez encore une fois sur le bouton : un programme avait rempli un champ caché.",
  },
  checkMail: {
    title: "Encore une étape",
    lead: "Si cette adresse n’est pas abonnée et que nous ne lui avons pas écrit récemment, un courriel s’en vient. Ouvrez-le et appuyez sur le bouton pour confirmer votre abonnement.",
    help: "Rien après quelques minutes? Regardez dans les courriels indésirables. Par prudence, nous n’écrivons qu’une fois par jour à une même adresse, et pas du tout à une adresse déjà abonnée. Si vous venez de vous désabonner, réessayez demain.",
  },
  confirm: {
    title: "Confirmez votre abonnement",
    lead: (address: string) =>
      `L’infolettre de ${company.name} partira en français à ${address}, environ une fois par mois.`,
    button: "Confirmer mon abonnement",
  },
  confirmed: {
    title: "C’est confirmé",
    lead: "Bienvenue! Vous recevrez nos prochains articles par courriel. Chaque envoi contient un lien pour vous désabonner.",
  },
  unsubscribe: {
    title: "Se désabonner",
    lead: (address: string) => `L’adresse ${address} ne recevra plus l’infolettre en français.`,
    button: "Me désabonner",
  },
  unsubscribed: {
    title: "Désabonnement confirmé",
    lead: "C’est fait, dès maintenant : l’infolettre ne sera plus envoyée à cette adresse.",
    again: "M’abonner de nouveau",
  },
  /** Shown if pressing the button to confirm or unsubscribe failed. */
  notDone: "Cela n’a pas fonctionné, et rien n’a changé. Appuyez de nouveau dans un instant.",
  badLink: {
    title: "Ce lien ne fonctionne pas",
    confirm: (days: number) =>
      `Un lien de confirmation sert une fois, pendant ${days} jours. Demandez-en un autre en vous abonnant de nouveau.`,
    unsubscribe:
      "L’adresse est peut-être incomplète. Reprenez le lien du courriel, ou demandez-nous de vous désabonner, à",
    again: "M’abonner",
  },
  blog: "Lire le blogue",
  home: "Retour à l’accueil",
};
