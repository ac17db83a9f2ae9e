import { answerLabels } from "../desk/answer-labels.ts";

/** To staff, for each accepted request: what they need before calling. */
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
    `Reçue le ${moment}. Promesse faite : une réponse dans les 24 heures, hors dimanches et jours fériés.`,
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
