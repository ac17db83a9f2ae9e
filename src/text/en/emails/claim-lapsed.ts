import type { TextLike } from "../../../lib/language.ts";
import type { claimLapsed as fr } from "../../fr/emails/claim-lapsed.ts";

/** English of `text/fr/emails/claim-lapsed.ts`. */
export const claimLapsed: TextLike<typeof fr> = {
  subject: (claim: string) => `Proof expired: ${claim}`,
  preview: "The site now words it as an aim, or without its figure.",
  title: "A proof has expired",
  greeting: (name: string) => `Hello ${name},`,
  lapsed: (claim: string) =>
    `The proof of “${claim}” has expired. The site, the assistant, the knowledge base and the emails already word it more cautiously.`,
  button: "Open the register",
  after: "Add new proof, and everything reads as before.",
  copy: "If the button doesn’t work, copy this address into your browser:",
};
