import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { MAX_ID } from "../../lib/http/record-id.ts";
import type { StaffMember } from "../../lib/http/roles.ts";
import { foldForSearch } from "../../lib/text/fold-for-search.ts";
import { maskNumbers } from "../../lib/text/mask-numbers.ts";
import { searchWordsOf } from "../../lib/text/search-words.ts";
import { chatStaff as textInEnglish } from "../../text/en/desk/chat-staff.ts";
import { chatStaff as textInFrench } from "../../text/fr/desk/chat-staff.ts";
import type { ReplyKind } from "../assistant/answer-provider.ts";
import { createDueTimer } from "../blog/due-timer.ts";
import { normalisePhone } from "../consultations/phone.ts";
import type { ChatFacts } from "./facts.ts";
import { cursorAfter, positionOf } from "./list-position.ts";
import {
  type ChatEvents,
  type ChatMessage,
  type ChatSummary,
  type ConversationListQuery,
  type ConversationPage,
  type ConversationSummary,
  type FactsBody,
  LEAD_FIELDS,
  type LeadFacts,
  MOST_COUNTED,
  OPEN_FOR,
  STAFF_MESSAGE_PREFIX,
  STAFF_SILENCE,
  type StaffConversation,
} from "./model.ts";
import { eraseConversation, findMessage, holdConversation } from "./repository.ts";
import { SUMMARY_AFTER } from "./service.ts";
import { type ConversationFilter, countConversations, listConversations } from "./staff-list-repository.ts";
import {
  addSearchText,
  countLive,
  type Database,
  findPersonKeys,
  findSaid,
  findStaffConversation,
  insertReply,
  listLeft,
  listRequestsOf,
  listTranscript,
  nextLeftAt,
  type Queryable,
  type StaffConversationRow,
  updateFacts,
  updateHandedBack,
  updateLeadContacted,
  updateLeft,
  updateTakenOver,
} from "./staff-repository.ts";

const TEXTS = { fr: textInFrench, en: textInEnglish };

/** Requests of the same person that a conversation leads to. */
const MOST_REQUESTS = 5;
/** Conversations given back to the assistant in one go. */
const LEFT_AT_ONCE = 50;

export interface ChatDeskParts {
  database: Database;
  facts: ChatFacts;
  clock: Clock;
  events: ChatEvents;
  /** Takes back what was written to the staff about a conversation that is erased, in the same transaction. */
  withdrawSummary: (db: Queryable, conversationId: number) => Promise<void>;
  /** Told of failures, without personal data. */
  onError: (error: unknown) => void;
}

export type ChatDesk = ReturnType<typeof createChatDesk>;

