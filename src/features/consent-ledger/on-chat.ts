import type { Subscriber } from "../../db/facts.ts";
import type { ChatFact } from "../chat/facts.ts";
import { recordConsents, recordWithdrawal, untieConsents } from "./service.ts";

/** Keeps what visitors agreed to by writing their first message, and when that ended. */
export const consentsOfChats: Subscriber<ChatFact> = {
  during: {
    async "chat.started"(db, { subject, at, words, page }) {
      const consent = { purpose: "chat", state: "given", source: "chat", address: null } as const;
      await recordConsents(db, [{ ...consent, words, page, conversationId: subject }], at);
    },
    async "chat.erase"(db, { subject, at, actor }) {
      const how = actor === "visitor" ? "visitor" : "desk";
      await recordWithdrawal(db, { record: "conversation", ids: [subject] }, how, at);
      await untieConsents(db, "conversation", [subject], at);
    },
    "chat.forgotten": (db, { ids, at }) => untieConsents(db, "conversation", ids, at),
  },
};
