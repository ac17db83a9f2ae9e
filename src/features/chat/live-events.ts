import type { LiveEvents } from "../../lib/live-events.ts";
import type { ChatEvent } from "./schema.ts";

/** Conversations as they happen, for the visitor and the desk. */
export type ChatEvents = LiveEvents<ChatEvent>;
