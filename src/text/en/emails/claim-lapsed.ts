import type { TextLike } from "../../../lib/language.ts";
import type { claimLapsed as fr } from "../../fr/emails/claim-lapsed.ts";

/** English of `text/fr/emails/claim-lapsed.ts`. */
export const claimLapsed: TextLike<typeof fr> = {
  subject: (claim: string) => `Lapsed in the register: ${claim}`,
  preview: "The site now says it without proof, or without its figure.",
  title: "A claim has lapsed",
  greeting: (name: string) => `Hello ${name},`,
  lapsed: (claim: string) =>
    `“${claim}” has just lapsed in the register of claims. The site, the assistant, the document and the emails already say it more cautiously.`,
  button: "Open the register",
  after: "Attach a new proof there to say it as before.",
  copy: "If the button does not work, copy this address into your browser:",
};
