import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { Caller, StaffMember } from "../../../lib/http/roles.ts";
import type { Language } from "../../../lib/language.ts";
import type { ConsultationsParts } from "../parts.ts";
import { getConsultation } from "../read-consultations.ts";
import type { Note } from "./model.ts";
import { deleteNote, findNote, insertNote, listNotes, listOwners, type NoteRow, updateNote } from "./store.ts";

/** Notes per page, more than any lead is likely to have. */
const NOTES_A_PAGE = 100;

interface Written {
  text: string;
  /** Ids of the staff members mentioned; members who may not read the note are dropped. */
  mentions: readonly string[];
}

/**
 * Reads a page of a request's notes, newest first.
 * @throws AppError `not-found`
 */
export async function readNotes(
  { database }: ConsultationsParts,
  consultationId: number,
  before?: number,
): Promise<{ notes: Note[]; more: boolean }> {
  await getConsultation(database, consultationId);
  const rows = await listNotes(database.kysely, consultationId, NOTES_A_PAGE + 1, before);
  return { notes: rows.slice(0, NOTES_A_PAGE).map(toNote), more: rows.length > NOTES_A_PAGE };
}

/** @throws AppError `not-found` */
export async function addNote(
  parts: ConsultationsParts,
  consultationId: number,
  { text, mentions }: Written,
  author: Caller,
  language: Language,
): Promise<Note> {
  const written = await parts.facts.transaction(async (db) => {
    await getConsultation({ kysely: db }, consultationId);
    const createdAt = parts.clock();
    const named = await mentionable(db, mentions);
    const note = await insertNote(db, { consultationId, authorId: author.id, text, mentions: named, createdAt });
    await recordNote(parts, db, "consultation.note", note, author, createdAt);
    await mailMentioned(parts, db, note, [], author, language);
    return note;
  });
  parts.outbox.wake();
  return toNote(written);
}

/**
 * Edits a note, and notifies members mentioned for the first time.
 * @throws AppError `not-found`; `forbidden` for another member's note; `outdated`, with the current note, on an edit
 * conflict
 */
export async function changeNote(
  parts: ConsultationsParts,
  place: { consultationId: number; id: number },
  { version, text, mentions }: Written & { version: number },
  author: StaffMember,
  language: Language,
): Promise<Note> {
  const written = await parts.facts.transaction(async (db) => {
    const before = await noteAt(db, place);
    if (before.authorId !== author.id) throw new AppError("forbidden", "Somebody else wrote this note");
    const editedAt = parts.clock();
    const named = await mentionable(db, mentions);
    const note = await updateNote(db, place.id, version, { text, mentions: named, editedAt });
    if (!note) throw new AppError("outdated", "The note has changed since", { current: toNote(before) });
    await recordNote(parts, db, "consultation.note-changed", note, author, editedAt);
    await mailMentioned(parts, db, note, before.mentions, author, language);
    return note;
  });
  parts.outbox.wake();
  return toNote(written);
}

/**
 * Deletes the caller's own note or, for an admin, any note.
 * @throws AppError `not-found`, `forbidden`
 */
export async function removeNote(
  parts: ConsultationsParts,
  consultationId: number,
  id: number,
  staff: StaffMember,
): Promise<void> {
  await parts.facts.transaction(async (db) => {
    const note = await noteAt(db, { consultationId, id });
    if (note.authorId !== staff.id && staff.role !== "admin") {
      throw new AppError("forbidden", "Somebody else wrote this note");
    }
    if (!(await deleteNote(db, id))) throw new AppError("not-found", "There is no such note");
    await recordNote(parts, db, "consultation.note-removed", note, staff, parts.clock());
  });
}

async function recordNote(
  { facts }: ConsultationsParts,
  db: Queryable,
  kind: `consultation.note${"" | "-changed" | "-removed"}`,
  { id, consultationId, text }: NoteRow,
  staff: Caller,
  at: Date,
): Promise<void> {
  const fact = { at, actor: staff.id, subject: consultationId };
  await facts.record(db, { ...fact, kind, detail: { note: id }, text });
  await facts.record(db, { ...fact, kind: "consultation.changed", ids: [consultationId] });
}

/** Keeps only members who may read the note, without duplicates. */
async function mentionable(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const members = await listOwners(db);
  return [...new Set(ids)].filter((id) => members.some((member) => member.id === id));
}

/** Emails the members mentioned in a note, except the author and members already notified. */
async function mailMentioned(
  { outbox, siteUrl }: ConsultationsParts,
  db: Queryable,
  note: NoteRow,
  alreadyTold: readonly string[],
  author: Caller,
  language: Language,
): Promise<void> {
  const names = note.mentions.filter((id) => id !== author.id && !alreadyTold.includes(id));
  if (names.length === 0) return;
  const { name: lead } = await getConsultation({ kysely: db }, note.consultationId);
  const members = await listOwners(db);
  for (const { id, email, language: own } of members.filter((member) => names.includes(member.id))) {
    await outbox.enqueue(db, {
      template: "staff-mention",
      recipient: email,
      // Members who have not opened the desk yet get the language of the colleague who mentions them.
      language: own ?? language,
      payload: { author: author.name, lead, url: `${siteUrl}/admin?consultation=${note.consultationId}` },
      dedupeKey: `staff-mention:${note.id}:${id}`,
    });
  }
}

/** @throws AppError `not-found` */
async function noteAt(db: Queryable, { consultationId, id }: { consultationId: number; id: number }): Promise<NoteRow> {
  const note = await findNote(db, consultationId, id);
  if (!note) throw new AppError("not-found", "There is no such note");
  return note;
}

function toNote({ createdAt, editedAt, ...note }: NoteRow): Note {
  return { ...note, createdAt: createdAt.toISOString(), editedAt: editedAt?.toISOString() ?? null };
}
