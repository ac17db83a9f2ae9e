import { limitKeyEnd } from "../../mail-limits/mail-limits.ts";
import { forParts, type Holder, present, splitBy } from "./holder.ts";

/** Prefix of an emailed link's id among the records of {@link rights}. */
const LINK = "link:";

/** People's requests to us: that they were made stays, with dates; who made them does not. */
export const rights: Holder = {
  name: "rights",
  tables: ["privacy_requests", "privacy_links"],
  async find(db, person) {
    const rows = await db
      .selectFrom("privacy_requests")
      .select(["id", "kind", "email", "wish", "receivedAt", "dueAt", "state", "answeredAt", "note"])
      .where("email", "is not", null)
      .orderBy("id")
      .execute();
    const links = await db.selectFrom("privacy_links").select(["tokenDigest", "kind", "email", "expiresAt"]).execute();
    return [
      ...rows
        .filter(({ id, email, receivedAt }) => person.owns("rights", id, receivedAt, { email }))
        .map(({ id, ...row }) => ({
          id: String(id),
          at: row.receivedAt,
          fields: { ...row },
          contacts: { emails: present(row.email), phones: [] },
        })),
      ...links
        .filter(({ email, expiresAt }) => person.isEmail(email) && person.isMeant(expiresAt))
        .map(({ tokenDigest, expiresAt, kind, email }) => ({
          id: `${LINK}${tokenDigest}`,
          at: expiresAt,
          fields: { kind, email, linkUntil: expiresAt },
          contacts: { emails: [email], phones: [] },
        })),
    ];
  },
  async erase(db, ids) {
    const [links, requests] = splitBy(LINK, ids);
    await forParts(links, (some) => db.deleteFrom("privacy_links").where("tokenDigest", "in", some).execute());
    await forParts(requests.map(Number), (some) =>
      db.updateTable("privacy_requests").set({ email: null, wish: null }).where("id", "in", some).execute(),
    );
  },
};

export const limits: Holder = {
  name: "limits",
  tables: ["mail_limits", "idempotency_keys"],
  async find(db, person, found) {
    const inFound = Object.values(found).flatMap((records) => records.flatMap(({ contacts }) => contacts.emails));
    const ends = [...person.emails, ...inFound.filter(person.isEmail)].map(limitKeyEnd);
    const rows = await db.selectFrom("mail_limits").select(["key", "sentAt"]).orderBy("key").execute();
    return rows
      .filter(({ key, sentAt }) => person.isMeant(sentAt) && ends.some((end) => key.endsWith(end)))
      .map(({ key, sentAt }) => ({
        id: key,
        at: sentAt,
        fields: { mailedFor: key.slice(0, key.lastIndexOf(":")), sentAt },
        contacts: { emails: [], phones: [] },
      }));
  },
  erase: (db, keys) => forParts(keys, (some) => db.deleteFrom("mail_limits").where("key", "in", some).execute()),
};
