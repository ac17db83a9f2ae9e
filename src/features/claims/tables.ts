import type { Moment } from "../../db/tables.ts";
import type { ClaimProof } from "../../lib/company/claims.ts";
import type { DataMap } from "../../lib/data-map.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    claim_proofs: ClaimProofsTable;
  }
}

export const dataMap: DataMap = {
  claim_proofs: {
    purpose: "operation",
    none: "claim state proof url expires attachedBy attachedAt toldOf",
  },
};

/** Proofs that staff attached to claims (`lib/company/claims.ts`), with their expiry. */
export interface ClaimProofsTable {
  claim: string;
  /** `null` if no proof was ever attached, so the row only records that the owner was notified of the lapse. */
  state: ClaimProof["state"] | null;
  proof: string | null;
  url: string | null;
  /** Montréal day on which the proof expires, `2027-11-20`. */
  expires: string | null;
  /** Id of the staff member who attached the proof. */
  attachedBy: string | null;
  attachedAt: Moment | null;
  /** The expiry day of the latest lapse that the owner was notified of. */
  toldOf: string | null;
}
