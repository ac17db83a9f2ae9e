import type { Facts } from "../../db/facts.ts";
import type { MailPayloads } from "../../emails/mail-payloads.ts";
import type { Clock } from "../../lib/clock.ts";
import { company } from "../../lib/company/company.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { StaffMember } from "../../lib/http/roles.ts";
import type { Language } from "../../lib/language.ts";
import { letterSamples as samplesInEnglish } from "../../text/en/desk/letter-samples.ts";
import { letterSamples as samplesInFrench } from "../../text/fr/desk/letter-samples.ts";
import type { Consultations } from "../consultations/assemble.ts";
import { isStepDue } from "../consultations/follow-up/change-follow-up.ts";
import { OPEN_STAGES } from "../consultations/follow-up/stage.ts";
import { lockFollowUps } from "../consultations/store/requests.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { MailFollower } from "../outbox/parts.ts";
import { beginLetter, type DraftParts, draftByModel } from "./drafts/compose-draft.ts";
import { factsOf, type LetterFact } from "./facts.ts";
import {
  HELD_SECONDS,
  type Letter,
  type LetterDraft,
  type LetterStart,
  type NewLetter,
  type UndoneLetter,
} from "./model.ts";
import { fillBookingLink, hasBookingLink } from "./placeholders.ts";
import {
  countSentBy,
  type Database,
  findAttempt,
  findTemplate,
  hasLetter,
  insertLetter,
  insertSample,
  type LetterRow,
  listColleagueActs,
  listLetters,
  listSamples,
  mailKey,
  type Queryable,
  takeBackLetter,
  updateArchived,
  updateState,
} from "./store.ts";

/** Maximum number of letters shown per request, more than staff write to one person. */
const SHOWN = 100;

/** Maximum number of letters per staff member within `LIMIT_WINDOW`: twice as many as a busy person writes by hand. */
const MOST_LETTERS = 60;
/** Period of the rate limit, in milliseconds. */
const LIMIT_WINDOW = 60 * 60_000;

export interface LettersParts extends DraftParts {
  outbox: Pick<Outbox, "enqueue" | "wake" | "withdraw">;
  facts: Facts;
  consultations: Pick<Consultations, "get" | "noteContacted" | "doDueStep" | "takeBackStep">;
  staffMail: string;
  /** Returns the URL for booking a call about the request. */
  bookingUrl: (db: Queryable, consultationId: number, language: Language) => Promise<string>;
  isModelOn: boolean;
}

export type Letters = ReturnType<typeof createLetters>;

