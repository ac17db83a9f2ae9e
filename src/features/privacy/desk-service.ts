import { randomBytes } from "node:crypto";
import type { Clock } from "../../lib/clock.ts";
import { companyDay } from "../../lib/company/company-day.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { Language } from "../../lib/language.ts";
import { mailboxOf } from "../../lib/text/mailbox.ts";
import { correctAddress, recordWithdrawal } from "../consent-ledger/service.ts";
import { normalisePhone } from "../consultations/phone.ts";
import { searchTermsOf } from "../consultations/search-text.ts";
import type { Outbox } from "../outbox/assemble.ts";
import { recordChanged } from "../people/timeline-service.ts";
import { createErasedList } from "./erased-list-service.ts";
import { eraseAll, type FoundSoFar, findAll } from "./holders-repository.ts";
import { eraseMailFiles, findMailFiles } from "./mail-files-service.ts";
import {
  ANSWER_DAYS,
  type Certificate,
  type Changes,
  type Found,
  HOLDER_NAMES,
  type HolderName,
  type PersonKeys,
  type PrivacyRequest,
  type RequestKind,
  type RequestState,
} from "./model.ts";
import {
  allErasures,
  closeRequest,
  correctConsultations,
  correctLeads,
  type Database,
  findByName,
  findErasure,
  findRequest,
  holdErasures,
  insertAudit,
  insertErasure,
  insertRequest,
  listErasures,
  listRequests,
  type Queryable,
  type RequestRow,
} from "./repository.ts";
import { createDigests, type Erasure, whoOf, whoWasErased } from "./who.ts";

/** Bytes of chance in the number of a certificate: two of a day never meet. */
const NUMBER_BYTES = 5;
/** Candidates for a name that are read, and shown. */
const MOST_CANDIDATES = 200;
const SHOWN_CANDIDATES = 50;
const DAY_MS = 86_400_000;

export interface PrivacyDeskParts {
  database: Database;
  clock: Clock;
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** The program's secret, of which the key of the digests is made. */
  secret: string;
  /** `DATA_DIR`: the list of the erased lies in it. */
  dataFolder: string;
  /** Where mails are written without `SMTP_URL`. */
  mailFolder: string;
  /** Sees that what was deleted leaves the files of the database. */
  scrub: () => Promise<void>;
  /** Told which conversations were erased: somebody may have one open. */
  onChatsErased: (ids: readonly number[]) => Promise<void>;
  /** Told, without personal data, of an erasure that an older backup had undone and that was made again. */
  onErasedAgain: (erasure: { id: string; records: number; knowsKeys: boolean }) => void;
}

export type PrivacyDesk = ReturnType<typeof createPrivacyDesk>;

/** When a request has to be answered. */
export function dueAtOf(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + ANSWER_DAYS * DAY_MS);
}

