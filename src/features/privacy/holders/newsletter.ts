import { consentsOfReader } from "./consents.ts";
import { type FoundRecord, forParts, type Holder, inParts } from "./holder.ts";

export const newsletter: Holder = {
  name: "newsletter",
  tables: ["newsletter_subscriptions", "newsletter_confirmations", "newsletter_links", "newsletter_recipients"],
  async find(db, person) {
    const found: FoundRecord[] = [];
    const rows = inParts((after, limit) =>
      db
        .selectFrom("newsletter_subscriptions")
        .select(["id", "address", "language", "state", "createdAt", "confirmedAt", "endedAt"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute(),
    );
    for await (const { id, ...row } of rows) {
      if (!person.owns("newsletter", id, row.createdAt, { email: row.address })) continue;
      const contacts = { emails: [row.address], phones: [] };
      found.push({ id: String(id), at: row.createdAt, fields: { ...row }, contacts });
    }
    for (const record of found) {
      const consents = await consentsOfReader(db, Number(record.id));
      const issues = await db
        .selectFrom("newsletter_recipients as recipient")
        .innerJoin("newsletter_sendings as sending", "sending.id", "recipient.sendingId")
        .select(["sending.issue", "sending.startedAt", "recipient.state"])
        .where("recipient.subscriptionId", "=", Number(record.id))
        .orderBy("sending.id")
        .execute();
      record.fields["consents"] = consents;
      record.fields["issues"] = issues.map(({ issue, startedAt, state }) => ({
        title: issue["title"],
        sentAt: startedAt,
        state,
      }));
    }
    return found;
  },
  // Its links and sendings are deleted with it.
  erase: (db, ids) =>
    forParts(ids.map(Number), (some) => db.deleteFrom("newsletter_subscriptions").where("id", "in", some).execute()),
};
