import { type FoundRecord, forParts, type Holder, inParts } from "./holder.ts";

/** The holder that finds the subjects of each kind of delivery. */
const SUBJECTS = {
  consultations: "request",
  newsletter: "subscription",
  chat: "conversation",
  mails: "mail",
  rights: "privacy-request",
} as const;

/** What webhooks were sent, or are still to be sent, about a person. */
export const webhooks: Holder = {
  name: "webhooks",
  tables: ["webhook_deliveries"],
  async find(db, person, found) {
    const subjects = new Set(
      Object.entries(SUBJECTS).flatMap(([holder, noun]) =>
        (found[holder as keyof typeof SUBJECTS] ?? []).map(({ id }) => `${noun}:${id}`),
      ),
    );
    const records: FoundRecord[] = [];
    const rows = inParts((after, limit) =>
      db
        .selectFrom("webhook_deliveries")
        .innerJoin("webhook_endpoints", "webhook_endpoints.id", "endpointId")
        .select([
          "webhook_deliveries.id",
          "webhook_endpoints.name",
          "type",
          "subject",
          "body",
          "status",
          "webhook_deliveries.createdAt",
          "deliveredAt",
        ])
        .where("webhook_deliveries.id", ">", after)
        .orderBy("webhook_deliveries.id")
        .limit(limit)
        .execute(),
    );
    for await (const { id, name, type, subject, body, ...row } of rows) {
      if (!person.isMeant(row.createdAt) || !(subjects.has(subject) || person.isNamedIn(body))) continue;
      const fields = { recipient: name, event: type, body, ...row };
      records.push({ id: String(id), at: row.createdAt, fields, contacts: { emails: [], phones: [] } });
    }
    return records;
  },
  erase: (db, ids) =>
    forParts(ids.map(Number), (some) => db.deleteFrom("webhook_deliveries").where("id", "in", some).execute()),
};
