import type { MailPayloads } from "../../../emails/mail-payloads.ts";
import type { Clock } from "../../../lib/clock.ts";
import { lateSince } from "../../../lib/company/answer-deadlines.ts";
import { companyDay, startOfCompanyDay } from "../../../lib/company/company-day.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { Language } from "../../../lib/language.ts";
import { type Consent, recordConsents } from "../../consent-ledger/service.ts";
import { digestOf, type Idempotency } from "../../idempotency/service.ts";
import { claimMail } from "../../mail-limits/mail-limits.ts";
import type { Newsletter } from "../../newsletter/assemble.ts";
import type { Outbox } from "../../outbox/assemble.ts";
import { entryRef } from "../../people/entry-ref.ts";
import type { RecordRef } from "../../people/schema.ts";
import { recordChanged, recordOnTimeline, requestArrived } from "../../people/timeline-service.ts";
import type { FormProgress } from "../../visits/model.ts";
import { consentWording } from "../consent-wording.ts";
import { type Consultation, type ConsultationSummary, NO_FOLLOW_UP, type UrgentPosition } from "../consultation.ts";
import { isFormPlacement } from "../form-placement.ts";
import { type Rubric, scoreLead } from "../lead-score.ts";
import type { ConsultationEvents } from "../live-events.ts";
import {
  type ConsultationFilter,
  countConsultations,
  countSameContent,
  type Database,
  findArrivals,
  findConsultation,
  findNewsletterConsent,
  insertAudit,
  insertConsultation,
  listByUrgency,
  listConsultations,
  type NewConsent,
  type NewConsultation,
  type Position,
  type Queryable,
  sharingTransactions,
  updateContacted,
  updateReview,
} from "../store/lists.ts";
import { searchTextOf } from "../search-text.ts";
import { CONSENT_VERSION, HONEYPOT_FIELD, type Submission } from "../submission-schema.ts";
import { fingerprintOf, isRepeated, REPETITION_WINDOW_MS, verdictOn } from "./verdict.ts";

/** How long a repeated `Idempotency-Key` gets the same answer, in milliseconds: longer than any draft is retried. */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** How long the same plain form counts as sent once: reloads and second clicks, in milliseconds. */
const PLAIN_FORM_WINDOW_MS = 10 * 60 * 1000;