/** Use cases of the staff: they read what visitors say to the assistant, take over, note whom they have called. */
export function createChatDesk({ database, facts, clock, events, withdrawSummary, onError }: ChatDeskParts) {
  const { kysely } = database;
  const openSince = () => new Date(clock().getTime() - OPEN_FOR);
  const summaryDueAt = () => new Date(clock().getTime() + SUMMARY_AFTER);
  const untilSilence = () => new Date(clock().getTime() + STAFF_SILENCE);

  async function known(db: Queryable, id: number): Promise<StaffConversationRow> {
    const row = await findStaffConversation(db, id);
    if (!row) throw new AppError("not-found", "There is no such conversation");
    return row;
  }

  /** The same, held until the transaction ends: what a visitor says meanwhile is learned after it. */
  async function held(db: Queryable, id: number): Promise<StaffConversationRow> {
    await holdConversation(db, id);
    return await known(db, id);
  }

  /** @param viewer who may see requests only as an admin */
  async function whole(id: number, viewer: StaffMember): Promise<StaffConversation> {
    const row = await known(kysely, id);
    const messages = await listTranscript(kysely, id);
    const { email, phone, leadVersion, contactedAt, staffUntil } = row;
    return {
      ...summaryOf(row, openSince()),
      messages: messages.map(({ clientId, createdAt, kind, ...message }) => ({
        ...message,
        messageId: clientId,
        kind: kind as ReplyKind | null,
        timestamp: createdAt.toISOString(),
      })),
      facts: row.facts ?? {},
      leadVersion: leadVersion ?? 0,
      contactedAt: contactedAt?.toISOString() ?? null,
      staffUntil: staffUntil?.toISOString() ?? null,
      consultations: viewer.role === "admin" ? await listRequestsOf(kysely, { email, phone }, MOST_REQUESTS) : null,
    };
  }

  async function filterOf(query: ConversationListQuery): Promise<ConversationFilter> {
    const person = query.consultation === undefined ? undefined : await findPersonKeys(kysely, query.consultation);
    if (query.consultation !== undefined && !person) throw new AppError("not-found", "There is no such request");
    return {
      words: searchWordsOf(query.search ?? ""),
      state: query.state,
      contacted: query.contacted === undefined ? undefined : query.contacted === "true",
      language: query.language,
      hasLead: query.lead === undefined ? undefined : query.lead === "true",
      person,
    };
  }

  const tellMode = (id: number, mode: "assistant" | "staff", staffName: string | null) =>
    events.publish(id, { type: "mode", mode, staffName });

  /** Gives conversations back to the assistant that were left, and says so to their visitors. */
  async function giveBackLeft(): Promise<Date | undefined> {
    for (const { id, language, staffName } of await listLeft(kysely, clock(), LEFT_AT_ONCE)) {
      const messageId = await facts.transaction(async (db) => {
        const at = clock();
        if (!(await updateLeft(db, id, at))) return undefined;
        const { left, someone } = TEXTS[language];
        const content = left(staffName ?? someone);
        const reply = { clientId: null, sender: "bot", content, staffId: null, language, searchText: "" } as const;
        await facts.record(db, { kind: "chat.left", at, actor: "system", subject: id, detail: {} });
        return await insertReply(db, id, reply, at, { until: null, summaryDueAt: summaryDueAt() });
      });
      if (messageId === undefined) continue;
      await database.flushed();
      const message = await findMessage(kysely, messageId);
      await tellMode(id, "assistant", null);
      if (message) await events.publish(id, { type: "message", message });
    }
    return await nextLeftAt(kysely);
  }
  const timer = createDueTimer({ run: giveBackLeft, now: clock, onError });

  return {
    /** @throws AppError `invalid` for a cursor that is not ours, `not-found` for a request there is not */
    async list(query: ConversationListQuery): Promise<ConversationPage> {
      const after = query.cursor === undefined ? undefined : positionOf(query.cursor);
      const filter = await filterOf(query);
      const since = openSince();
      // One more than asked for: whether there is a next page.
      const rows = await listConversations(database, filter, since, query.limit + 1, after);
      const page = rows.slice(0, query.limit);
      const last = page.at(-1);
      return {
        conversations: page.map((row) => ({ ...summaryOf(row, since), excerpt: row.excerpt ?? "" })),
        total: after
          ? null
          : await countConversations(database, filter, since, filter.words.length > 0 ? MOST_COUNTED : MAX_ID),
        next: last && rows.length > page.length ? cursorAfter(last) : null,
      };
    },

    /** What waits for staff. */
    async live(): Promise<Omit<ChatSummary, "unanswered">> {
      return await countLive(kysely, openSince());
    },

    /** @throws AppError `not-found` */
    get: whole,

    /**
     * Notes that the visitor was called or written to, or that they were not.
     * @throws AppError `not-found`
     */
    async setContacted(id: number, contacted: boolean, staff: StaffMember): Promise<StaffConversation> {
      const changed = await facts.transaction(async (db) => {
        const at = clock();
        if (!(await updateLeadContacted(db, await held(db, id), contacted, at))) return false;
        await facts.record(db, { kind: "chat.contacted", at, actor: staff.id, subject: id, detail: { contacted } });
        return true;
      });
      await database.flushed();
      if (changed) await events.publish(id, { type: "lead" });
      return await whole(id, staff);
    },

    /**
     * Confirms facts, corrects them or takes them out.
     * @throws AppError `not-found`; `outdated`, with the conversation as it is, when the facts have changed since;
     *   `invalid` for a phone that is none
     */
    async setFacts(id: number, { version, ...values }: FactsBody, staff: StaffMember): Promise<StaffConversation> {
      const now = clock();
      const done = await facts.transaction(async (db) => {
        const row = await held(db, id);
        const confirmed: LeadFacts = { ...row.facts };
        const named = LEAD_FIELDS.filter((field) => values[field] !== undefined);
        for (const field of named) {
          const value = storedForm(field, values[field] || null);
          const before = confirmed[field];
          if (value === null) delete confirmed[field];
          else confirmed[field] = { value, from: before?.value === value ? before.from : "staff", state: "confirmed" };
        }
        if (!(await updateFacts(db, row, confirmed, version, now))) return false;
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
        throw new AppError("outdated", "The facts have changed since", { current: await whole(id, staff) });
      }
      await database.flushed();
      await events.publish(id, { type: "lead" });
      return await whole(id, staff);
    },

    /**
     * Takes a conversation over from the assistant, or from a colleague who is named.
     * @throws AppError `not-found`; `outdated`, with the conversation as it is, when somebody else has it
     */
    async takeOver(id: number, from: string | null, staff: StaffMember): Promise<StaffConversation> {
      const taken = await facts.transaction(async (db) => {
        const before = await known(db, id);
        const change = { staffId: staff.id, from, until: untilSilence(), at: clock() };
        if (!(await updateTakenOver(db, id, change))) return false;
        const isTaken = before.staffId !== null && before.staffId !== staff.id;
        const detail = isTaken ? { from: before.staffId } : {};
        await facts.record(db, { kind: "chat.take-over", at: change.at, actor: staff.id, subject: id, detail });
        return true;
      });
      if (!taken) {
        throw new AppError("outdated", "Somebody else has this conversation", { current: await whole(id, staff) });
      }
      await database.flushed();
      timer.wake();
      await tellMode(id, "staff", staff.name);
      return await whole(id, staff);
    },

    /** @throws AppError `not-found`; `conflict` when it is not theirs */
    async handBack(id: number, staff: StaffMember): Promise<StaffConversation> {
      await facts.transaction(async (db) => {
        await known(db, id);
        if (!(await updateHandedBack(db, id, staff.id, clock()))) throw notTheirs();
        await facts.record(db, { kind: "chat.hand-back", at: clock(), actor: staff.id, subject: id, detail: {} });
      });
      await database.flushed();
      await tellMode(id, "assistant", null);
      return await whole(id, staff);
    },

    /**
     * Says something to the visitor. The same message sent twice is one.
     * @throws AppError `not-found`; `conflict` when the conversation is not theirs
     */
    async say(id: number, text: string, messageId: string, staff: StaffMember): Promise<ChatMessage> {
      const content = maskNumbers(text);
      const clientId = `${STAFF_MESSAGE_PREFIX}${messageId}`;
      const { number, isNew } = await facts.transaction(async (db) => {
        const { mode, staffId, language } = await held(db, id);
        const said = await findSaid(db, id, clientId);
        if (said !== undefined) return { number: said, isNew: false };
        if (mode !== "staff" || staffId !== staff.id) throw notTheirs();
        const searchText = foldForSearch(content);
        const reply = { clientId, sender: "staff", content, staffId: staff.id, language, searchText } as const;
        const times = { until: untilSilence(), summaryDueAt: summaryDueAt() };
        const added = await insertReply(db, id, reply, clock(), times);
        if (added === undefined) throw new AppError("conflict", "This message is being stored");
        return { number: added, isNew: true };
      });
      await database.flushed();
      const message = (await findMessage(kysely, number))!;
      if (isNew) await events.publish(id, { type: "message", message });
      return message;
    },

    /**
     * Erases a conversation and who it was with, as the visitor can themselves.
     * @throws AppError `not-found`
     */
    async erase(id: number, staff: StaffMember): Promise<void> {
      await facts.transaction(async (db) => {
        if (!(await eraseConversation(db, id))) throw new AppError("not-found", "There is no such conversation");
        await withdrawSummary(db, id);
        await facts.record(db, { kind: "chat.erase", at: clock(), actor: staff.id, subject: id, detail: {} });
      });
      await database.flushed();
      await events.publish(id, { type: "erased" });
    },

    giveBackLeft,
    /** Begins to give back what is left, also what another process was to. */
    start: timer.start,
    stop: timer.stop,
  };
}

function notTheirs(): AppError {
  return new AppError("conflict", "Take the conversation over first");
}

/** The one form by which a mail or a number is known again. @throws AppError `invalid` */
function storedForm(field: (typeof LEAD_FIELDS)[number], value: string | null): string | null {
  if (value === null) return null;
  if (field === "email") return value.toLowerCase();
  if (field !== "phone") return value;
  const phone = normalisePhone(value);
  if (!phone) throw new AppError("invalid", "This is no phone number", { fields: { phone: "phoneInvalid" } });
  return phone;
}

type SummaryRow = Omit<
  StaffConversationRow,
  "sessionId" | "leadId" | "facts" | "leadVersion" | "contactedAt" | "staffUntil"
>;

function summaryOf(row: SummaryRow, openSince: Date): Omit<ConversationSummary, "excerpt"> {
  const { id, name, email, phone, company, language, page, mode, contacted, messageCount } = row;
  return {
    id,
    name,
    email,
    phone,
    company,
    language,
    page,
    mode,
    staff: row.staffId === null ? null : { id: row.staffId, name: row.staffName ?? "" },
    waitingSince: row.waitingSince?.toISOString() ?? null,
    open: row.lastMessageAt > openSince,
    contacted,
    messageCount,
    createdAt: row.createdAt.toISOString(),
    lastMessageAt: row.lastMessageAt.toISOString(),
  };
}
