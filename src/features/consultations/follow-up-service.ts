import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { StaffMember } from "../../lib/http/roles.ts";
import type { Language } from "../../lib/language.ts";
import type { Outbox } from "../outbox/assemble.ts";
import { entryRef } from "../people/entry-ref.ts";
import type { RecordRef } from "../people/schema.ts";
import { recordChanged, recordOnTimeline, removeFromTimeline, reviseOnTimeline } from "../people/timeline-service.ts";
import type { Consultation } from "./consultation.ts";
import {
  type BulkChangeFacts,
  type BulkChangeItem,
  claimUndo,
  countViews,
  type Database,
  deleteBulkChanges,
  deleteNote,
  deleteView,
  findNote,
  insertAudit,
  insertBulkChange,
  insertNote,
  insertView,
  listNotes,
  listOwners,
  listViews,
  type NoteRow,
  type Queryable,
  updateNote,
  updateView,
} from "./follow-up/store.ts";
import {
  type BulkAnswer,
  type BulkLeft,
  type BulkUndone,
  type DeskView,
  type FollowUpChange,
  MAX_SELECTION,
  MAX_VIEWS,
  type Note,
  type Owner,
  type Selection,
  type StageCounts,
} from "./follow-up/model.ts";
import type { ConsultationEvents } from "./live-events.ts";
import {
  type ConsultationFilter,
  countStages,
  type FollowUpRow,
  findConsultation,
  listSelection,
  lockFollowUps,
  updateFollowUp,
} from "./store/lists.ts";
import { movedTo, STAGES, stageOf } from "./follow-up/stage.ts";

/** Notes a page: more than a lead ever has. */
const NOTES_A_PAGE = 100;

/** More changed requests at once than this are told as one event. */
const MOST_TOLD = 20;

/** How long a bulk change can be undone, in milliseconds: its message stands on the screen for seconds. */
const UNDO_MS = 60 * 60 * 1000;

export interface FollowUpParts {
  database: Database;
  clock: Clock;
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** Told of every change, once it is committed. */
  events: Pick<ConsultationEvents, "publish">;
  /** Where the site is reached, without a slash at the end. */
  siteUrl: string;
}

export type FollowUps = ReturnType<typeof createFollowUps>;

/** What a bulk change does to each request. */
export interface BulkChange {
  contacted?: boolean | undefined;
  ownerId?: string | null | undefined;
  stage?: Consultation["stage"] | undefined;
  /** Day by which the next step is to be done. */
  nextStepAt?: string | undefined;
  /** With a day: the next step of those that have none. */
  nextStep?: string | undefined;
}

