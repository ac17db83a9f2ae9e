import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { chatFr } from "../../fr/chat/chat.ts";
import { chatFailure } from "./chat-failure.ts";

/** The chat of the public pages: its button, its panel, and its message when no answer is possible. */
export const chatEn: TextLike<typeof chatFr> = {
  open: "Any questions?",
  unread: (count) => (count === 1 ? "1 new message" : `${count} new messages`),
  name: `${company.name} assistant`,
  presence: {
    open: "Assistant and team online",
    today: (time) => `Assistant online · team back at ${time}`,
    tomorrow: (time) => `Assistant online · team back tomorrow at ${time}`,
    on: (day, time) => `Assistant online · team back ${day} at ${time}`,
  },
  staffStatus: `${company.name} team`,
  minimise: "Minimize the chat",
  log: "Conversation",
  welcome: {
    title: "Hello! How can I help?",
    text: "I’m an automated assistant and answer from what we publish. A person can take over.",
    questions: ["What does it cost?", "How long does it take?", "Talk to a person"],
  },
  notice: (days) =>
    `We keep the conversation for ${days} days, to answer you and follow up on your request. You can erase it here at any time.`,
  privacy: "Privacy policy",
  privacyShort: "Privacy",
  book: "Book my free consultation",
  placeholder: "Type your question…",
  inputLabel: "Your message",
  send: "Send",
  you: "You:",
  assistant: "Assistant:",
  staffMember: (name) => `${name}, ${company.name} team`,
  typing: "The assistant is typing…",
  sources: "Pages to read",
  newTab: "(new tab)",
  notSent: "No answer.",
  retry: "Try again",
  takenOver: (name) => `You’re now talking to ${name}, from our team.`,
  handedBack: "The automated assistant is back in the conversation.",
  erase: "Erase the conversation",
  eraseQuestion: "Erase it for good, here and on our side?",
  eraseConfirm: "Erase",
  eraseKeep: "Keep",
  eraseFailed: "The conversation could not be erased. Try again in a moment.",
  erased: "The conversation is erased.",
  tooMany: (seconds) =>
    seconds
      ? `That’s a lot of messages in a short time. You can continue in ${seconds} s.`
      : "That’s a lot of messages in a short time. Try again in a moment.",
  failure: (email, asked) => {
    const { trouble, automation, end, endAboutPrices } = chatFailure;
    if (asked.automation) return [trouble, automation, end(email)].join(" ");
    return [trouble, asked.price ? endAboutPrices(email) : end(email)].join(" ");
  },
};
