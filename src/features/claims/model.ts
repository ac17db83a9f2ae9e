import * as z from "zod/mini";
import { CLAIM_IDS, CLAIM_STATES } from "../../lib/company/claims.ts";
import { isDay } from "../../lib/company/company-day.ts";

/** The register of claims as staff see it; the claims' wording is in `text/{fr,en}/claims.ts`. */

/** Body of `PUT /api/claims/:claim`: a proof, or a note that the claim is still an aim or an example. */
export const proofSchema = z.strictObject({
  state: z.enum(["proven", "aim", "example"], "invalid"),
  proof: z.string("required").check(z.trim(), z.minLength(1, "required"), z.maxLength(2000, "tooLong")),
  url: z.nullable(z.url({ protocol: /^https?$/, error: "urlInvalid" }).check(z.maxLength(500, "tooLong"))),
  /** Montréal day on which the proof expires, `YYYY-MM-DD`. */
  expires: z.string("required").check(z.refine(isDay, "dayInvalid")),
});
export type NewProof = z.output<typeof proofSchema>;

export const claimSchema = z.strictObject({
  id: z.enum(CLAIM_IDS),
  /** Today's standing; pages, the assistant, the knowledge base and emails word the claim accordingly. */
  standing: z.enum([...CLAIM_STATES, "lapsed"]),
  figure: z.string(),
  source: z.string(),
  since: z.string(),
  expires: z.nullable(z.string()),
  proof: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** Name of the staff member who attached the proof and is notified when it lapses. */
  owner: z.nullable(z.string()),
});
export type ClaimOfRegister = z.output<typeof claimSchema>;
