import type { TextLike } from "../../../lib/language.ts";
import type { deskClaims as fr } from "../../fr/desk/claims.ts";

/** English of `text/fr/desk/claims.ts`. */
export const deskClaims: TextLike<typeof fr> = {
  title: "Published claims",
  intro:
    "Every figure and every promise of the site, the assistant, the knowledge base and the emails. The wording follows the state: what isn’t proven is worded as an aim or an example, and what has expired loses its figure.",
  loading: "Loading the register…",
  failed: "The register could not be read.",
  filter: "Claims to show",
  filters: {
    all: "All",
    soon: "Expiring within 30 days",
    lapsed: "Expired",
    proven: "Proven",
    aim: "Aims",
    example: "Examples",
    promise: "Promises",
  },
  none: "No claims in this state.",
  claim: "Claim",
  figure: "Figure",
  state: "Status",
  states: { proven: "Proven", aim: "Aim", example: "Example", promise: "Promise", lapsed: "Expired" },
  source: "Proof or source",
  brief: "Project brief",
  owner: (name: string | null) => (name ? `Owner: ${name}` : "Owner: the team"),
  expires: "Expires on",
  binds: "Binds us",
  attach: "Add proof",
  renew: "Renew",
  stateHint: "“Proven” requires proof that existed before the claim was made (Competition Act).",
  proof: "Proof",
  proofHint: "What was measured, for which client, over what time, and where it’s kept.",
  url: "Address of the document (optional)",
  expiresHint: "On this date the claim becomes an aim again and you’re notified by email. Two years at most.",
  save: "Save",
  saving: "Saving…",
  saved: "The register is up to date",
  savedText: "The site, the assistant and the knowledge base already reflect it.",
  saveFailed: "The proof could not be saved.",
};
