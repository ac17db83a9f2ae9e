import type { Queryable } from "../../db/database.ts";
import type { Subscriber } from "../../db/facts.ts";
import type { OutboxFact } from "../outbox/facts.ts";
import { entryRef } from "./matching/entry-ref.ts";
import { recordOnTimeline, reviseOnTimeline } from "./matching/timeline.ts";
import type { MailStatus } from "./model.ts";

/** Keeps on people's timelines the mails that went to them, and what became of each. */
export const timelineOfMails: Subscriber<OutboxFact> = {
  during: {
    "mail.written": async (db, { subject, at, actor, about: of, template, title }) => {
      const detail = { template, status: "pending" as const, ...(title === undefined ? {} : { title }) };
      await recordOnTimeline(db, { of, kind: "mail", at, actor, detail, ref: entryRef.mail(subject) });
    },
    "mail.delivered": (db, { subject }) => revise(db, subject, "delivered"),
    "mail.dropped": (db, { subject }) => revise(db, subject, "dropped"),
    "mail.given-up": (db, { subject }) => revise(db, subject, "dead"),
    "outbox.replay": (db, { subject }) => revise(db, subject, "pending"),
  },
};

function revise(db: Queryable, messageId: number, status: MailStatus): Promise<void> {
  return reviseOnTimeline<"mail">(db, entryRef.mail(messageId), { status });
}