/** Use cases of following requests up: whose they are, where they stand, what is next, and what was said. */
export function createFollowUps({ database, clock, outbox, events, siteUrl }: FollowUpParts) {
  const { kysely, dialect } = database;
  const inTransaction = <Result>(work: (db: Queryable) => Promise<Result>) => kysely.transaction().execute(work);

  async function checkOwner(db: Queryable, ownerId: string | null | undefined): Promise<void> {
    if (!ownerId) return;
    if (!(await listOwners(db)).some(({ id }) => id === ownerId)) {
      throw new AppError("invalid", "No member of staff has this id", { fields: { ownerId: "ownerUnknown" } });
    }
  }

  /** Writes one line for each fact that is another one now: ids and codes, nothing of what was written. */
  async function audit(db: Queryable, before: FollowUpRow, after: FollowUpRow, actor: string, at: Date): Promise<void> {
    const line = (action: string, detail: Record<string, unknown>) =>
      insertAudit(db, { at, actor, action: `consultation.${action}`, subject: String(after.id), detail });
    if (before.ownerId !== after.ownerId) await line("owner", { owner: after.ownerId });
    if (before.stage !== after.stage) await line("stage", { from: before.stage, to: after.stage });
    if (before.contacted !== after.contacted) await line("contacted", { contacted: after.contacted });
    if (before.nextStep !== after.nextStep || before.nextStepAt !== after.nextStepAt) {
      await line("next-step", { day: after.nextStepAt });
    }
  }

  async function save(db: Queryable, before: FollowUpRow, after: FollowUpRow, actor: string, at: Date): Promise<void> {
    await updateFollowUp(db, after);
    await audit(db, before, after, actor, at);
    const of = recordOf(after.id);
    const { ownerId, outcome, contacted, nextStep, nextStepAt } = after;
    if (before.ownerId !== ownerId) await recordOnTimeline(db, { of, kind: "owner", at, actor, detail: { ownerId } });
    if (before.contacted !== contacted) {
      const ref = entryRef.contacted(of, at);
      await recordOnTimeline(db, { of, kind: "contacted", at, actor, detail: { contacted }, ref });
      await recordChanged(db, of);
    }
    if (before.outcome !== outcome) await recordOnTimeline(db, { of, kind: "outcome", at, actor, detail: { outcome } });
    if (before.nextStep !== nextStep || before.nextStepAt !== nextStepAt) {
      await recordOnTimeline(db, { of, kind: "next-step", at, actor, detail: { nextStep, nextStepAt } });
    }
  }

  /** Tells the desks, after the change is committed. */
  async function tell(ids: readonly number[]): Promise<void> {
    if (ids.length > MOST_TOLD) await events.publish(0, { type: "refresh" });
    else for (const id of ids) await events.publish(id, { type: "changed" });
  }

  async function known(db: Queryable, id: number): Promise<Consultation> {
    const consultation = await findConsultation(db, id);
    if (!consultation) throw new AppError("not-found", "There is no such consultation");
    return consultation;
  }

  /** Mails those whom a note names and who have not been told yet, except its author. */
  async function tellMentioned(
    db: Queryable,
    note: NoteRow,
    told: readonly string[],
    author: StaffMember,
    language: Language,
  ) {
    const names = note.mentions.filter((id) => id !== author.id && !told.includes(id));
    if (names.length === 0) return;
    const { name: lead } = await known(db, note.consultationId);
    const members = await listOwners(db);
    for (const { id, email, language: own } of members.filter((member) => names.includes(member.id))) {
      await outbox.enqueue(db, {
        template: "staff-mention",
        recipient: email,
        // Until they have opened the desk, the language of the colleague who calls them.
        language: own ?? language,
        payload: { author: author.name, lead, url: `${siteUrl}/admin?consultation=${note.consultationId}` },
        dedupeKey: `staff-mention:${note.id}:${id}`,
      });
    }
  }

  /** Only those who may read the note, each once. */
  async function mentionable(db: Queryable, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const members = await listOwners(db);
    return [...new Set(ids)].filter((id) => members.some((member) => member.id === id));
  }

  /** A note of which something is to be changed. @throws AppError `not-found` */
  async function noteOf(db: Queryable, consultationId: number, id: number): Promise<NoteRow> {
    const note = await findNote(db, consultationId, id);
    if (!note) throw new AppError("not-found", "There is no such note");
    return note;
  }

  return {
    /** Whom a request can be given to, and whom a note can name. */
    owners: async (): Promise<Owner[]> => (await listOwners(kysely)).map(({ id, name }) => ({ id, name })),

    /** How many requests of a list stand at each stage. */
    async stages(filter: ConsultationFilter): Promise<StageCounts> {
      const counts = new Map((await countStages(database, filter)).map(({ stage, n }) => [stage, n]));
      return Object.fromEntries(STAGES.map((stage) => [stage, counts.get(stage) ?? 0])) as StageCounts;
    },

    /**
     * Changes owner, stage or next step.
     * @throws AppError `not-found`; `invalid` for an owner that is none; `outdated`, with the consultation as it is, when
     * somebody else has changed one of these since; `conflict` for a request that was not accepted
     */
    async change(id: number, version: number, change: FollowUpChange, actor: string): Promise<Consultation> {
      const stored = await inTransaction(async (db) => {
        await checkOwner(db, change.ownerId);
        const [before] = await lockFollowUps(db, dialect, [id]);
        if (!before) throw new AppError("not-found", "There is no such consultation");
        if (before.review !== "accepted") throw new AppError("conflict", "It has not been accepted");
        if (before.followUpVersion !== version) {
          throw new AppError("outdated", "Somebody else has changed it since", { current: await known(db, id) });
        }
        const at = clock();
        const after = changed(before, change, at);
        if (change.nextStepAt && after.nextStep === null) {
          throw new AppError("invalid", "A date of no step", { fields: { nextStep: "required" } });
        }
        if (!isSame(before, after)) await save(db, before, { ...after, followUpVersion: version + 1 }, actor, at);
        return await known(db, id);
      });
      if (stored.followUpVersion !== version) await tell([id]);
      return stored;
    },

    /** Newest first. @throws AppError `not-found` */
    async notes(consultationId: number, before?: number): Promise<{ notes: Note[]; more: boolean }> {
      await known(kysely, consultationId);
      const rows = await listNotes(kysely, consultationId, NOTES_A_PAGE + 1, before);
      return { notes: rows.slice(0, NOTES_A_PAGE).map(toNote), more: rows.length > NOTES_A_PAGE };
    },

    /** @throws AppError `not-found` */
    async addNote(
      consultationId: number,
      { text, mentions }: { text: string; mentions: readonly string[] },
      author: StaffMember,
      language: Language,
    ): Promise<Note> {
      const written = await inTransaction(async (db) => {
        await known(db, consultationId);
        const createdAt = clock();
        const named = await mentionable(db, mentions);
        const note = await insertNote(db, { consultationId, authorId: author.id, text, mentions: named, createdAt });
        const entry = { at: createdAt, actor: author.id, action: "consultation.note", subject: String(consultationId) };
        await insertAudit(db, { ...entry, detail: { note: note.id } });
        const of = recordOf(consultationId);
        const fact = { of, kind: "note", at: createdAt, actor: author.id, ref: entryRef.note(note.id) } as const;
        await recordOnTimeline(db, { ...fact, detail: { noteId: note.id, text } });
        await tellMentioned(db, note, [], author, language);
        return note;
      });
      outbox.wake();
      await tell([consultationId]);
      return toNote(written);
    },

    /**
     * Corrects a note; whoever it names for the first time is told.
     * @throws AppError `not-found`; `forbidden` for another's; `outdated`, with the note as it is
     */
    async changeNote(
      place: { consultationId: number; id: number },
      { version, text, mentions }: { version: number; text: string; mentions: readonly string[] },
      author: StaffMember,
      language: Language,
    ): Promise<Note> {
      const written = await inTransaction(async (db) => {
        const before = await noteOf(db, place.consultationId, place.id);
        if (before.authorId !== author.id) throw new AppError("forbidden", "Somebody else wrote this note");
        const editedAt = clock();
        const named = await mentionable(db, mentions);
        const note = await updateNote(db, place.id, version, { text, mentions: named, editedAt });
        if (!note) throw new AppError("outdated", "The note has changed since", { current: toNote(before) });
        const entry = { at: editedAt, actor: author.id, action: "consultation.note-changed" };
        await insertAudit(db, { ...entry, subject: String(place.consultationId), detail: { note: note.id } });
        await reviseOnTimeline<"note">(db, entryRef.note(note.id), { text });
        await tellMentioned(db, note, before.mentions, author, language);
        return note;
      });
      outbox.wake();
      await tell([place.consultationId]);
      return toNote(written);
    },

    /** Removes one's own note, or, as an admin, anybody's. @throws AppError `not-found`, `forbidden` */
    async removeNote(consultationId: number, id: number, staff: StaffMember): Promise<void> {
      await inTransaction(async (db) => {
        const note = await noteOf(db, consultationId, id);
        if (note.authorId !== staff.id && staff.role !== "admin") {
          throw new AppError("forbidden", "Somebody else wrote this note");
        }
        if (!(await deleteNote(db, id))) throw new AppError("not-found", "There is no such note");
        await removeFromTimeline(db, entryRef.note(id));
        const entry = { at: clock(), actor: staff.id, action: "consultation.note-removed" };
        await insertAudit(db, { ...entry, subject: String(consultationId), detail: { note: id } });
      });
      await tell([consultationId]);
    },

    /** One's own views and those that others share, by name. */
    views: async (staff: StaffMember): Promise<DeskView[]> =>
      (await listViews(kysely, staff.id)).map(({ id, name, query, shared, ownerId, ownerName }) => ({
        id,
        name,
        query,
        shared,
        own: ownerId === staff.id,
        ownerName,
      })),

    /** @throws AppError `invalid` when the name is taken, or there are too many */
    addView: (view: { name: string; query: string; shared: boolean }, staff: StaffMember): Promise<number> =>
      inTransaction(async (db) => {
        if ((await countViews(db, staff.id)) >= MAX_VIEWS) {
          throw new AppError("invalid", "Too many views", { fields: { name: "tooManyViews" } });
        }
        const id = await insertView(db, { ...view, ownerId: staff.id, createdAt: clock() });
        if (id === undefined) throw new AppError("invalid", "The name is taken", { fields: { name: "viewNameTaken" } });
        return id;
      }),

    /** @throws AppError `not-found`, also for another's; `invalid` when the name is taken */
    changeView: (
      id: number,
      view: { name: string; query: string; shared: boolean },
      staff: StaffMember,
    ): Promise<void> =>
      inTransaction(async (db) => {
        const result = await updateView(db, id, staff.id, view);
        if (result === "taken")
          throw new AppError("invalid", "The name is taken", { fields: { name: "viewNameTaken" } });
        if (result === undefined) throw new AppError("not-found", "There is no such view");
      }),

    /** @throws AppError `not-found`, also for another's */
    async removeView(id: number, staff: StaffMember): Promise<void> {
      if (!(await deleteView(kysely, id, staff.id))) throw new AppError("not-found", "There is no such view");
    },

    /** All requests of a list by number, name and version, newest first, as many as a selection may hold. */
    async selection(filter: ConsultationFilter): Promise<Selection> {
      const rows = await listSelection(database, filter, MAX_SELECTION + 1);
      return { requests: rows.slice(0, MAX_SELECTION), more: rows.length > MAX_SELECTION };
    },

    /**
     * Changes many requests in one transaction. Those that are so already stay out of it, and so do those that somebody
     * has changed since, that are not accepted, are gone, or have no next step to date.
     * @param wanted each with the version the change is based on
     * @returns by what it is undone, how many it changed, and which it left, and why
     * @throws AppError `invalid` for an owner that is none
     */
    async changeMany(
      wanted: readonly { id: number; version: number }[],
      change: BulkChange,
      actor: string,
    ): Promise<BulkAnswer> {
      const items: BulkChangeItem[] = [];
      const left: BulkLeft[] = [];
      const versions = new Map(wanted.map(({ id, version }) => [id, version]));
      const id = await inTransaction(async (db) => {
        await checkOwner(db, change.ownerId);
        const createdAt = clock();
        const gone = new Set(versions.keys());
        for (const before of await lockFollowUps(db, dialect, [...versions.keys()])) {
          gone.delete(before.id);
          const own = ownChange(before, change);
          const reason = reasonToLeave(before, own, versions.get(before.id));
          const after = changed(before, own, createdAt);
          if (reason !== "no-step" && isSame(before, after)) continue;
          if (reason) {
            left.push({ id: before.id, reason, version: before.followUpVersion });
            continue;
          }
          after.followUpVersion += 1;
          await save(db, before, after, actor, createdAt);
          items.push({ id: before.id, before: toFacts(before), after: toFacts(after) });
        }
        left.push(...[...gone].map(isGone));
        return items.length === 0 ? null : await insertBulkChange(db, { actorId: actor, items, createdAt });
      });
      await tell(items.map((item) => item.id));
      return { id, changed: items.length, left };
    },

    /**
     * Restores what each request of one's own bulk change was. Whatever somebody has changed since stays as it is.
     * @throws AppError `not-found` when there is nothing left to undo
     */
    async undoMany(id: number, actor: string): Promise<BulkUndone> {
      const restored: number[] = [];
      const kept: BulkLeft[] = [];
      await inTransaction(async (db) => {
        const at = clock();
        const change = await claimUndo(db, id, actor, new Date(at.getTime() - UNDO_MS), at);
        if (!change) throw new AppError("not-found", "There is no such change to undo");
        const items = new Map(change.items.map((item) => [item.id, item]));
        for (const row of await lockFollowUps(db, dialect, [...items.keys()])) {
          const item = items.get(row.id);
          if (!item) continue;
          items.delete(row.id);
          if (row.followUpVersion !== item.after.version || row.contacted !== item.after.contacted) {
            kept.push({ id: row.id, reason: "changed", version: row.followUpVersion });
            continue;
          }
          await save(db, row, restoredTo(row, item.before), actor, at);
          restored.push(row.id);
        }
        kept.push(...[...items.keys()].map(isGone));
      });
      await tell(restored);
      return { restored: restored.length, kept };
    },

    /** Forgets bulk changes that can no longer be undone. */
    forgetOver: (db: Queryable, now: Date) => deleteBulkChanges(db, new Date(now.getTime() - UNDO_MS)),
  };
}

