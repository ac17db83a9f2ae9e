import { company } from "../../../lib/company/company.ts";
import { northAmericanPhone } from "../../../lib/text/north-american-phone.ts";
import { uncountedDays } from "../uncounted-days.ts";
import { contactFr } from "./contact.ts";

const months = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" ");
const weekdays = "dimanche lundi mardi mercredi jeudi vendredi samedi".split(" ");

/**
 * Words a day in full.
 * @param value `2026-11-24`
 */
const day = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  const number = date.getUTCDate();
  return `${weekdays[date.getUTCDay()]} ${number === 1 ? "1er" : number} ${months[date.getUTCMonth()]}`;
};

const shortMonths = "janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.".split(" ");

/** Words a day where space is short: « 24 nov. ». */
const shortDay = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  const number = date.getUTCDate();
  return `${number === 1 ? "1er" : number} ${shortMonths[date.getUTCMonth()]}`;
};

const phone = northAmericanPhone(company.phone, "fr") ?? company.phone;

/** Choosing, viewing, moving and cancelling an appointment. */
export const appointment = {
  title: "Votre rendez-vous",
  time: contactFr.time,
  day,
  shortDay,
  choose: {
    title: "Choisissez votre moment",
    lead: (minutes: number) => `Une consultation de ${minutes} minutes, sans frais.`,
    orNow: `Choisissez votre moment. Si aucun ne vous convient, nous vous écrivons dans les 24 heures, hors ${uncountedDays}.`,
    /** Labels beside a time's day: for the earliest time, and for the times nearest to one that is no longer free. */
    soonest: "au plus tôt",
    nearest: "au plus près",
    /** Label of the time that the visitor had chosen before. */
    chosen: "votre choix",
    later: "Moments suivants",
    first: "Revenir aux premiers moments",
    more: "Autres moments",
    /** Words a time in one line, then the other local time if it differs. */
    when: (date: string, hour: string, other?: string) => `${date}, ${hour}${other ? ` (${other})` : ""}`,
    none: `Aucun moment n’est libre d’ici trois semaines. Nous vous écrivons dans les ${company.answersWithinHours} heures, hors ${uncountedDays}, pour en trouver un.`,
    noneSo: `Aucun moment n’est libre pour ce choix d’ici trois semaines. Essayez-en un autre; sinon, nous vous écrivons dans les ${company.answersWithinHours} heures, hors ${uncountedDays}, pour trouver un moment.`,
    notSo: "Ce moment n’est pas offert de cette façon. Choisissez-en un autre.",
    onCondition: "à confirmer par courriel",
    conditions:
      "Certains jours, plusieurs moments sont retenus par des personnes qui n’ont pas encore confirmé leur adresse. Si vous choisissez un moment « à confirmer par courriel », nous vous envoyons un lien : ouvrez-le dans la demi-heure pour réserver, si le moment est encore libre.",
    asked: {
      title: "Regardez vos courriels",
      lead: "Nous venons de vous envoyer un lien. Ouvrez-le dans la demi-heure pour réserver ce moment, s’il est encore libre. D’ici là, rien n’est réservé.",
      again:
        "Plusieurs liens sont déjà partis vers votre adresse aujourd’hui. Ouvrez le plus récent : il réserve n’importe quel moment libre. Rien n’est réservé d’ici là.",
      over: "La demi-heure est passée, et rien n’a été réservé. Choisissez un moment : il sera à vous tout de suite.",
    },
    inMontreal: (hour: string) => `${hour} à Montréal`,
    atYours: (hour: string) => `${hour} chez vous`,
    zoneLabel: "Votre fuseau horaire",
    zoneButton: "Afficher dans ce fuseau",
    kind: "Comment préférez-vous nous parler?",
    kinds: { phone: "Par téléphone", video: "Par vidéo", office: `À notre bureau, à ${company.address.city}` },
    button: "Réserver ce moment",
    gone: "Ce moment n’est plus libre. En voici d’autres; rien d’autre n’a changé.",
  },
  booked: {
    title: "C’est réservé",
    moved: "C’est déplacé",
    over: "Ce rendez-vous est passé",
    own: "Votre rendez-vous",
    lead: (date: string, hour: string) => `${date} à ${hour}`,
    movedTo: (date: string, hour: string) =>
      `Il aura lieu le ${date} à ${hour}. La nouvelle invitation s’en vient par courriel.`,
    same: (date: string, hour: string) => `Votre rendez-vous est déjà à ce moment : ${date} à ${hour}.`,
    mailed: "La confirmation s’en vient par courriel, avec une invitation pour votre agenda.",
    facts: { what: "Quoi", when: "Quand", with: "Avec", how: "Comment", ready: "À avoir sous la main" },
    what: (minutes: number) => `Une consultation gratuite de ${minutes} minutes`,
    inMontreal: "Heure de Montréal",
    team: "Quelqu’un de notre équipe",
    how: {
      phone: "Par téléphone. Nous vous appelons au numéro que vous avez donné.",
      phoneEnd: (end: string) => `Par téléphone. Nous vous appelons au numéro qui finit par ${end}.`,
      noPhone:
        "Par téléphone. Vous n’avez pas donné de numéro : donnez-nous-en un en répondant au courriel de confirmation.",
      video: `Par vidéo. Nous vous envoyons le lien par courriel avant l’appel. Si vous ne l’avez pas dix minutes avant, appelez-nous au ${phone}.`,
      office: (address: string) => `À notre bureau, ${address}.`,
    },
    ready: [
      "Une tâche qui revient chaque semaine, et à peu près le temps qu’elle prend.",
      "Le nom des outils avec lesquels vous travaillez : courriel, agenda, facturation.",
      "Vos questions. Il n’y a rien à préparer ni à installer.",
    ],
    keep: "Gardez cette page : elle sert à déplacer ou à annuler le rendez-vous et, à partir d’une heure avant, à prévenir d’un retard.",
    confirm: "Cette adresse courriel est bien la vôtre? Confirmez-la d’une touche : le rendez-vous ne change pas.",
    confirmButton: "Confirmer mon adresse",
    change: "Déplacer ou annuler",
    calendar: "Ajouter à mon agenda",
    google: "Google Agenda",
    outlook: "Agenda Outlook",
    move: "Déplacer",
    moveButton: "Déplacer à ce moment",
    cancel: "Annuler",
    reason: "Raison (facultatif)",
    cancelButton: "Annuler le rendez-vous",
    late: "Je serai en retard",
    lateMinutes: (minutes: number) => `Environ ${minutes} minutes`,
    lateButton: "Prévenir",
    lateTold: (minutes: number) => `Nous savons que vous aurez ${minutes} minutes de retard.`,
  },
  waiting: {
    title: "Me prévenir si un moment se libère plus tôt",
    lead: "Quand quelqu’un annule, nous vous écrivons. Sans engagement.",
    isOn: "C’est noté : nous vous écrivons dès qu’un moment plus tôt se libère.",
    join: "Me prévenir",
    leave: "Ne plus me prévenir",
  },
  cancelled: {
    title: "Le rendez-vous est annulé",
    lead: "Le moment est libéré. Vous pouvez en choisir un autre quand vous voulez.",
    again: "Choisir un autre moment",
  },
  /** The page without a link: times first, then the form. */
  pick: {
    title: "Prendre rendez-vous",
    description: `Choisissez le moment de votre consultation gratuite de 30 minutes, par téléphone, par vidéo ou à ${company.address.city}. Les moments libres d’abord, les questions ensuite.`,
    lead: (minutes: number) =>
      `Une consultation de ${minutes} minutes, sans frais. Choisissez votre moment; quelques questions, et c’est réservé.`,
    without: `Si aucun ne vous convient, nous vous écrivons dans les 24 heures, hors ${uncountedDays}.`,
    withoutLink: "Remplir le formulaire sans choisir de moment",
    usualKind: "Sans choix de votre part, ce sera par téléphone si vous donnez un numéro, sinon par vidéo.",
    waiting: "Une fois le formulaire envoyé, vous pourrez demander qu’on vous avertisse dès qu’un moment se libère.",
  },
  form: {
    title: "Votre consultation gratuite",
    questions: "Quelques questions",
    lead: "Répondez à ces questions et envoyez : votre moment est réservé du même coup, s’il est encore libre.",
    onCondition: "Répondez à ces questions et envoyez : un courriel vous donnera le lien qui réserve ce moment.",
    without: `Nous vous écrivons dans les 24 heures, hors ${uncountedDays}, pour choisir le moment.`,
  },
  /** A time that was chosen with the request but is not booked. */
  requested: {
    title: "Moment demandé",
    lead: (when: string) =>
      `Vous avez demandé ce moment : ${when}. Il n’est pas encore réservé. Nous vous écrivons dans les 24 heures, hors ${uncountedDays}.`,
    other: "Vous pouvez aussi en choisir un autre tout de suite :",
  },
  noLink: {
    title: "Ce lien ne sert plus",
    button: "Choisir un moment",
    bad: "Ce lien est incomplet ou ne sert plus. Écrivez-nous, nous vous en envoyons un autre.",
  },
  event: {
    title: `Consultation avec ${company.name}`,
    description: (link: string) => `Pour déplacer ou annuler : ${link}`,
  },
  failed: "Cela n’a pas fonctionné, et rien n’a changé. Réessayez dans un instant.",
  tooMany: "Plusieurs demandes viennent d’arriver de votre réseau. Réessayez dans une heure.",
};

/** Names of most visitors' time zones, by IANA name; any other zone goes by the name of its time. */
export const appointmentZones: Readonly<Record<string, string>> = {
  "America/Toronto": "Montréal (Québec)",
  "America/Halifax": "Halifax (Nouvelle-Écosse)",
  "America/St_Johns": "Saint-Jean (Terre-Neuve)",
  "America/Winnipeg": "Winnipeg (Manitoba)",
  "America/Edmonton": "Calgary (Alberta)",
  "America/Vancouver": "Vancouver (Colombie-Britannique)",
  "Europe/Paris": "Paris (France)",
};
