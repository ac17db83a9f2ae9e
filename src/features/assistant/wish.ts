import type { ReplyKind } from "./answer-provider.ts";

/** Wishes that the chat fulfils whichever provider answers, by notifying staff or offering the form. */
export type Wish = Extract<ReplyKind, "person" | "booking">;

const PERSON = [
  /(?<!\p{L})(?:talk|speak|chat)\p{L}*(?!\p{L}).{1,25}(?<!\p{L})(?:person|human|someone|somebody|agent|team)(?!\p{L})/iu,
  /(?<!\p{L})(?:parler|jaser|discuter)(?!\p{L}).{1,25}(?<!\p{L})(?:personne|quelqu[’']un|humain|agent|conseill\p{L}+|équipe)(?!\p{L})/iu,
  /(?<!\p{L})(?:call me|(?:r?appelez|contactez)[ -]moi)(?!\p{L})/iu,
];
const BOOKING = [
  /^\s*(?:book|réserver)[\s.!]*$/iu,
  /(?<!\p{L})(?:book|schedule|reserve)(?!\p{L}).{1,20}(?<!\p{L})(?:consultation|call|meeting|appointment|time)(?!\p{L})/iu,
  /(?<!\p{L})réserver(?!\p{L}).{1,20}(?<!\p{L})(?:consultation|appel|rencontre|moment)(?!\p{L})/iu,
  /(?<!\p{L})prendre (?:un )?rendez-vous(?!\p{L})/iu,
];

/**
 * Recognizes an explicit wish in a message, without searching an index, because the webhook and model reply with text
 * only.
 */
export function wishIn(text: string): Wish | undefined {
  if (PERSON.some((wish) => wish.test(text))) return "person";
  return BOOKING.some((wish) => wish.test(text)) ? "booking" : undefined;
}
