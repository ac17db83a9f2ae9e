import type { Queryable } from "../../db/database.ts";
import type { Subscriber } from "../../db/facts.ts";
import type { PrivacyFact } from "../privacy/facts.ts";
import { correctAddress, type LedgerRecord, recordWithdrawal, untieConsents } from "./service.ts";

type Erased = Extract<PrivacyFact, { records: unknown }>;

/** Ends what a person agreed to when all of theirs is erased, and forgets who it was when a record goes. */
export const consentsOfPrivacy: Subscriber<PrivacyFact> = {
  during: {
    "privacy.correct": async (db, { records, changes }) => {
      if (changes.email) await correctAddress(db, (records.consultations ?? []).map(Number), changes.email);
    },
    "privacy.erase": withdraw,
    "privacy.erase-again": withdraw,
    "privacy.forgotten": untie,
  },
};

async function withdraw(db: Queryable, fact: Erased): Promise<void> {
  for (const [record, ids] of tied(fact)) await recordWithdrawal(db, { record, ids }, "erasure", fact.at);
  await untie(db, fact);
}

async function untie(db: Queryable, fact: Erased): Promise<void> {
  for (const [record, ids] of tied(fact)) await untieConsents(db, record, ids, fact.at);
}

const tied = ({ records: { consultations = [], newsletter = [], chat = [] } }: Erased): [LedgerRecord, number[]][] => [
  ["consultation", consultations.map(Number)],
  ["subscription", newsletter.map(Number)],
  ["conversation", chat.map(Number)],
];
