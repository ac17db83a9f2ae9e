import { company } from "../../../lib/company/company.ts";
import { chatFailure } from "./chat-failure.ts";

/** Topics in the visitor's message, on which the failure text depends. */
interface Asked {
  automation: boolean;
  price: boolean;
}

/** The chat of the public pages: its button, its panel, and its message when no answer is possible. */
export const chatFr = {
  open: "Une question?",
  unread: (count: number) => (count === 1 ? "1\u00a0nouveau message" : `${count}\u00a0nouveaux messages`),
  name: `Assistant ${company.name}`,
  /** Whether the team is online; the assistant always is. */
  presence: {
    open: "Assistant et équipe en ligne",
    today: (time: string) => `Assistant en ligne · l’équipe revient à ${time}`,
    tomorrow: (time: string) => `Assistant en ligne · l’équipe revient demain à ${time}`,
    on: (day: string, time: string) => `Assistant en ligne · l’équipe revient ${day} à ${time}`,
  },
  staffStatus: `Équipe ${company.name}`,
  minimise: "Réduire le clavardage",
  log: "Fil de la conversation",
  welcome: {
    title: "Bonjour! Comment puis-je vous aider?",
    text: "Assistant automatisé, je réponds d’après ce que nous publions. Une personne peut prendre le relais.",
    questions: ["Combien ça coûte?", "Quels sont les délais?", "Parler à une personne"],
  },
  notice: (days: number) =>
    `Nous gardons la conversation ${days}\u00a0jours, pour vous répondre et faire le suivi de votre demande. Vous pourrez l’effacer ici en tout temps.`,
  privacy: "Politique de confidentialité",
  privacyShort: "Confidentialité",
  book: "Réserver ma consultation gratuite",
  placeholder: "Écrivez votre question…",
  inputLabel: "Votre message",
  send: "Envoyer",
  you: "Vous\u00a0:",
  assistant: "Assistant\u00a0:",
  staffMember: (name: string) => `${name}, de l’équipe ${company.name}`,
  typing: "L’assistant écrit…",
  sources: "Pages à consulter",
  newTab: "(nouvel onglet)",
  notSent: "Sans réponse.",
  retry: "Réessayer",
  takenOver: (name: string) => `Vous parlez maintenant à ${name}, de notre équipe.`,
  handedBack: "L’assistant automatisé reprend la conversation.",
  erase: "Effacer la conversation",
  eraseQuestion: "L’effacer pour de bon, ici et chez nous?",
  eraseConfirm: "Effacer",
  eraseKeep: "Garder",
  eraseFailed: "La conversation n’a pas pu être effacée. Réessayez dans un instant.",
  erased: "La conversation est effacée.",
  tooMany: (seconds: number | undefined) =>
    seconds
      ? `Cela fait beaucoup de messages en peu de temps. Vous pourrez continuer dans ${seconds}\u00a0s.`
      : "Cela fait beaucoup de messages en peu de temps. Réessayez dans un instant.",
  failure: (email: string, asked: Asked) => {
    const { trouble, automation, end, endAboutPrices } = chatFailure;
    if (asked.automation) return [trouble, automation, end(email)].join(" ");
    return [trouble, asked.price ? endAboutPrices(email) : end(email)].join(" ");
  },
};
