import type { Subscriber } from "../../db/facts.ts";
import type { ClaimFact, Claims } from "./claims.ts";

/** Applies a new proof before pages with the old wording are purged. */
export const claimsOnFacts = (claims: Pick<Claims, "read">): Subscriber<ClaimFact> => ({
  after: { "claim.attached": () => claims.read() },
});
