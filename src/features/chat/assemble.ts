import { nightly } from "../../db/daily-job.ts";
import type { Queryable } from "../../db/database.ts";
import type { Subscriber } from "../../db/facts.ts";
import { bind } from "../../lib/bind.ts";
import { createDueTimer } from "../../lib/due-timer.ts";
import type { LetterFact } from "../letters/facts.ts";
import { giveBackLeft } from "./desk/take-over.ts";
import { forgetOldChats } from "./erase-chat.ts";
import { allEntries, createEntriesStamp, type FaqParts } from "./faq/entries.ts";
import { stampOfEntries } from "./faq/store.ts";
import type { ChatParts, ChatWork } from "./parts.ts";
import { listChatsOfRequest, markContacted, waitAgain } from "./store/leads.ts";
import { summaryFollower, sumUpChats } from "./summaries.ts";
import { createTurns } from "./turns.ts";

/** Assembles the chat: visitors' conversations with the assistant and with staff. */
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
    jobs: [nightly("forget-old-chats", (db, now) => forgetOldChats(parts, db, now, base.chatRetentionDays))],
    follows: [{ templates: ["staff-chat-summary"], follower: summaryFollower }] as const,
    sumUp: () => sumUpChats(parts),
    giveBackLeft: () => giveBackLeft(parts),
    /** Starts the timers for summaries and expired take-overs; they also pick up work that another process left. */
    start() {
      summaries.start();
      takeOvers.start();
    },
    /** Waits for work in progress, so that every question received is answered and stored. */
    async stop() {
      await takeOvers.stop();
      await Promise.all([summaries.stop(), turns.stop()]);
    },
  };
}

/**
 * Counts an emailed letter as contact with a visitor who is waiting in the chat. If the letter is undone, the visitor
 * is waiting again.
 */
function answeredByLetters({ facts }: Pick<ChatParts, "facts">): Subscriber<LetterFact> {
  const note = (db: Queryable, { at, actor }: LetterFact, id: number, contacted: boolean) =>
    facts.record(db, { kind: "chat.contacted", at, actor, subject: id, detail: { contacted } });
  return {
    during: {
      async "letter.sent"(db, fact) {
        for (const chat of await listChatsOfRequest(db, fact.detail.consultationId)) {
          if (chat.waitingSince && (await markContacted(db, chat, true, fact.at))) await note(db, fact, chat.id, true);
        }
      },
      async "letter.taken-back"(db, fact) {
        for (const chat of await listChatsOfRequest(db, fact.detail.consultationId)) {
          if (!chat.contactedAt || chat.contactedAt < new Date(fact.detail.sentAt)) continue;
          await markContacted(db, chat, false, fact.at);
          await waitAgain(db, chat);
          await note(db, fact, chat.id, false);
        }
      },
    },
  };
}

/** Assembles the FAQ: questions the assistant could not answer, and the answers from staff. */
export function assembleFaq(base: Omit<FaqParts, "entriesStamp">) {
  const parts = { ...base, entriesStamp: createEntriesStamp(() => stampOfEntries(base.database.kysely)) };
  return { ...parts, answers: bind(allEntries, parts), stamp: parts.entriesStamp.read };
}