const isGone = (id: number): BulkLeft => ({ id, reason: "gone", version: null });

const recordOf = (id: number): RecordRef => ({ kind: "consultation", id });

/** What a bulk change is for one request: it gives a next step to those alone that have none. */
function ownChange(before: FollowUpRow, { nextStep, ...change }: BulkChange): BulkChange {
  return nextStep === undefined || before.nextStep !== null ? change : { ...change, nextStep };
}

function reasonToLeave(
  before: FollowUpRow,
  { nextStep, nextStepAt }: BulkChange,
  version: number | undefined,
): BulkLeft["reason"] | undefined {
  if (before.review !== "accepted") return "not-accepted";
  if (before.followUpVersion !== version) return "changed";
  return nextStepAt !== undefined && before.nextStep === null && nextStep === undefined ? "no-step" : undefined;
}

/** What a request is after a change. The moments of contact and outcome are those of the change that made them so. */
function changed(before: FollowUpRow, change: FollowUpChange & Pick<BulkChange, "contacted">, at: Date): FollowUpRow {
  let after = { ...before };
  if (change.ownerId !== undefined) after.ownerId = change.ownerId;
  if (change.nextStep !== undefined) after.nextStep = change.nextStep || null;
  if (change.nextStepAt !== undefined) after.nextStepAt = change.nextStepAt;
  if (after.nextStep === null) after.nextStepAt = null;
  if (change.contacted !== undefined) after.contacted = change.contacted;
  after = change.stage === undefined ? { ...after, stage: stageOf(after) } : movedTo(after, change.stage);
  if (after.contacted !== before.contacted) after.contactedAt = after.contacted ? at : null;
  if (after.outcome !== before.outcome) after.outcomeAt = after.outcome ? at : null;
  return after;
}

