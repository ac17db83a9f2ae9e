import type { Fact } from "../../../db/facts.ts";

/** Something other than an appointment changed when someone can be booked. */
export interface HostFact extends Fact {
  kind: `host.${"changed" | "hours-changed" | "exception-set" | "exception-removed"}`;
}
