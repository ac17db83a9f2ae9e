import type { TextLike } from "../../../lib/language.ts";
import type { ownQuestionFr } from "../../fr/site/own-question.ts";

/** A visitor's own question at the end of the home page's story: the assistant's answer, and what the team sees. */
export const ownQuestionEn: TextLike<typeof ownQuestionFr> = {
  time: (hour, minutes) => `${hour % 12 || 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`,
  asks: "You ask",
  answers: "The assistant answers",
  seen: "Our team sees",
  visitor: { label: "Visitor", anonymous: "Anonymous" },
  page: { label: "Page", home: "Home" },
  state: { label: "Status", answered: "Answered", waiting: "Waiting for a person" },
  goOn: "Continue in the chat",
};
