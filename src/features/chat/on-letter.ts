import type { Queryable } from "../../db/database.ts";
import type { Subscriber } from "../../db/facts.ts";
import type { LetterFact } from "../letters/facts.ts";
import type { ChatParts } from "./parts.ts";
import { listChatsOfRequest, markContacted, waitAgain } from "./store/leads.ts";

/** A visitor waiting in the chat stops waiting when emailed; if the letter is withdrawn, they wait again. */
export function answeredByLetters({ facts }: Pick<ChatParts, "facts">): Subscriber<LetterFact> {
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
