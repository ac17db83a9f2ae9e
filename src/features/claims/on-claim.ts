import type { Subscriber } from "../../db/facts.ts";
import type { ClaimFact, Claims } from "./claims.ts";

/** What was attached counts from now on, before the pages that said otherwise are dropped. */
export const claimsOnFacts = (claims: Pick<Claims, "read">): Subscriber<ClaimFact> => ({
  after: { "claim.attached": () => claims.read() },
});
