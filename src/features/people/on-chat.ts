import type { Queryable } from "../../db/database.ts";
import type { Subscriber } from "../../db/facts.ts";
import type { ChatFact } from "../chat/facts.ts";
import type { LeadField } from "../chat/model.ts";
import { entryRef } from "./matching/entry-ref.ts";
import { forgetRecords, recordChanged, recordOnTimeline } from "./matching/timeline.ts";

/**
 * Keeps the timeline of whoever chats. Without a mail or a phone there is nobody whose timeline it could be; with the first
 * one the person becomes known.
 */
export const timelineOfChats: Subscriber<ChatFact> = {
  during: {
    "chat.lead": (db, { subject, at, actor, fields }) => noteFacts(db, subject, at, actor, fields),
    "chat.facts": (db, { subject, at, actor, detail }) => noteFacts(db, subject, at, actor, detail.fields),
    async "chat.contacted"(db, { subject, at, actor, detail }) {
      const of = { kind: "conversation", id: subject } as const;
      await recordOnTimeline(db, { of, kind: "contacted", at, actor, detail, ref: entryRef.contacted(of, at) });
    },
    "chat.erase": (db, { subject, at }) => forgetRecords(db, "conversation", [subject], at),
    "chat.forgotten": (db, { ids, at }) => forgetRecords(db, "conversation", ids, at),
  },
};

async function noteFacts(db: Queryable, id: number, at: Date, actor: string, fields: LeadField[]): Promise<void> {
  const of = { kind: "conversation", id } as const;
  await recordChanged(db, of, actor);
  await recordOnTimeline(db, { of, kind: "facts", at, actor, detail: { fields } });
}
