import type { TextLike } from "../../../lib/language.ts";
import type { deskClaims as fr } from "../../fr/desk/claims.ts";

/** English of `text/fr/desk/claims.ts`. */
export const deskClaims: TextLike<typeof fr> = {
  title: "Register of claims",
  intro:
    "Every figure and every promise of the site, the assistant, the document and the emails. The grammar follows the state: what isn’t proven is said as an aim or an example, and what has lapsed is said without its figure.",
  loading: "Loading the register…",
  failed: "The register could not be read.",
  filter: "Claims to see",
  filters: {
    all: "All",
    soon: "Lapse within 30 days",
    lapsed: "Lapsed",
    proven: "Proven",
    aim: "Aims",
    example: "Examples",
    promise: "Promises",
  },
  none: "No claim in this state.",
  claim: "Claim",
  figure: "Figure",
  state: "State",
  states: { proven: "Proven", aim: "Aim", example: "Example", promise: "Promise", lapsed: "Lapsed" },
  source: "Proof or source",
  brief: "Project brief",
  owner: (name: string | null) => (name ? `Owner: ${name}` : "Owner: the team"),
  expires: "Lapses on",
  binds: "Binds us",
  attach: "Attach a proof",
  renew: "Renew",
  stateHint: "“Proven” calls for a proof made before the claim is (Competition Act).",
  proof: "Proof",
  proofHint: "What was measured, at whose place, over what time, and where it is kept.",
  url: "Address of the document (optional)",
  expiresHint: "On this day the claim becomes an aim again and you are told. Two years at most.",
  save: "Save",
  saving: "Saving…",
  saved: "The register is up to date",
  savedText: "The site, the assistant and the document say it so already.",
  saveFailed: "The proof could not be saved.",
};
