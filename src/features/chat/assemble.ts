import { createDueTimer } from "../../lib/due-timer.ts";
import { giveBackLeft } from "./desk/give-back-left.ts";
import type { ChatDeskParts } from "./desk/parts.ts";

export type ChatDesk = ReturnType<typeof assembleChatDesk>;

/**
 * What the use cases of the staff work with: they read what visitors say to the assistant, take over, note whom they have called.
 * @param base `onError` is told of failures, without personal data
 */
export function assembleChatDesk({
  onError,
  ...base
}: Omit<ChatDeskParts, "wake"> & { onError: (error: unknown) => void }) {
  const run = () => giveBackLeft(base);
  const { wake, start, stop } = createDueTimer({ run, now: base.clock, onError });
  return {
    ...base,
    wake,
    giveBackLeft: run,
    /** Begins to give back what is left, also what another process was to. */
    start,
    stop,
  };
}