function isSame(one: FollowUpRow, other: FollowUpRow): boolean {
  return (["contacted", "ownerId", "stage", "nextStep", "nextStepAt"] as const).every(
    (name) => one[name] === other[name],
  );
}

function toFacts(row: FollowUpRow): BulkChangeFacts {
  const { contacted, contactedAt, stage, outcome, outcomeAt, ownerId } = row;
  return {
    version: row.followUpVersion,
    contacted,
    contactedAt: contactedAt?.toISOString() ?? null,
    stage,
    outcome,
    outcomeAt: outcomeAt?.toISOString() ?? null,
    ownerId,
    hasNextStep: row.nextStep !== null,
    nextStepAt: row.nextStepAt,
  };
}

function restoredTo(row: FollowUpRow, before: BulkChangeFacts): FollowUpRow {
  const { version: _, contactedAt, outcomeAt, hasNextStep, ...facts } = before;
  return {
    ...row,
    // A bulk change writes no step over another: the one there was is still there.
    nextStep: hasNextStep ? row.nextStep : null,
    ...(facts as Pick<FollowUpRow, "contacted" | "stage" | "outcome" | "ownerId" | "nextStepAt">),
    contactedAt: contactedAt === null ? null : new Date(contactedAt),
    outcomeAt: outcomeAt === null ? null : new Date(outcomeAt),
    followUpVersion: row.followUpVersion + 1,
  };
}

function toNote({ createdAt, editedAt, ...note }: NoteRow): Note {
  return { ...note, createdAt: createdAt.toISOString(), editedAt: editedAt?.toISOString() ?? null };
}
