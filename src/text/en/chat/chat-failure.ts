import type { TextLike } from "../../../lib/language.ts";
import type { chatFailure as fr } from "../../fr/chat/chat-failure.ts";

/** Shown when no answer is possible, in the words of SPEC §8. */
export const chatFailure: TextLike<typeof fr> = {
  trouble: "I’m having trouble connecting right now.",
  automation: "We’d be glad to discuss automation solutions with you.",
  end: (email) => `Please contact us at ${email} or book a free consultation on our website.`,
  endAboutPrices: (email) =>
    `For pricing information, please contact us at ${email} or book a free consultation on our website.`,
};
