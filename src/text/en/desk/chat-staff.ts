import type { TextLike } from "../../../lib/language.ts";
import type { chatStaff as fr } from "../../fr/desk/chat-staff.ts";

export const chatStaff: TextLike<typeof fr> = {
  left: (name) =>
    `${name} had to step away, so I’m back in the conversation. Leave us your email or number and the team will reply; in the meantime, ask me your questions.`,
  unanswered:
    "I’m back in the conversation, and the team has your last message. Leave us your email or number and they will reply; in the meantime, ask me your questions.",
  someone: "The person who was answering you",
};
