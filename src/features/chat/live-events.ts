import type { LiveEvents as LiveEventsOf } from "../../lib/live-events.ts";
import type { ChatEvent } from "./schema.ts";

/** Conversations as they happen. */
export type LiveEvents = LiveEventsOf<ChatEvent>;
