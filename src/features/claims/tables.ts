import type { Moment } from "../../db/column-types.ts";
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

/** What staff attached to a claim of the register (`lib/company/claims.ts`), and until when it holds. */
export interface ClaimProofsTable {
  /** Id of the claim. */
  claim: string;
  /** `null` where nobody has attached anything, and its owner was told that it has lapsed. */
  state: ClaimProof["state"] | null;
  proof: string | null;
  url: string | null;
  /** Day in Montréal, `2027-11-20`, from which on it has lapsed. */
  expires: string | null;
  /** Id of the member of staff. */
  attachedBy: string | null;
  attachedAt: Moment | null;
  /** The day of lapse that its owner was told of. */
  toldOf: string | null;
}