/** Manages emails from staff to people: templates, and sending each letter exactly once. */
export function createLetters(parts: LettersParts) {
  const { database, clock, outbox, facts, consultations, staffMail, bookingUrl } = parts;
  const { kysely } = database;

  const note = (db: Queryable, fact: LetterFact) => facts.record(db, fact);

  async function knownTemplate(db: Queryable, id: number) {
    const template = await findTemplate(db, id);
    if (!template) throw new AppError("not-found", "There is no such template");
    return template;
  }

  /** Finds the letter already sent by an attempt. Reusing an attempt for another letter is an error. */
  async function sentAlready(db: Queryable, letter: NewLetter, staff: StaffMember): Promise<Letter> {
    const sent = await findAttempt(db, letter.attempt);
    const isSame =
      sent?.sentBy === staff.id &&
      sent.consultationId === letter.consultationId &&
      sent.subject === letter.subject &&
      sent.body === letter.body;
    if (!isSame) throw new AppError("invalid", "The attempt was another letter", { fields: { attempt: "keyReused" } });
    return toLetter(sent);
  }

  return {
    /**
     * Archives (hides) or restores a template; letters based on it stay.
     * @throws AppError `not-found`
     */
    async setArchived(id: number, archived: boolean, actor: string) {
      const { updatedAt, ...template } = await facts.transaction(async (db) => {
        if (await updateArchived(db, id, archived, clock())) {
          const kind = archived ? "letter.template-archived" : "letter.template-restored";
          await note(db, { kind, at: clock(), actor, subject: id, detail: {} });
        }
        return await knownTemplate(db, id);
      });
      return { ...template, updatedAt: updatedAt.toISOString() };
    },

    /** @throws AppError `not-found` */
    async start(consultationId: number, staff: StaffMember): Promise<LetterStart> {
      const consultation = await consultations.get(consultationId);
      const { email: recipient, name, language, contacted, nextStep, nextStepAt } = consultation;
      const now = clock();
      const facts = {
        fr: factsOf(consultation, staff.name, "fr"),
        en: factsOf(consultation, staff.name, "en"),
      };
      const draft = await beginLetter(parts, consultation, staff.name);
      const acts = await listColleagueActs(kysely, consultation, staff.id);
      const step = isStepDue(consultation, now) ? { nextStep: nextStep!, nextStepAt: nextStepAt! } : null;
      const { isModelOn } = parts;
      return { recipient, name, language, contacted, team: staffMail, facts, draft, step, acts, isModelOn };
    },

    /**
     * Drafts a letter with a language model's answer, if enabled; takes up to ten seconds.
     * @returns `null` to keep the initial draft
     * @throws AppError `not-found`
     */
    async draftByModel(consultationId: number, staff: StaffMember): Promise<LetterDraft | null> {
      const consultation = await consultations.get(consultationId);
      return (parts.isModelOn && (await draftByModel(parts, consultation, staff.name))) || null;
    },

    async list(consultationId: number): Promise<Letter[]> {
      return (await listLetters(kysely, consultationId, SHOWN)).map(toLetter);
    },

    /**
     * Sends a letter exactly once, however often an attempt is repeated. One transaction stores the letter with the
     * request, on the person's timeline and in the outbox, and completes a due next step.
     * @throws AppError `not-found`; `invalid` for a request that is not accepted, a booking link in a letter about a
     *   closed request, or an attempt already used for another letter; `outdated`, with the colleague's latest act, if a
     *   colleague has settled the request and the author does not know it; `too-many-requests`
     */
    async send(letter: NewLetter, staff: StaffMember): Promise<Letter> {
      const { attempt, consultationId, template, language, subject, body, replyTo, contacted, keepsStep, undoable } =
        letter;
      const consultation = await consultations.get(consultationId);
      if (consultation.review !== "accepted") {
        throw new AppError("invalid", "The request was put aside", { fields: { consultationId: "requestPutAside" } });
      }
      if (hasBookingLink(body) && !OPEN_STAGES.includes(consultation.stage)) {
        throw new AppError("invalid", "The request is closed", { fields: { body: "bookingLinkClosed" } });
      }
      const now = clock();
      const since = new Date(now.getTime() - LIMIT_WINDOW);
      const written = await facts.transaction(async (db) => {
        // Before anything is written, so that of two members who write at once, the second is told of the first.
        const [settled] = await lockFollowUps(db, database.dialect, [consultationId]);
        const row = await insertLetter(db, {
          consultationId,
          templateId: template ? (await knownTemplate(db, template.id)).id : null,
          templateVersion: template?.version ?? null,
          language,
          recipient: consultation.email,
          subject,
          body,
          sentBy: staff.id,
          senderName: staff.name,
          createdAt: now,
          attempt,
        });
        if (!row) return undefined;
        const [latest] = settled ? await listColleagueActs(db, settled, staff.id) : [];
        if (latest && latest.id > letter.seen) {
          const fields = { seen: "settledMeanwhile" };
          throw new AppError("outdated", "A colleague has settled the request", { fields, current: latest });
        }
        if ((await countSentBy(db, staff.id, since, MOST_LETTERS + 1)) > MOST_LETTERS) {
          throw new AppError("too-many-requests", "Too many letters", { retryAfter: LIMIT_WINDOW / 60_000 });
        }
        const payload: MailPayloads["letter"] = {
          letterId: row.id,
          subject,
          // Only the email contains the link, so that the stored copy grants no access.
          body: hasBookingLink(body) ? fillBookingLink(body, await bookingUrl(db, consultationId, language)) : body,
          replyTo:
            replyTo === "me" ? { name: staff.name, address: staff.email } : { name: company.name, address: staffMail },
        };
        await outbox.enqueue(db, {
          template: "letter",
          recipient: consultation.email,
          language,
          payload,
          dedupeKey: mailKey(row.id),
          about: { kind: "consultation", id: consultationId },
          title: subject,
          actor: staff.id,
          ...(undoable ? { dueAt: new Date(now.getTime() + HELD_SECONDS * 1000) } : {}),
        });
        const detail = { consultationId, ...(template ? { template } : {}) };
        await note(db, { kind: "letter.sent", at: now, actor: staff.id, subject: row.id, detail });
        if (!keepsStep) await consultations.doDueStep(db, consultationId, staff.id);
        if (contacted) await consultations.noteContacted(db, consultationId, true, staff.id);
        const fact = { at: now, actor: staff.id, subject: consultationId, ids: [consultationId] };
        await facts.record(db, { kind: "consultation.changed", ...fact });
        return toLetter(row);
      });
      if (!written) return await sentAlready(kysely, letter, staff);
      outbox.wake();
      return written;
    },

    /**
     * Undoes a letter sent as `undoable`, and withdraws its email at once, so that a new draft does not refer to it. With
     * `pending`, the request is set back to not contacted, unless it was marked as contacted before the letter. `step`
     * is reopened.
     * @throws AppError `conflict` once the email may have left
     */
    undo: (id: number, { pending, step }: UndoneLetter, staff: StaffMember) =>
      facts.transaction(async (db) => {
        const now = clock();
        const letter = await takeBackLetter(db, { id, sentBy: staff.id, now });
        if (!letter) throw new AppError("conflict", "The letter has left, or is another's");
        await outbox.withdraw(db, [mailKey(id)]);
        const { consultationId, createdAt } = letter;
        const detail = { consultationId, sentAt: createdAt.toISOString() };
        await note(db, { kind: "letter.taken-back", at: now, actor: staff.id, subject: id, detail });
        if (pending) await consultations.noteContacted(db, consultationId, false, staff.id, createdAt);
        if (step) await consultations.takeBackStep(db, consultationId, step, staff.id);
        const fact = { at: now, actor: staff.id, subject: consultationId, ids: [consultationId] };
        await facts.record(db, { kind: "consultation.changed", ...fact });
      }),
  };
}