/** Use cases of the person in charge of personal information: find, hand over, correct, erase, answer. */
export function createPrivacyDesk(parts: PrivacyDeskParts) {
  const { database, clock, outbox, mailFolder } = parts;
  const { kysely } = database;
  const digests = createDigests(parts.secret);
  const erasedList = createErasedList(parts.dataFolder);
  const inTransaction = <Result>(work: (db: Queryable) => Promise<Result>) => kysely.transaction().execute(work);

  const audit = (db: Queryable, actor: string, action: string, subject: string, detail: Record<string, unknown> = {}) =>
    insertAudit(db, { at: clock(), actor, action: `privacy.${action}`, subject, detail });

  /** What the database and the mail files hold about somebody. */
  async function everythingOf(db: Queryable, keys: PersonKeys): Promise<FoundSoFar> {
    const who = whoOf(keys);
    const found = await findAll(db, who);
    const files = await findMailFiles(mailFolder, who);
    return files.length > 0 ? { ...found, "mail-files": files } : found;
  }

  async function candidatesOf(q: string): Promise<Found["candidates"]> {
    const rows = await findByName(kysely, searchTermsOf(q), MOST_CANDIDATES);
    const seen = new Map<string, Found["candidates"][number]>();
    for (const { name, email, phone, company } of rows) {
      const key = email ? mailboxOf(email) : (phone ?? name ?? "");
      if (key && !seen.has(key)) seen.set(key, { name: name ?? "", email, phone, company });
    }
    return [...seen.values()].slice(0, SHOWN_CANDIDATES);
  }

  async function find(keys: PersonKeys): Promise<FoundSoFar> {
    requireKeys(keys);
    return await everythingOf(kysely, keys);
  }

  return {
    /** Looks for a mail address or a phone number; a name gives people to choose from. */
    async search(q: string): Promise<Found> {
      const none = { emails: [], phones: [], names: [] };
      if (q.includes("@")) return foundOf({ ...none, emails: [q] }, await find({ ...none, emails: [q] }));
      const phone = normalisePhone(q);
      if (phone) return foundOf({ ...none, phones: [phone] }, await find({ ...none, phones: [phone] }));
      return { ...foundOf(none, {}), candidates: await candidatesOf(q) };
    },

    /** What is held about the person known by these. */
    look: async (keys: PersonKeys): Promise<Found> => foundOf(keys, await find(keys)),

    /** The same, to be handed over; writes down that it was. */
    async handOver(keys: PersonKeys, actor: string): Promise<FoundSoFar> {
      const found = await find(keys);
      await inTransaction((db) => audit(db, actor, "hand-over", "person", countsOf(found)));
      await database.flushed();
      return found;
    },

    /**
     * Corrects what a person told of themselves, in requests and chats. A newsletter subscription stays as it is: another
     * address has to be confirmed by its owner.
     */
    async correct(keys: PersonKeys, asked: Changes, actor: string): Promise<Record<string, number>> {
      requireKeys(keys);
      const changes = changesOf(asked);
      const counts = await inTransaction(async (db) => {
        const found = await findAll(db, whoOf(keys));
        const ids = (holder: HolderName) => (found[holder] ?? []).map(({ id }) => Number(id));
        const changed = {
          consultations: await correctConsultations(db, ids("consultations"), changes),
          chat: await correctLeads(db, ids("chat"), changes, clock()),
        };
        if (changes.email) await correctAddress(db, ids("consultations"), changes.email);
        for (const id of ids("consultations")) await recordChanged(db, { kind: "consultation", id });
        for (const id of ids("chat")) await recordChanged(db, { kind: "conversation", id });
        await audit(db, actor, "correct", "person", { fields: Object.keys(changes), ...changed });
        return changed;
      });
      await database.flushed();
      return counts;
    },

    /**
     * Erases everything that is held about a person, in one transaction, then the mail files; keeps a certificate that names
     * nobody, and remembers the erasure outside the database as well. A request by the person is answered with it, and they
     * are told; that mail is forgotten once it has left.
     * @throws AppError `conflict` when there is by now more, or less, than the desk showed
     */
    async erase(
      { keys, requestId, expected }: { keys: PersonKeys; requestId: number | null; expected: number },
      actor: string,
    ): Promise<Certificate> {
      requireKeys(keys);
      const at = clock();
      const id = `${companyDay(at)}-${randomBytes(NUMBER_BYTES).toString("hex").toUpperCase()}`;
      const { erasure, found } = await inTransaction(async (db) => {
        await holdErasures(db, database.dialect);
        const request = requestId === null ? undefined : await findRequest(db, requestId);
        if (requestId !== null && request?.state !== "open") {
          throw new AppError("conflict", "The request was answered already");
        }
        const all = await everythingOf(db, keys);
        if (totalOf(all) !== expected) throw new AppError("conflict", "There is more or less than was shown");
        if (expected === 0 && requestId === null) throw new AppError("not-found", "Nothing is held");
        await withdrawAll(db, all, at);
        await eraseAll(db, all, at);
        const made: Erasure = {
          id,
          at,
          by: actor,
          requestId,
          keyId: digests.keyId,
          keys: [...keys.emails.map(digests.ofEmail), ...keys.phones.map(digests.ofPhone)],
          records: recordsOf(all),
          files: all["mail-files"]?.length ?? 0,
        };
        await insertErasure(db, made);
        if (request) {
          await closeRequest(db, request.id, { state: "answered", answeredAt: at, answeredBy: actor, note: null });
          if (request.email) await tell(db, { ...request, email: request.email }, "erased", id);
        }
        await audit(db, actor, "erase", id, countsOf(all));
        return { erasure: made, found: all };
      });
      await eraseMailFiles(mailFolder, erasure.records["mail-files"] ?? []);
      await database.flushed();
      await erasedList.add([erasure]);
      await parts.scrub();
      await parts.onChatsErased((found.chat ?? []).map((record) => Number(record.id)));
      outbox.wake();
      return certificateOf(erasure);
    },

    /**
     * Makes again the erasures that an older backup has undone, and writes down outside the database those that are only in
     * it. Called at the start, before anybody is answered.
     */
    async eraseAgain(): Promise<void> {
      const [inFile, inDatabase] = await Promise.all([erasedList.read(), allErasures(kysely)]);
      const known = new Set(inDatabase.map(({ id }) => id));
      const written = new Set(inFile.map(({ id }) => id));
      const missing = inFile.filter(({ id }, at) => !known.has(id) && inFile.findIndex((one) => one.id === id) === at);
      for (const erasure of missing) {
        const who = whoWasErased(erasure, digests);
        const files = await findMailFiles(mailFolder, who);
        const found = await inTransaction(async (db) => {
          await holdErasures(db, database.dialect);
          // Another process may have been quicker.
          if (await findErasure(db, erasure.id)) return {};
          const all = await findAll(db, who);
          await withdrawAll(db, all, clock());
          await eraseAll(db, all, clock());
          await insertErasure(db, { ...erasure, requestId: null });
          await audit(db, "system", "erase-again", erasure.id, countsOf(all));
          return all;
        });
        await eraseMailFiles(
          mailFolder,
          files.map(({ id }) => id),
        );
        const knowsKeys = erasure.keyId === digests.keyId;
        parts.onErasedAgain({ id: erasure.id, records: totalOf(found), knowsKeys });
      }
      await erasedList.add(inDatabase.filter(({ id }) => !written.has(id)));
      if (missing.length === 0) return;
      await database.flushed();
      await parts.scrub();
    },

    certificates: async (limit: number, after?: { at: Date; id: string }): Promise<Certificate[]> =>
      (await listErasures(kysely, limit, after)).map(certificateOf),

    /** @throws AppError `not-found` */
    async certificate(id: string): Promise<Certificate> {
      const erasure = await findErasure(kysely, id);
      if (!erasure) throw new AppError("not-found", "There is no such certificate");
      return certificateOf(erasure);
    },

    requests: async (
      state: RequestState,
      limit: number,
      after?: { dueAt: Date; id: number },
    ): Promise<PrivacyRequest[]> => (await listRequests(kysely, state, limit, after)).map(requestOf),

    /** A request that came by mail or phone, from somebody whose identity staff have made sure of. */
    async addRequest(
      asked: { kind: RequestKind; email: string; language: Language; wish: string | null },
      actor: string,
    ): Promise<PrivacyRequest> {
      const row = await inTransaction(async (db) => {
        const receivedAt = clock();
        const inserted = await insertRequest(db, {
          ...asked,
          source: "staff",
          receivedAt,
          dueAt: dueAtOf(receivedAt),
        });
        await audit(db, actor, "request", String(inserted.id), { kind: asked.kind });
        return inserted;
      });
      await database.flushed();
      return requestOf(row);
    },

    /**
     * Closes a request. Who asked is told by mail, also of a refusal with its reason.
     * @throws AppError `not-found`, `conflict` for one that is closed, `invalid` for a refusal without a reason
     */
    async answer(
      id: number,
      { state, note }: { state: "answered" | "refused"; note: string | null },
      actor: string,
    ): Promise<PrivacyRequest> {
      if (state === "refused" && !note) {
        throw new AppError("invalid", "A refusal gives its reason", { fields: { note: "required" } });
      }
      const row = await inTransaction(async (db) => {
        const answer = { state, note: note || null, answeredAt: clock(), answeredBy: actor };
        const closed = await closeRequest(db, id, answer);
        if (!closed) {
          if (!(await findRequest(db, id))) throw new AppError("not-found", "There is no such request");
          throw new AppError("conflict", "The request was answered already");
        }
        if (closed.email) await tell(db, { ...closed, email: closed.email }, state, note);
        await audit(db, actor, state === "refused" ? "refuse" : "answer", String(id), { kind: closed.kind });
        return closed;
      });
      await database.flushed();
      outbox.wake();
      return requestOf(row);
    },
  };

  /** Mails the person what became of their request, in their language. */
  async function tell(
    db: Queryable,
    request: RequestRow & { email: string },
    outcome: "answered" | "refused" | "erased",
    note: string | null,
  ): Promise<void> {
    await outbox.enqueue(db, {
      template: "privacy-answer",
      recipient: request.email,
      language: request.language,
      payload: { kind: request.kind, outcome, note, receivedOn: companyDay(request.receivedAt) },
    });
  }
}

