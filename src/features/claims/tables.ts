import type { Moment } from "../../db/tables.ts";
import type { ClaimProof } from "../../lib/company/claims.ts";
import type { DataMap } from "../../lib/data-map.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    claim_proofs: ClaimProofsTable;
  }
}

/** What its columns are for (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  claim_proofs: {
    purpose: "operation",
    none: "claim state proof url expires attachedBy attachedAt toldOf",
  },
};

/** Proofs attached by staff to claims in the register (`lib/company/claims.ts`), and how long they hold. */
export interface ClaimProofsTable {
  /** Id of the claim. */
  claim: string;
  /** `null` where nothing is attached and its owner was notified that it has lapsed. */
  state: ClaimProof["state"] | null;
  proof: string | null;
  url: string | null;
  /** Day it lapses in Montréal, `2027-11-20`. */
  expires: string | null;
  /** Id of the member of staff. */
  attachedBy: string | null;
  attachedAt: Moment | null;
  /** The lapse its owner was notified of. */
  toldOf: string | null;
}