export interface Received {
  id: number;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** How a submission arrived. */
export interface Arrival {
  language: Language;
  /** `Idempotency-Key` of an API request. */
  key?: string | undefined;
  /** From a form without JavaScript: known again by its content, and nobody counted the time. */
  isPlainForm: boolean;
  /** More requests than people send came lately. */
  isBusy: boolean;
}

export interface ConsultationsParts {
  database: Database;
  clock: Clock;
  idempotency: Idempotency;
  outbox: Pick<Outbox, "enqueue" | "wake">;
  newsletter: Pick<Newsletter, "ask">;
  /** Who is told of new requests. */
  staffMail: string;
  /** By what a request is scored now; asked in the transaction that stores it. */
  rubric: (db: Queryable) => Promise<{ version: number; rubric: Rubric }>;
  /** Told once of each form whose request was stored and not put aside. */
  countSent: (sent: FormProgress) => void;
  /** Told of every change, once it is committed. */
  events: Pick<ConsultationEvents, "publish">;
}

export type Consultations = ReturnType<typeof createConsultations>;

/** Use cases of the consultation request: it is sent by a visitor, and read, called and judged by staff. */
export function createConsultations(parts: ConsultationsParts) {
  const { database, clock, idempotency, outbox, newsletter, staffMail, countSent, events, rubric } = parts;
  const { kysely } = database;
  const inTransaction = <Result>(work: (db: Queryable) => Promise<Result>) => kysely.transaction().execute(work);
  const inSharedTransaction = sharingTransactions(database);

  /**
   * To the staff, and to the visitor unless a stranger's word has sent this address one within a day. Whoever ticked the
   * newsletter is asked to confirm it.
   * @param personId whom it belongs to, where that is known already
   */
  async function enqueueMails(db: Queryable, consultation: Consultation, personId?: number): Promise<void> {
    const payload: MailPayloads["staff-new-consultation"] = { consultation };
    await outbox.enqueue(db, {
      template: "staff-new-consultation",
      recipient: staffMail,
      language: "fr",
      payload,
      dedupeKey: `staff-new-consultation:${consultation.id}`,
    });
    const consent = consultation.newsletter && (await findNewsletterConsent(db, consultation.id));
    if (consent) {
      const { email: address, language, id: consultationId } = consultation;
      await newsletter.ask(db, { address, language, source: "consultation", consent, consultationId });
    }
    if (!(await claimMail(db, "visitor-confirmation", consultation.email, clock()))) return;
    await outbox.enqueue(db, {
      template: "visitor-confirmation",
      about: { ...recordOf(consultation.id), ...(personId === undefined ? {} : { personId }) },
      recipient: consultation.email,
      language: consultation.language,
      payload,
      dedupeKey: `visitor-confirmation:${consultation.id}`,
    });
  }

  async function store(
    db: Queryable,
    submission: Submission,
    arrival: Arrival,
  ): Promise<Received & { review: "accepted" | "to-check" }> {
    const now = clock();
    const { application, ...extras } = splitSubmission(submission);
    const fingerprint = fingerprintOf(application);
    const contentDigest = digestOf(fingerprint.content);
    const since = new Date(now.getTime() - REPETITION_WINDOW_MS);
    const earlier = await countSameContent(db, contentDigest, since, fingerprint.earlierRequests);
    const reasons = verdictOn(application, {
      honeypot: extras.honeypot,
      elapsedSeconds: arrival.isPlainForm ? undefined : extras.elapsedSeconds,
      isBusy: arrival.isBusy,
    });
    if (isRepeated(fingerprint, earlier)) reasons.push("repeated");

    const inForce = await rubric(db);
    const score = scoreLead(application, inForce.rubric);
    const answers = {
      ...application,
      phone: application.phone || null,
      additionalInfo: application.additionalInfo || null,
      leadScore: score.grade,
      leadScorePercent: score.percent,
      leadScoreFactors: score.factors,
      leadScoreVersion: inForce.version,
      language: arrival.language,
      source: extras.source,
      review: reasons.length === 0 ? "accepted" : "to-check",
      verdictReasons: reasons,
    } satisfies Partial<NewConsultation>;
    const id = await insertConsultation(db, {
      ...answers,
      createdAt: now,
      searchText: searchTextOf(answers),
      contentDigest,
    });
    const consents = consentsOf(submission, arrival.language);
    await recordConsents(db, ledgerLinesOf(id, submission, consents), now);
    const isNew = { contacted: false, contactedAt: null } as const;
    const personId = await requestArrived(db, { ...answers, ...isNew, id, createdAt: now, reviewedAt: null });
    const createdAt = now.toISOString();
    if (answers.review === "accepted") {
      const { biggestChallenge: currentChallenges } = answers;
      const newsletter = Boolean(submission.newsletter);
      const consultation = { ...answers, ...isNew, ...NO_FOLLOW_UP, id, createdAt, currentChallenges, newsletter };
      await enqueueMails(db, consultation, personId);
    }
    return { id, createdAt, review: answers.review };
  }

  async function known(db: Queryable, id: number): Promise<Consultation> {
    const consultation = await findConsultation(db, id);
    if (!consultation) throw new AppError("not-found", "There is no such consultation");
    return consultation;
  }

  /** @returns whether it was otherwise before */
  async function noteContacted(db: Queryable, id: number, contacted: boolean, actor: string): Promise<boolean> {
    const at = clock();
    if (!(await updateContacted(db, database.dialect, id, contacted, at))) return false;
    const entry = { at, actor, action: "consultation.contacted", subject: String(id) };
    await insertAudit(db, { ...entry, detail: { contacted } });
    const of = recordOf(id);
    const ref = entryRef.contacted(of, at);
    await recordOnTimeline(db, { of, kind: "contacted", at, actor, detail: { contacted }, ref });
    await recordChanged(db, of);
    return true;
  }

  return {
    /**
     * Stores a request with its consents, its person and its mails in one transaction; once it has answered, the row is on disk.
     * A doubtful one is put aside and sends nothing.
     * @throws AppError `conflict` or `invalid` for a repeated key, see {@link Idempotency.once}
     */
    async submit(submission: Submission, arrival: Arrival): Promise<Received> {
      const { elapsedSeconds, leadScore, ...content } = submission;
      const digest = digestOf(content);
      let stored: Awaited<ReturnType<typeof store>> | undefined;
      const storeNow = async (db: Queryable): Promise<Received> => {
        stored = await store(db, submission, arrival);
        return { id: stored.id, createdAt: stored.createdAt };
      };
      const received =
        arrival.key === undefined && !arrival.isPlainForm
          ? await inSharedTransaction(storeNow)
          : await idempotency.once<Received & Record<string, unknown>>(
              arrival.key === undefined
                ? { key: `form:${digest}`, digest, lifetimeMs: PLAIN_FORM_WINDOW_MS, whileUnderWay: "wait" }
                : { key: `key:${arrival.key}`, digest, lifetimeMs: KEY_LIFETIME_MS, whileUnderWay: "refuse" },
              (keep) =>
                inSharedTransaction(async (db) => {
                  const answer = { ...(await storeNow(db)) };
                  await keep(db, answer);
                  return answer;
                }),
            );
      await database.flushed();
      outbox.wake();
      // Not one that was known already: what was stored of it is rolled back.
      if (stored?.id === received.id) {
        const isAccepted = stored.review === "accepted";
        const { placement } = submission;
        if (isAccepted && isFormPlacement(placement))
          countSent({ language: arrival.language, placement, stage: "sent" });
        await events.publish(stored.id, { type: isAccepted ? "received" : "changed" });
      }
      return received;
    },

    /** A page, newest first. */
    list: (filter: ConsultationFilter, limit: number, after?: Position) =>
      listConsultations(database, filter, limit, after),

    /** A page, what is late first, in the order in which to call; with where the next page begins, if there is one. */
    async listByUrgency(filter: ConsultationFilter, limit: number, after?: UrgentPosition) {
      const since = after?.lateSince ?? lateSince(clock());
      // One more than asked for: whether there is a next page.
      const { consultations, lateCount } = await listByUrgency(database, filter, limit + 1, since, after);
      const page = consultations.slice(0, limit);
      const last = page.at(-1);
      const next: UrgentPosition | undefined =
        last && consultations.length > limit
          ? {
              lateSince: since,
              percent: page.length <= lateCount ? last.leadScorePercent : undefined,
              createdAt: new Date(last.createdAt),
              id: last.id,
            }
          : undefined;
      return { page, next };
    },

    async summary(): Promise<ConsultationSummary> {
      const now = clock();
      const counts = await countConsultations(kysely, startOfCompanyDay(companyDay(now)), lateSince(now));
      return { total: counts.contacted + counts.pending, ...counts };
    },

    /** What was accepted after a request, by its number; without one, only what came last. */
    arrivals: (after: number | undefined) => findArrivals(kysely, after),

    /** @throws AppError `not-found` */
    get: (id: number) => known(kysely, id),

    /**
     * @param actor id of the member of staff
     * @throws AppError `not-found`
     */
    async setContacted(id: number, contacted: boolean, actor: string): Promise<Consultation> {
      let changed = false;
      const consultation = await inTransaction(async (db) => {
        changed = await noteContacted(db, id, contacted, actor);
        return await known(db, id);
      });
      if (changed) await events.publish(id, { type: "changed" });
      return consultation;
    },

    /** As part of something else that staff did, in its transaction. */
    noteContacted,

    /**
     * Judges a request. The first acceptance of one that was put aside sends its mails.
     * @param actor id of the member of staff
     * @throws AppError `not-found`
     */
    async setReview(id: number, review: Consultation["review"], actor: string): Promise<Consultation> {
      let changed = false;
      const judged = await inTransaction(async (db) => {
        const at = clock();
        changed = await updateReview(db, id, review, at);
        const consultation = await known(db, id);
        if (!changed) return consultation;
        const entry = { at, actor, action: "consultation.review", subject: String(id) };
        await insertAudit(db, { ...entry, detail: { review } });
        const of = recordOf(id);
        const ref = entryRef.review(of, at);
        await recordOnTimeline(db, { of, kind: "review", at, actor, detail: { review }, ref });
        await recordChanged(db, of);
        if (review === "accepted" && consultation.verdictReasons.length > 0) await enqueueMails(db, consultation);
        return consultation;
      });
      outbox.wake();
      if (changed) await events.publish(id, { type: review === "accepted" ? "received" : "changed" });
      return judged;
    },

    /** Notes that somebody took the list away. */
    async noteExport(actor: string): Promise<void> {
      await insertAudit(kysely, { at: clock(), actor, action: "consultation.export", subject: "consultations" });
      await database.flushed();
    },
  };
}

/** As the timeline of its person names it. */
function recordOf(id: number): RecordRef {
  return { kind: "consultation", id };
}

/** The visitor's answers apart from what came along with them. */
function splitSubmission(submission: Submission) {
  const {
    leadScore,
    language,
    newsletter,
    consentVersion,
    [HONEYPOT_FIELD]: honeypot,
    elapsedSeconds,
    placement,
    page,
    referrer,
    utmSource,
    utmMedium,
    utmCampaign,
    utmTerm,
    utmContent,
    ...application
  } = submission;
  const source = { placement, page, referrer, utmSource, utmMedium, utmCampaign, utmTerm, utmContent };
  return {
    application,
    honeypot,
    elapsedSeconds,
    source: Object.fromEntries(Object.entries(source).filter(([, value]) => value)) as Consultation["source"],
  };
}

/** What the visitor was told, and what they answered when the form asked about the newsletter. */
function consentsOf(submission: Submission, language: Language): NewConsent[] {
  const version = submission.consentVersion || CONSENT_VERSION;
  const consent = (purpose: NewConsent["purpose"], granted: boolean): NewConsent => ({
    purpose,
    granted,
    wording: consentWording(purpose, language, version),
    version,
    language,
  });
  const wasAsked = submission.newsletter !== undefined || submission.consentVersion !== undefined;
  return [consent("notice", true), ...(wasAsked ? [consent("newsletter", Boolean(submission.newsletter))] : [])];
}

/** What the visitor was told and answered, for the ledger. */
function ledgerLinesOf(consultationId: number, submission: Submission, consents: readonly NewConsent[]): Consent[] {
  const { email: address, placement, page = null } = submission;
  const of = { consultationId, address, page };
  return consents.map(({ purpose, granted, ...words }) =>
    purpose === "notice"
      ? {
          ...of,
          purpose: "request",
          state: "given",
          source: placement ?? "form",
          words: { ...words, place: "consultation-notice" },
        }
      : {
          ...of,
          purpose: "newsletter",
          state: granted ? "asked" : "declined",
          source: "consultation",
          words: { ...words, place: "consultation-newsletter" },
        },
  );
}
