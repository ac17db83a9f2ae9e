import type { Queryable } from "../../../db/database.ts";
import { searchTextOf } from "../../consultations/search-text.ts";
import { consentsOfRequests, type FoundRecord, forParts, type Holder, inParts, present } from "./holder.ts";

export const consultations: Holder = {
  name: "consultations",
  // A person's row and timeline derive from the person's records, and are deleted with the last of these records.
  tables: [
    "consultations",
    // Subscriptions and conversations use this table too; each holder releases its own rows.
    "consent_ledger",
    "consultation_notes",
    "letters",
    "appointments",
    "appointment_quarters",
    "appointment_announcements",
    "unproven_bookings",
    "appointment_waitlist",
    "people",
    "people_search",
    "person_contacts",
    "person_links",
    "person_differences",
    "person_merges",
    "timeline_entries",
  ],
  async find(db, person) {
    const ids: number[] = [];
    const rows = inParts((after, limit) =>
      db
        .selectFrom("consultations")
        .select(["id", "name", "email", "phone", "createdAt"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute(),
    );
    for await (const { id, name, email, phone, createdAt } of rows) {
      if (person.owns("consultations", id, createdAt, { email, phone, name })) ids.push(id);
    }
    const found: FoundRecord[] = [];
    await forParts(ids, async (some) => {
      const whole = await db.selectFrom("consultations").selectAll().where("id", "in", some).orderBy("id").execute();
      const consents = await consentsOfRequests(db, some);
      const notes = await db
        .selectFrom("consultation_notes")
        .select(["consultationId", "text", "createdAt"])
        .where("consultationId", "in", some)
        .orderBy("id")
        .execute();
      const letters = await db
        .selectFrom("letters")
        .select(["consultationId", "recipient", "subject", "body", "language", "createdAt"])
        .where("consultationId", "in", some)
        .orderBy("id")
        .execute();
      const appointments = await db
        .selectFrom("appointments")
        .select(["consultationId", "startsAt", "kind as means", "state", "visitorZone", "reason", "createdAt"])
        .where("consultationId", "in", some)
        .orderBy("id")
        .execute();
      for (const row of whole) {
        const { id, searchText, contentDigest, leadScoreVersion, verdictReasons, reviewedAt, ...rest } = row;
        const { ownerId, followUpVersion, stage, linkNonce, addressProvenAt, ...fields } = rest;
        const history = await historyOf(db, id);
        found.push({
          id: String(id),
          at: row.createdAt,
          fields: {
            ...fields,
            consents: ofRequest(consents, id),
            notes: ofRequest(notes, id),
            letters: ofRequest(letters, id),
            appointments: ofRequest(appointments, id),
            history,
          },
          contacts: { emails: [row.email], phones: present(row.phone) },
        });
      }
    });
    return found;
  },
  async correct(db, ids, changes) {
    let changed = 0;
    for (const id of ids) {
      const before = await db
        .selectFrom("consultations")
        .select(["name", "email", "phone", "company", "jobTitle"])
        .where("id", "=", id)
        .executeTakeFirst();
      if (!before) continue;
      const searchText = searchTextOf({ ...before, ...changes });
      await db
        .updateTable("consultations")
        .set({ ...changes, searchText })
        .where("id", "=", id)
        .execute();
      changed += 1;
    }
    return changed;
  },
  async erase(db, ids) {
    // Stored responses about these requests contain their ids.
    const answers = await db.selectFrom("idempotency_keys").select(["key", "answer"]).execute();
    const erased = new Set(ids);
    const kept = answers.filter(({ answer }) => erased.has(String(answer["id"]))).map(({ key }) => key);
    await forParts(kept, (some) => db.deleteFrom("idempotency_keys").where("key", "in", some).execute());
    // The wording agreed to stays, no longer linked to anyone.
    await forParts(ids.map(Number), (some) => db.deleteFrom("consultations").where("id", "in", some).execute());
  },
};

function ofRequest<Row extends { consultationId: number | null }>(rows: readonly Row[], id: number) {
  return rows.filter((row) => row.consultationId === id).map(({ consultationId, ...row }) => row);
}

/** Reads a request's history, as staff see it on the timeline. */
async function historyOf(db: Queryable, consultationId: number) {
  return await db
    .selectFrom("timeline_entries")
    .select(["at", "kind as event"])
    .where("recordKind", "=", "consultation")
    .where("recordId", "=", consultationId)
    .orderBy("at")
    .orderBy("id")
    .execute();
}
