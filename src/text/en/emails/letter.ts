import type { TextLike } from "../../../lib/language.ts";
import type { letter as fr } from "../../fr/emails/letter.ts";

export const letter: TextLike<typeof fr> = {
  why: (name: string) => `You’re getting this email because you asked ${name} for a consultation.`,
};
