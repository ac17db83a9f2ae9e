import type { TextLike } from "../../../lib/language.ts";
import type { letterPlaceholders as fr } from "../../fr/desk/letter-placeholders.ts";

/** Placeholders in an email template: `{{first name}}` becomes the person's first name. */
export const letterPlaceholders: TextLike<typeof fr> = {
  firstName: "first name",
  name: "name",
  company: "company",
  challenge: "challenge",
  goal: "goal",
  requestDate: "request date",
  sender: "sender",
  phone: "phone",
  bookingLink: "booking link",
};
