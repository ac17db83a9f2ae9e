import { nightly } from "../../db/daily-job.ts";
import { createDueTimer } from "../../lib/due-timer.ts";
import { giveBackLeft } from "./desk/take-over.ts";
import { forgetOldChats } from "./erase-chat.ts";
import { answeredByLetters } from "./on-letter.ts";
import type { ChatParts, ChatWork } from "./parts.ts";
import { summaryFollower, sumUpChats } from "./summaries/sum-up-chats.ts";
import { createTurns } from "./turns/turns.ts";

/** Visitors' conversations with the assistant and with staff. */
export function assembleChat(base: Omit<ChatParts, "turns" | "wakeSummaries" | "wakeTakeOvers">) {
  const timer = (run: (parts: ChatParts) => Promise<Date | undefined>, work: ChatWork) =>
    createDueTimer({ run: () => run(parts), now: base.clock, onError: (error) => base.onError(error, work) });
  const summaries = timer(sumUpChats, "summing up conversations");
  const takeOvers = timer(giveBackLeft, "giving conversations back to the assistant");
  const turns = createTurns(base.events);
  const parts: ChatParts = { ...base, turns, wakeSummaries: summaries.wake, wakeTakeOvers: takeOvers.wake };
  return {
    ...parts,
    subscribers: [answeredByLetters(parts)],
    jobs: [nightly("forget-old-chats", (db, now) => forgetOldChats(parts, db, now, base.keptDays))],
    follows: [{ templates: ["staff-chat-summary"], follower: summaryFollower }] as const,
    sumUp: () => sumUpChats(parts),
    giveBackLeft: () => giveBackLeft(parts),
    /** Starts emailing summaries and ending take-overs, including those left by another process. */
    start() {
      summaries.start();
      takeOvers.start();
    },
    /** Waits for work in progress: questions already asked are answered and stored. */
    async stop() {
      await takeOvers.stop();
      await Promise.all([summaries.stop(), turns.stop()]);
    },
  };
}