/** Whoever has everything erased withdraws what they agreed to. */
async function withdrawAll(db: Queryable, found: FoundSoFar, at: Date): Promise<void> {
  const records = { consultations: "consultation", newsletter: "subscription", chat: "conversation" } as const;
  for (const [holder, record] of Object.entries(records)) {
    const ids = (found[holder as keyof typeof records] ?? []).map(({ id }) => Number(id));
    await recordWithdrawal(db, { record, ids }, "erasure", at);
  }
}

function requireKeys({ emails, phones, names }: PersonKeys): void {
  if (emails.length + phones.length + names.length > 0) return;
  throw new AppError("invalid", "Nobody is named", { fields: { keys: "required" } });
}

/** @throws AppError `invalid` for a phone number that is none, or when nothing is to change */
function changesOf({ phone: typed, ...rest }: Changes): Changes {
  const phone = typed ? normalisePhone(typed) : undefined;
  if (typed && !phone) throw new AppError("invalid", "Not a phone number", { fields: { phone: "phoneInvalid" } });
  const changes = { ...rest, ...(phone ? { phone } : {}) };
  if (Object.keys(changes).length === 0) {
    throw new AppError("invalid", "Nothing is to change", { fields: { changes: "required" } });
  }
  return changes;
}

const totalOf = (found: FoundSoFar): number =>
  Object.values(found).reduce((sum, records) => sum + (records?.length ?? 0), 0);

