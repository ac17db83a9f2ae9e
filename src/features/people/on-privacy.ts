import type { Queryable } from "../../db/database.ts";
import type { Subscriber } from "../../db/facts.ts";
import type { PrivacyFact } from "../privacy/facts.ts";
import { forgetRecords, recordChanged } from "./matching/timeline.ts";

/** Lets go of the records that privacy erases, and follows what it corrects in them. */
export const timelineOfPrivacy: Subscriber<PrivacyFact> = {
  during: {
    "privacy.correct": async (db, { records: { consultations = [], chat = [] } }) => {
      for (const id of consultations) await recordChanged(db, { kind: "consultation", id: Number(id) });
      for (const id of chat) await recordChanged(db, { kind: "conversation", id: Number(id) });
    },
    "privacy.erase": forget,
    "privacy.erase-again": forget,
    "privacy.forgotten": forget,
  },
};

async function forget(db: Queryable, { records, at }: Extract<PrivacyFact, { records: unknown }>): Promise<void> {
  const { consultations = [], newsletter = [], chat = [] } = records;
  await forgetRecords(db, "consultation", consultations.map(Number), at);
  await forgetRecords(db, "subscription", newsletter.map(Number), at);
  await forgetRecords(db, "conversation", chat.map(Number), at);
}
