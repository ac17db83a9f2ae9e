import type { TextLike } from "../../../lib/language.ts";
import type { staffChatSummary as french } from "../../fr/emails/staff-chat-summary.ts";

export const staffChatSummary: TextLike<typeof french> = {
  subject: (who) => `Chat · ${who}`,
  preview: (messages) => `${messages} ${messages === 1 ? "message" : "messages"}, with contact details`,
  kicker: "Conversation with the assistant",
  visitor: "Visitor",
  staff: "Team",
  assistant: "Assistant",
  desk: "Open the conversation",
  origin: (begun, page, language) => `Started on ${begun}, in ${language}. Last page: ${page}`,
  languages: { fr: "French", en: "English" },
  factsTitle: "What we know",
  labels: { name: "Name", email: "Email", phone: "Phone", company: "Company" },
  confirmed: "confirmed",
  unconfirmed: "to confirm",
  factsNote: "Taken from the conversation, unverified. Confirm or correct it at the desk.",
  transcriptTitle: "The conversation",
  omitted: (count) =>
    count === 1 ? "The first message is at the desk." : `The first ${count} messages are at the desk.`,
  said: (who, time) => `${who}, ${time}`,
  replyHint: "If you reply to this email, your message goes to the address given in the conversation.",
};