function recordsOf(found: FoundSoFar): Erasure["records"] {
  return Object.fromEntries(Object.entries(found).map(([name, records]) => [name, records.map(({ id }) => id)]));
}

function countsOf(found: FoundSoFar): Record<string, number> {
  return Object.fromEntries(Object.entries(found).map(([name, records]) => [name, records.length]));
}

function foundOf(keys: PersonKeys, found: FoundSoFar): Found {
  const who = whoOf(keys);
  const contacts = Object.values(found).flatMap((records) => records.map((record) => record.contacts));
  const emails = contacts.flatMap((contact) => contact.emails).filter((email) => !who.isEmail(email));
  const phones = contacts.flatMap((contact) => contact.phones).filter((phone) => !who.isPhone(phone));
  return {
    keys,
    related: {
      emails: [...new Map(emails.map((email) => [mailboxOf(email), email])).values()],
      phones: [...new Set(phones)],
    },
    candidates: [],
    holders: HOLDER_NAMES.flatMap((holder) => {
      const records = found[holder];
      if (!records) return [];
      return [{ holder, records: records.map(({ id, at, fields }) => ({ id, at: at.toISOString(), fields })) }];
    }),
    total: totalOf(found),
  };
}

function certificateOf({ id, at, requestId, keys, records }: Erasure): Certificate {
  const counts = Object.fromEntries(Object.entries(records).map(([name, ids]) => [name, ids.length]));
  return { id, at: at.toISOString(), requestId, counts, keys };
}

/** A request as the API answers with it. */
export function requestOf({ answeredBy, ...row }: RequestRow): PrivacyRequest {
  return {
    ...row,
    receivedAt: row.receivedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
