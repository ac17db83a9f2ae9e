import * as z from "zod/mini";
import { CLAIM_IDS, isClaimId } from "../../lib/company/claims.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { route } from "../../lib/http/route.ts";
import { LANGUAGES } from "../../lib/language.ts";
import type { Claims } from "./claims.ts";
import { claimSchema, proofSchema } from "./model.ts";

/** Routes under `/api/claims`: the claims our texts make (results, promises) and their proofs. */
export const claimsApi = ({ claims }: { claims: Claims }) => [
  route({
    id: "listClaims",
    method: "get",
    path: "/claims",
    about: "Register of claims",
    access: "staff",
    summary: "List the register of claims",
    query: z.strictObject({ language: z._default(z.enum(LANGUAGES), "fr") }),
    response: z.array(claimSchema),
    handle: ({ query }) => claims.list(query.language),
  }),
  route({
    id: "attachProof",
    method: "put",
    path: "/claims/:claim",
    access: "admin",
    parameters: { claim: z.enum(CLAIM_IDS) },
    summary: "Attach a proof to a claim, or renew it",
    description: "Pages, assistant, document and mails say it by its state from the next time they are read.",
    body: proofSchema,
    handle: async ({ c, body, staff }) => {
      const claim = c.req.param("claim") ?? "";
      if (!isClaimId(claim)) throw new AppError("not-found", "There is no such claim");
      await claims.attach(claim, body, staff.id);
    },
  }),
];
