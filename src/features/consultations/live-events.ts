import type { LiveEvents } from "../../lib/live-events.ts";

/** `received`: it is among the accepted ones from now on; `changed`: anything else that staff see of it. */
export interface ConsultationEvent {
  type: "received" | "changed";
}

/** Requests as they happen, for the desk. */
export type ConsultationEvents = LiveEvents<ConsultationEvent>;
