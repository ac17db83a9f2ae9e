import type { TextLike } from "../../../lib/language.ts";
import type { ownQuestionFr } from "../../fr/site/own-question.ts";

/** The question a visitor asks at the end of the home page's story: what the assistant answers, what the team sees. */
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
