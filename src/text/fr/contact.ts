import { company } from "../../lib/company.ts";

/** Contact page. */
export const contactFr = {
  title: "Nous joindre",
  description: `Écrivez-nous ou réservez une consultation gratuite de 30 minutes. ${company.name}, à Laval, sert toute l’Amérique du Nord en français et en anglais.`,
  headline: "Parlons de vos journées.",
  lead: "Dites-nous ce qui revient chaque semaine. Une personne vous répond dans les 24 heures.",
  factsTitle: "Nous joindre",
  email: "Courriel",
  address: "Adresse",
  hours: "Heures d’ouverture",
  timeZone: "Heure de l’Est",
  days: {
    Mo: "Lundi",
    Tu: "Mardi",
    We: "Mercredi",
    Th: "Jeudi",
    Fr: "Vendredi",
    Sa: "Samedi",
    Su: "Dimanche",
  },
  dayRange: (from: string, to: string) => `${from} au ${to.toLowerCase()}`,
  /** @param opens and @param closes as "09:00" */
  openFrom: (opens: string, closes: string) => `${frenchTime(opens)} à ${frenchTime(closes)}`,
  closed: "Fermé",
  formTitle: "Votre consultation gratuite",
  formLead: "Trois étapes, environ deux minutes.",
};

function frenchTime(time: string): string {
  const [hours, minutes] = time.split(":");
  return `${Number(hours)} h${minutes === "00" ? "" : ` ${minutes}`}`;
}
