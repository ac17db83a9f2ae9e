import type { TextLike } from "../../../lib/language.ts";
import type { providerReplies as fr } from "../../fr/chat/provider-replies.ts";

export const providerReplies: TextLike<typeof fr> = {
  thanks: (email) =>
    `Thank you for your message! To take it further, book a free consultation or write to us at ${email}.`,
  handOver: "I’m passing your message on to someone on the team, who’ll reply here as soon as possible.",
  brokenOff: (email) => `(The answer was cut off. Ask again or write to us at ${email}.)`,
  unknown: (email) =>
    `I can’t find the answer on our website, and I’d rather not guess. Write to us at ${email} or book a free consultation: a real person will answer.`,
  book: "Book my free consultation",
};
