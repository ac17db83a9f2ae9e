import { AppError } from "../../../lib/http/app-error.ts";
import type { Caller } from "../../../lib/http/roles.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { normalisePhone } from "../../consultations/submission-schema.ts";
import { type FactsBody, LEAD_FIELDS, type LeadFacts, type StaffConversation } from "../model.ts";
import type { ChatParts } from "../parts.ts";
import { confirmFacts as confirmStored, markContacted } from "../store/leads.ts";
import { addSearchText } from "../store/messages.ts";
import { lockAndRequire, readConversation } from "./read-chats.ts";

/**
 * Confirms, corrects or removes facts.
 * @throws AppError `not-found`; `outdated`, with the current conversation, when the facts have changed since; `invalid`
 *   for an invalid phone
 */
export async function confirmFacts(
  parts: ChatParts,
  id: number,
  { version, ...values }: FactsBody,
  staff: Caller,
): Promise<StaffConversation> {
  const { database, facts, clock, events } = parts;
  const now = clock();
  const done = await facts.transaction(async (db) => {
    const row = await lockAndRequire(db, id);
    const confirmed: LeadFacts = { ...row.facts };
    const named = LEAD_FIELDS.filter((field) => values[field] !== undefined);
    for (const field of named) {
      const value = storedForm(field, values[field] || null);
      const before = confirmed[field];
      if (value === null) delete confirmed[field];
      else confirmed[field] = { value, from: before?.value === value ? before.from : "staff", state: "confirmed" };
    }
    if (!(await confirmStored(db, row, confirmed, version, now))) return false;
    await addSearchText(db, id, foldForSearch(named.map((field) => confirmed[field]?.value ?? "").join(" ")));
    await facts.record(db, {
      kind: "chat.facts",
      at: now,
      actor: staff.id,
      subject: id,
      detail: { fields: named },
    });
    return true;
  });
  if (!done) {
    throw new AppError("outdated", "The facts have changed since", {
      current: await readConversation(parts, id, staff),
    });
  }
  await database.flushed();
  await events.publish(id, { type: "lead" });
  return await readConversation(parts, id, staff);
}

/** The canonical form of an email or a number. @throws AppError `invalid` */
function storedForm(field: (typeof LEAD_FIELDS)[number], value: string | null): string | null {
  if (value === null) return null;
  if (field === "email") return value.toLowerCase();
  if (field !== "phone") return value;
  const phone = normalisePhone(value);
  if (!phone) throw new AppError("invalid", "This is no phone number", { fields: { phone: "phoneInvalid" } });
  return phone;
}

/**
 * Records whether the visitor was called or written to.
 * @throws AppError `not-found`
 */
export async function setContacted(
  parts: ChatParts,
  id: number,
  contacted: boolean,
  staff: Caller,
): Promise<StaffConversation> {
  const { database, facts, clock, events } = parts;
  const changed = await facts.transaction(async (db) => {
    const at = clock();
    if (!(await markContacted(db, await lockAndRequire(db, id), contacted, at))) return false;
    await facts.record(db, { kind: "chat.contacted", at, actor: staff.id, subject: id, detail: { contacted } });
    return true;
  });
  await database.flushed();
  if (changed) await events.publish(id, { type: "lead" });
  return await readConversation(parts, id, staff);
}
