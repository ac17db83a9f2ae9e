import { limitKeyEnd } from "../../mail-limits/mail-limits.ts";
import { forParts, type Holder } from "./holder.ts";

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
