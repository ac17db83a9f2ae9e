import { answerLabels } from "../desk/answer-labels.ts";
import { uncountedDays } from "../uncounted-days.ts";

/** Sent to staff for each accepted request, with what they need before calling. */
export const staffNewConsultation = {
  subject: (grade: string, percent: string, company: string, name: string) =>
    `${grade} ${percent} · ${company} · ${name}`,
  preview: (urgency: string, budget: string, challenge: string) => `${urgency} · ${budget} · ${challenge}`,
  kicker: "Nouvelle demande de consultation",
  scoreLabel: "Cote",
  call: (phone: string) => `Appeler le ${phone}`,
  write: "Écrire un courriel",
  desk: "Ouvrir la fiche",
  promise: (moment: string) =>
    `Reçue le ${moment}. Promesse faite : une réponse dans les 24 heures, hors ${uncountedDays}.`,
  beforeCalling: "Avant d’appeler",
  labels: {
    ...answerLabels,
    decisionMaker: "Rôle dans la décision",
  },
  message: "Son message",
  scoreTitle: "Pourquoi cette cote",
  points: (points: number, max: number) => `${points} sur ${max}`,
  scoreNote: "Indicative : la cote aide à choisir qui appeler d’abord. Elle ne décide de rien.",
  answersTitle: "Les autres réponses",
  originTitle: "Provenance",
  origin: {
    received: "Reçue",
    language: "Langue",
    newsletter: "Infolettre",
    placement: "Formulaire",
    page: "Page",
    referrer: "Site d’origine",
    campaign: "Campagne",
    number: "Demande",
  },
  languages: { fr: "français", en: "anglais" },
  newsletter: { yes: "consentement donné", no: "non demandée" },
  placements: {
    modal: "Fenêtre de réservation",
    home: "Accueil",
    contact: "Nous joindre",
    appointment: "Prendre rendez-vous",
    landing: "Consultation gratuite",
  },
  number: (id: number) => `Nº ${id}`,
  replyHint: (name: string) => `Si vous répondez à ce courriel, votre message ira directement à ${name}.`,
};

/** Sent to staff once per conversation, with what a visitor said to the assistant. */
export const staffChatSummary = {
  subject: (who: string) => `Clavardage · ${who}`,
  preview: (messages: number) => `${messages} ${messages < 2 ? "message" : "messages"}, avec les coordonnées`,
  kicker: "Conversation avec l’assistant",
  visitor: "Visiteur",
  staff: "Équipe",
  assistant: "L’assistant",
  desk: "Ouvrir la conversation",
  origin: (begun: string, page: string, language: string) =>
    `Commencée le ${begun}, en ${language}. Dernière page\u00a0: ${page}`,
  languages: { fr: "français", en: "anglais" },
  factsTitle: "Ce que nous savons",
  labels: { name: "Nom", email: "Courriel", phone: "Téléphone", company: "Entreprise" },
  confirmed: "confirmé",
  unconfirmed: "à confirmer",
  factsNote: "Relevé dans la conversation, sans vérification. À confirmer ou à corriger dans la fiche.",
  transcriptTitle: "La conversation",
  omitted: (count: number) =>
    count === 1 ? "Le premier message est dans la fiche." : `Les ${count} premiers messages sont dans la fiche.`,
  said: (who: string, time: string) => `${who}, ${time}`,
  replyHint: "Si vous répondez à ce courriel, votre message ira à l’adresse donnée dans la conversation.",
};

/** Sent to staff in the morning, if items are waiting. */
export const staffDigest = {
  subject: (parts: readonly string[]) => `Ce matin : ${parts.join(", ")}`,
  /** Parts of the subject; a part is left out if its number is zero. */
  short: {
    toCheck: (count: number) => `${count} à vérifier`,
    waiting: (count: number) => `${count} à rappeler`,
    undelivered: (count: number) => (count === 1 ? "1 courriel non remis" : `${count} courriels non remis`),
    own: (count: number) => (count === 1 ? "1 prochaine étape" : `${count} prochaines étapes`),
    unassigned: (count: number) => `${count} sans responsable`,
    privacy: (count: number) =>
      count === 1
        ? "1 demande sur des renseignements personnels"
        : `${count} demandes sur des renseignements personnels`,
  },
  preview: "Ce qui est à traiter ce matin.",
  title: "Ce qui vous attend",
  intro: (day: string) => `Le ${day}, à 8 h.`,
  entries: {
    toCheck: {
      title: (count: number) => (count === 1 ? "demande à vérifier" : "demandes à vérifier"),
      text: (count: number) =>
        count === 1
          ? "Mise de côté parce qu’elle ressemble à un envoi indésirable. Elle vient peut-être d’une vraie personne."
          : "Mises de côté parce qu’elles ressemblent à des envois indésirables. Une vraie personne s’y trouve peut-être.",
      link: "Vérifier",
    },
    waiting: {
      title: (count: number) =>
        count === 1
          ? "demande en retard, ou promise pour aujourd’hui"
          : "demandes en retard, ou promises pour aujourd’hui",
      text: (_count: number) => `Nous promettons une réponse dans les 24 heures, hors ${uncountedDays}.`,
      link: "Voir les demandes",
    },
    waitingOfReader: {
      title: (count: number) =>
        count === 1
          ? "de vos demandes est en retard, ou promise pour aujourd’hui"
          : "de vos demandes sont en retard, ou promises pour aujourd’hui",
      link: "Voir mes demandes",
    },
    own: {
      title: (count: number) =>
        count === 1 ? "prochaine étape vous attend aujourd’hui" : "prochaines étapes vous attendent aujourd’hui",
      link: "Voir mes étapes",
    },
    unassigned: {
      title: (count: number) =>
        count === 1 ? "prochaine étape sans responsable" : "prochaines étapes sans responsable",
      link: "Voir ces demandes",
    },
    privacy: {
      title: (count: number) =>
        count === 1
          ? "demande sur des renseignements personnels à traiter"
          : "demandes sur des renseignements personnels à traiter",
      text: (late: number, firstDay: string) =>
        late === 0
          ? `La loi nous donne 30 jours. Prochaine échéance : ${firstDay}.`
          : late === 1
            ? `L’une d’elles a dépassé le délai de 30 jours, depuis le ${firstDay}.`
            : `${late} d’entre elles ont dépassé le délai de 30 jours, la plus ancienne depuis le ${firstDay}.`,
      link: "Répondre",
    },
    undelivered: {
      title: (count: number) => (count === 1 ? "courriel non remis" : "courriels non remis"),
      text: (count: number) =>
        count === 1
          ? "Le serveur de courriel l’a refusé, ou n’a pas répondu malgré plusieurs essais. Il peut être renvoyé."
          : "Le serveur de courriel les a refusés, ou n’a pas répondu malgré plusieurs essais. Ils peuvent être renvoyés.",
      link: "Voir les envois",
    },
  },
  overdue: (count: number) => (count === 1 ? "1 est en retard." : `${count} sont en retard.`),
  allToday: (count: number) => (count === 1 ? "Elle est pour aujourd’hui." : "Toutes sont pour aujourd’hui."),
  today: "aujourd’hui",
  since: (day: string) => `en retard depuis le ${day}`,
  more: (count: number) => (count === 1 ? "et 1 autre" : `et ${count} autres`),
  why: "Ce résumé part à 8 h les jours où quelque chose attend, et seulement ces jours-là.",
};
