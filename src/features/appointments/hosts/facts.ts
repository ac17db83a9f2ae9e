import type { Fact } from "../../../db/facts.ts";

/** What changes when somebody can be booked, besides appointments themselves. */
export interface HostFact extends Fact {
  kind: `host.${"changed" | "hours-changed" | "exception-set" | "exception-removed"}`;
}
