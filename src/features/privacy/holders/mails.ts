import { readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { SHOWN_TEMPLATES } from "../../outbox/messages.ts";
import { type FoundRecord, forParts, type Holder, inParts, type PersonMatcher, splitBy } from "./holder.ts";

/** Id prefix of an invitation among the records of {@link mails}. */
const INVITATION = "invitation:";

export const mails: Holder = {
  name: "mails",
  // A staff invitation contains the invitee's email address.
  tables: ["outbox", "staff_invitations"],
  async find(db, person, found) {
    const tellsOf = new Set([
      ...(found.consultations ?? []).flatMap(({ id }) => [
        `staff-new-consultation:${id}`,
        `visitor-confirmation:${id}`,
      ]),
      ...(found.chat ?? []).map(({ id }) => `staff-chat-summary:${id}`),
    ]);
    const requests = new Set((found.consultations ?? []).map(({ id }) => id));
    const records: FoundRecord[] = [];
    const rows = inParts((after, limit) =>
      db
        .selectFrom("outbox")
        .select(["id", "template", "recipient", "dedupeKey", "payload", "status", "createdAt", "deliveredAt"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute(),
    );
    for await (const { id, dedupeKey, payload, ...row } of rows) {
      const isAboutThem =
        person.owns("mails", id, row.createdAt, { email: row.recipient }) ||
        (dedupeKey !== null && tellsOf.has(dedupeKey)) ||
        (row.template.startsWith("staff-") && leadsToOne(payload, requests)) ||
        person.isNamedIn(JSON.stringify(payload));
      if (!isAboutThem || !person.isMeant(row.createdAt)) continue;
      const emails = row.template.startsWith("staff-") ? [] : [row.recipient];
      records.push({ id: String(id), at: row.createdAt, fields: { ...row }, contacts: { emails, phones: [] } });
    }
    const invitations = await db
      .selectFrom("staff_invitations")
      .select(["id", "email", "language", "createdAt", "expiresAt", "withdrawnAt"])
      .orderBy("id")
      .execute();
    for (const { id, email, expiresAt, ...row } of invitations) {
      const number = `${INVITATION}${id}`;
      if (!person.owns("mails", number, row.createdAt, { email })) continue;
      const fields = { template: "staff-invitation", recipient: email, ...row, linkUntil: expiresAt };
      records.push({ id: number, at: row.createdAt, fields, contacts: { emails: [email], phones: [] } });
    }
    return records;
  },
  async correct(db, ids, { email }) {
    const numbers = ids.filter(Number.isInteger);
    let changed = 0;
    if (email === undefined) return changed;
    await forParts(numbers, async (some) => {
      // Emails with a token stay with their recipient, and delivered emails cannot be redirected.
      const result = await db
        .updateTable("outbox")
        .set({ recipient: email })
        .where("id", "in", some)
        .where("template", "in", [...SHOWN_TEMPLATES])
        .where("status", "!=", "delivered")
        .executeTakeFirst();
      changed += Number(result.numUpdatedRows);
    });
    return changed;
  },
  async erase(db, ids) {
    const [invitations, sent] = splitBy(INVITATION, ids);
    await forParts(sent.map(Number), (some) => db.deleteFrom("outbox").where("id", "in", some).execute());
    // Deleting an invitation also revokes its link.
    await forParts(invitations.map(Number), (some) =>
      db.deleteFrom("staff_invitations").where("id", "in", some).execute(),
    );
  },
};

/** Whether an email to staff is about one of these requests, and so names the person who sent it. */
function leadsToOne(payload: unknown, requests: ReadonlySet<string>): boolean {
  const { url, own, unassigned, waitingFirst } = payload as Partial<Record<string, unknown>>;
  const named = [own, unassigned].flatMap((steps) => (steps as { first?: unknown[] } | undefined)?.first ?? []);
  const ids = [...named, ...((waitingFirst as unknown[] | undefined) ?? [])].map((lead) => (lead as { id: number }).id);
  const linked = typeof url === "string" ? /[?&]consultation=(\d+)/.exec(url)?.[1] : undefined;
  return [linked, ...ids.map(String)].some((id) => id !== undefined && requests.has(id));
}

/** Finds the emails that name the person and that, without `SMTP_URL`, were written to files instead of sent. */
export async function findMailFiles(folder: string, person: PersonMatcher): Promise<FoundRecord[]> {
  const names = (await readdir(folder).catch(absent)).filter((name) => name.endsWith(".eml")).sort();
  const found: FoundRecord[] = [];
  for (const name of names) {
    const file = path.join(folder, name);
    const raw = await readFile(file, "latin1").catch(() => "");
    const { mtime } = await stat(file).catch(() => ({ mtime: new Date(0) }));
    if (!person.isMeant(mtime)) continue;
    if (!person.owns("mail-files", name, mtime) && !person.isNamedIn(readable(raw))) continue;
    found.push({ id: name, at: mtime, fields: { file: name }, contacts: { emails: [], phones: [] } });
  }
  return found;
}

export async function eraseMailFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(path.join(folder, path.basename(name)), { force: true });
}

/** Returns an email's source, followed by its text decoded from quoted-printable and base64 (RFC 2045 §6). */
function readable(raw: string): string {
  const unquoted = raw
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const decoded = [...raw.matchAll(/(?:^[A-Za-z0-9+/=]{40,}\r?\n?)+/gm)].map(([block]) =>
    Buffer.from(block, "base64").toString("utf8"),
  );
  return [raw, Buffer.from(unquoted, "latin1").toString("utf8"), ...decoded].join("\n");
}

function absent(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT") return [];
  throw error;
}
