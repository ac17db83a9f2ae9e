import { company } from "../../../lib/company/company.ts";
import { CONSULTATION_MINUTES, GO_LIVE_WEEKS, GUARANTEES } from "../../../lib/company/plans.ts";
import { writtenTime } from "../../../lib/text/written-date.ts";
import { uncountedDays } from "../uncounted-days.ts";

export const contactFr = {
  title: "Nous joindre",
  description: `Écrivez-nous ou réservez une consultation gratuite de 30 minutes. ${company.name}, à ${company.address.city}, dessert toute l’Amérique du Nord en français et en anglais.`,
  headline: "Dites-nous où partent vos heures.",
  lead: `Choisissez votre moment et décrivez une semaine ordinaire. Si aucun ne vous convient, nous vous écrivons dans les 24 heures, hors ${uncountedDays}.`,
  factsTitle: "Nous joindre",
  email: "Courriel",
  phone: "Téléphone",
  address: "Adresse",
  country: "Canada",
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
  /**
   * Words a day's opening hours.
   * @param opens `09:00`
   * @param closes `17:00`
   */
  openFrom: (opens: string, closes: string) => `${writtenTime("fr", opens)} à ${writtenTime("fr", closes)}`,
  closed: "Fermé",
  /**
   * Words a time of day.
   * @param time `09:00`
   */
  time: (time: string) => writtenTime("fr", time),
  /** Whether the company is open when the page is read, and until when. */
  now: {
    open: "Ouvert maintenant",
    closed: "Fermé en ce moment",
    holiday: (name: string) => `Fermé aujourd’hui : ${name}`,
    until: (time: string) => `jusqu’à ${time}`,
    opensToday: (time: string) => `nous ouvrons à ${time}`,
    opensTomorrow: (time: string) => `nous ouvrons demain à ${time}`,
    opensOn: (day: string, time: string) => `nous ouvrons ${day.toLowerCase()} à ${time}`,
  },
  holidaysOff: "Fermé les jours fériés du Québec.",
  /**
   * Names the next holiday.
   * @param day as Intl writes it: « vendredi 25 décembre »
   */
  nextHoliday: (name: string, day: string) => `Le prochain : ${name}, ${day.replace(/ 1 /, " 1er ")}.`,
  holidays: {
    newYear: "jour de l’An",
    goodFriday: "Vendredi saint",
    patriots: "Journée nationale des patriotes",
    nationalHoliday: "fête nationale du Québec",
    canadaDay: "fête du Canada",
    labourDay: "fête du Travail",
    thanksgiving: "Action de grâce",
    christmas: "Noël",
  },
  social: "Nous suivre",
  why: {
    title: "Pourquoi travailler avec nous",
    list: [
      {
        fact: `${GUARANTEES.returnDays} jours`,
        about: `Rendement garanti : au moins ${GUARANTEES.returnTimes} fois ce que vous payez, sinon nous continuons sans frais.`,
      },
      {
        fact: "Entre entrepreneurs",
        about: "Vous parlez à des gens qui ont mené une entreprise et qui savent ce que coûte une heure.",
      },
      {
        fact: `${GO_LIVE_WEEKS.from} à ${GO_LIVE_WEEKS.to} semaines`,
        about: "Du démarrage à la mise en service. Vous avez l’échéancier en main avant de commencer.",
      },
      {
        fact: "Au mois",
        about: "Sans contrat à long terme ni frais d’installation. Vous arrêtez quand vous voulez, sans préavis.",
      },
      { fact: "Deux langues", about: "Appels, formation, assistance : tout se fait en français ou en anglais." },
    ],
  },
  areas: {
    title: `${company.address.city}, et jusque chez vous`,
    text: "Nous rencontrons nos clients dans cinq villes et travaillons à distance dans toute l’Amérique du Nord.",
    list: "Villes desservies",
    home: "notre bureau",
    remote: "Partout ailleurs, à distance",
  },
  benefits: {
    title: "Ce que vous recevez",
    list: [
      {
        title: "Une consultation gratuite",
        text: `${CONSULTATION_MINUTES} minutes sur ce qui se répète chaque semaine chez vous, sans engagement.`,
      },
      {
        title: "Une stratégie sur mesure",
        text: "Ce qu’il faut automatiser d’abord, et ce que cela rapporterait. Elle est à vous.",
      },
      {
        title: "Un suivi continu",
        text: "Après la mise en service, nous mesurons, nous ajustons et nous répondons à vos questions.",
      },
    ],
  },
  formTitle: "Votre consultation gratuite",
  formLead: "Trois étapes. Une personne lit vos réponses.",
};

/** The cities on the map. */
export const serviceAreasFr = {
  map: "Les villes desservies, de Québec à Toronto",
  cities: { Montréal: "Montréal", Laval: "Laval", Québec: "Québec", Ottawa: "Ottawa", Toronto: "Toronto" },
};