/** Drops outgoing letters that were undone or whose request was erased, and updates the state of the others. */
export const letterFollower: MailFollower = {
  isWanted: (db, { payload }) => hasLetter(db, Number(payload["letterId"])),
  async settled(db, { payload }, status) {
    await updateState(db, Number(payload["letterId"]), status);
    return "keep";
  },
};

/** Adds the templates shipped with the program to a new installation, once across all processes. */
export async function seedLetterTemplates({ kysely }: Database, clock: Clock): Promise<void> {
  const there = new Set(await listSamples(kysely));
  const names = Object.keys(samplesInFrench) as (keyof typeof samplesInFrench)[];
  const missing = names.filter((name) => !there.has(name));
  if (missing.length === 0) return;
  await kysely.transaction().execute(async (db) => {
    for (const sample of missing) {
      const [fr, en] = [samplesInFrench[sample], samplesInEnglish[sample]];
      const french = { nameFr: fr.name, subjectFr: fr.subject, bodyFr: fr.body };
      const english = { nameEn: en.name, subjectEn: en.subject, bodyEn: en.body };
      await insertSample(db, { ...french, ...english }, clock(), sample);
    }
  });
}

function toLetter(row: LetterRow): Letter {
  const { id, consultationId, language, recipient, subject, body, senderName, state, templateId, templateVersion } =
    row;
  const createdAt = row.createdAt.toISOString();
  return {
    id,
    consultationId,
    language,
    recipient,
    subject,
    body,
    senderName,
    createdAt,
    state,
    templateId,
    templateVersion,
  };
}
