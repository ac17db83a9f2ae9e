import * as z from "zod/mini";
import type { Queryable } from "../../db/database.ts";
import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { type Fields, fieldErrors, withoutStrays } from "../../lib/http/parse-fields.ts";
import type { Admission } from "../../lib/http/traffic.ts";
import { isLanguage, type Language } from "../../lib/language.ts";
import { consultationForm as en } from "../../text/en/site/consultation-form.ts";
import { consultationForm as fr } from "../../text/fr/site/consultation-form.ts";
import type { Asked } from "../appointments/book-time.ts";
import { askedTimeSchema, type TimeWish } from "../appointments/model.ts";
import { zoneOf } from "../appointments/times/offer-times.ts";
import { timeIn } from "../appointments/times/wall-clock.ts";
import { digestOf } from "../idempotency/idempotency.ts";
import { claimMail } from "../mail-limits/mail-limits.ts";
import { manyMail } from "../outbox/messages.ts";
import { CONSENT_VERSION, DRAFTED_CONSENT_VERSION, HONEYPOT_FIELD } from "./form-constants.ts";
import { scoreLead } from "./lead-score.ts";
import { type Consultation, NO_FOLLOW_UP, NO_WISH, STEPS, type StoredAnswers } from "./model.ts";
import type { ConsultationsParts, ShownConsent } from "./parts.ts";
import { searchTextOf } from "./search-text.ts";
import {
  countSameContent,
  haveBeenAccepted,
  insertConsultation,
  type NewConsultation,
  updateWish,
} from "./store/requests.ts";
import { normalisePhone, type Submission, submissionSchema } from "./submission-schema.ts";
import { fingerprintOf, isRepeated, REPETITION_WINDOW_MS, verdictOn } from "./verdict.ts";

/** The response to a stored request. Not in `model.ts`, which browsers load with the form. */
export const receivedSchema = z.strictObject({
  id: z.int(),
  createdAt: z.iso.datetime(),
  /** Token for booking a time (`POST /api/appointments`); omitted if the request is flagged. */
  token: z.optional(z.string()),
  /** Booking outcome of the time chosen with the request. */
  appointment: z.optional(askedTimeSchema),
});

/** Reads the language that a body states, before the rest is validated. */
export function languageOfBody(body: Fields): Language | undefined {
  return isLanguage(body["language"]) ? body["language"] : undefined;
}

/**
 * Validates a submission, and normalizes its phone number.
 * @param body parsed JSON or the fields of a plain form
 * @throws AppError `invalid` with a text key for each wrong field
 */
export function parseSubmission(body: Fields): Submission {
  const result = submissionSchema.safeParse(wellFormed(withoutStrays(submissionSchema, body)));
  const phone = result.data?.phone && normalisePhone(result.data.phone);
  if (result.success && (phone || !result.data.phone)) return wellFormed({ ...result.data, phone }) as Submission;

  const fields = result.success ? { phone: "phoneInvalid" } : fieldErrors(result.error.issues);
  throw new AppError("invalid", "The submission is not valid", { fields });
}

/** Replaces lone surrogates in texts, because PostgreSQL rejects them in JSON. */
function wellFormed(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? value.toWellFormed() : value]),
  );
}

/** How long a repeated `Idempotency-Key` gets the same response, in milliseconds; retries of a draft end sooner. */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** How long an identical plain form counts as the same request, in milliseconds, for reloads and second clicks. */
const PLAIN_FORM_WINDOW_MS = 10 * 60 * 1000;

export interface Received {
  id: number;
  /** ISO 8601 UTC instant. */
  createdAt: string;
  /** Booking outcome of the time chosen with the request. */
  asked?: Asked;
}

interface Arrival extends Admission {
  language: Language;
  /** Client IP address, as reported by the reverse proxy. */
  address: string;
  /** `Idempotency-Key` header of an API call. */
  key?: string | undefined;
  /**
   * Whether the form was sent without JavaScript. Such a form has no key, so a repeat is recognized by its content, and
   * the time it took is unknown.
   */
  isPlainForm: boolean;
}

/**
 * Stores a request with its consents, person and emails in one transaction, and books its chosen time. Once this
 * returns, everything is on disk. A doubtful request is flagged, without any booking or email. If the chosen time is no
 * longer free, the request is stored anyway.
 * @throws AppError `invalid` for a time that cannot have been offered; `conflict` or `invalid` for a repeated key, see
 *   {@link Idempotency.once}
 */
export async function sendRequest(
  parts: ConsultationsParts,
  submission: Submission,
  arrival: Arrival,
): Promise<Received> {
  const { elapsedSeconds, edits, ...content } = submission;
  const digest = digestOf(content);
  const { key, isPlainForm, language } = arrival;
  const wish = wishOf(submission);
  /** Checks the time only for a new request, so that a repeat is not rejected because its time has passed. */
  const storeIn = async (keep?: (db: Queryable, received: Received & Record<string, unknown>) => Promise<void>) => {
    if (wish) await parts.times.checkWish(wish, language);
    return await parts.facts.sharedTransaction(async (db) => {
      const stored = { ...(await store(parts, db, submission, arrival)) };
      await keep?.(db, stored);
      return stored;
    });
  };
  const received =
    key === undefined && !isPlainForm
      ? await storeIn()
      : await parts.idempotency.once<Received & Record<string, unknown>>(
          key === undefined
            ? { key: `form:${digest}`, digest, lifetimeMs: PLAIN_FORM_WINDOW_MS, whileUnderWay: "wait" }
            : { key: `key:${key}`, digest, lifetimeMs: KEY_LIFETIME_MS, whileUnderWay: "refuse" },
          storeIn,
        );
  await parts.database.flushed();
  parts.outbox.wake();
  return received;
}

async function store(
  parts: ConsultationsParts,
  db: Queryable,
  submission: Submission,
  arrival: Arrival,
): Promise<Received> {
  const at = parts.clock();
  const wish = wishOf(submission);
  if (wish) await parts.times.holdHosts(db);
  const request = await judge(parts, db, submission, arrival, at);
  const id = await insertConsultation(db, request);
  const consents = consentsOf(submission, arrival.language);
  const fact = { at, actor: "visitor", subject: id };
  const { page = null } = submission;
  await parts.facts.record(db, { ...fact, kind: "consultation.received", request, consents, page });
  const createdAt = at.toISOString();
  let asked: Asked | undefined = wish && { state: "requested" };
  if (request.review === "accepted") {
    const { mailsWait, address } = arrival;
    const { searchText, contentDigest, ...answers } = request;
    const consultation: Consultation = {
      ...answers,
      ...NO_FOLLOW_UP,
      id,
      createdAt,
      contacted: false,
      contactedAt: null,
      currentChallenges: answers.biggestChallenge,
      newsletter: Boolean(submission.newsletter),
    };
    await parts.facts.record(db, { ...fact, kind: "consultation.accepted", consultation, mailsWait });
    if (wish) {
      asked = await parts.times.bookWithRequest(db, consultation, wish, { address, mailsWait });
      if (asked.state === "booked") await updateWish(db, id, NO_WISH);
    }
    await mailRequest(parts, db, consultation, { wait: mailsWait, asked });
  }
  return { id, createdAt, ...(asked ? { asked } : {}) };
}

const wishOf = ({ start, kind, zone }: Submission): TimeWish | undefined =>
  start === undefined ? undefined : { start, kind, zone };

/** Returns the request to store, with its score and any reasons for flagging it. */
async function judge(
  { rubric }: ConsultationsParts,
  db: Queryable,
  submission: Submission,
  { language, isPlainForm, isUnusual }: Arrival,
  createdAt: Date,
): Promise<NewConsultation> {
  const { application, wish, ...extras } = splitSubmission(submission);
  const fingerprint = fingerprintOf(application);
  const contentDigest = digestOf(fingerprint.content);
  const since = new Date(createdAt.getTime() - REPETITION_WINDOW_MS);
  const earlier = await countSameContent(db, contentDigest, since, fingerprint.earlierRequests);
  const { honeypot, edits } = extras;
  const elapsedSeconds = isPlainForm ? undefined : extras.elapsedSeconds;
  const verdictReasons = verdictOn(application, { honeypot, elapsedSeconds, edits, isUnusual });
  if (isRepeated(fingerprint, earlier)) verdictReasons.push("repeated");
  const inForce = await rubric(db);
  const score = scoreLead(application, inForce.rubric);
  const request = {
    ...storedAnswers(application),
    leadScore: score.grade,
    leadScorePercent: score.percent,
    leadScoreFactors: score.factors,
    leadScoreVersion: inForce.version,
    language,
    source: extras.source,
    review: verdictReasons.length === 0 ? ("accepted" as const) : ("to-check" as const),
    verdictReasons,
    wishedStart: wish ? new Date(wish.start).toISOString() : null,
    wishedKind: wish?.kind ?? null,
    wishedZone: wish?.zone ?? null,
  };
  return { ...request, createdAt, searchText: searchTextOf(request), contentDigest };
}

/** Converts empty optional answers to `null` for storage. */
const storedAnswers = (application: Record<string, string | undefined>) =>
  Object.fromEntries(STEPS.flat().map((field) => [field, application[field] || null])) as StoredAnswers;

function splitSubmission(submission: Submission) {
  const {
    language,
    newsletter,
    consentVersion,
    [HONEYPOT_FIELD]: honeypot,
    elapsedSeconds,
    edits,
    placement,
    page,
    referrer,
    utmSource,
    utmMedium,
    utmCampaign,
    utmTerm,
    utmContent,
    start,
    kind,
    zone,
    ...application
  } = submission;
  const source = { placement, page, referrer, utmSource, utmMedium, utmCampaign, utmTerm, utmContent };
  return {
    application,
    wish: wishOf(submission),
    honeypot,
    elapsedSeconds,
    edits,
    source: Object.fromEntries(Object.entries(source).filter(([, value]) => value)) as Consultation["source"],
  };
}

/** Returns the consents shown, with the visitor's answers; a form may omit the newsletter consent. */
function consentsOf(submission: Submission, language: Language): ShownConsent[] {
  const version = submission.consentVersion || CONSENT_VERSION;
  const consent = (purpose: ShownConsent["purpose"], granted: boolean): ShownConsent => ({
    purpose,
    granted,
    wording: consentWording(purpose, language, version),
    version,
    language,
  });
  const wasAsked = submission.newsletter !== undefined || submission.consentVersion !== undefined;
  return [consent("notice", true), ...(wasAsked ? [consent("newsletter", Boolean(submission.newsletter))] : [])];
}

/**
 * Maximum number of requests emailed to the team individually per hour. A small firm gets fewer in a day. Beyond the
 * limit, one email per hour says that there are more, so that a flood does not fill the mailbox.
 */
const MOST_MAILED_AN_HOUR = 30;

/**
 * Emails an accepted request to staff, and a confirmation to the visitor unless one was emailed to the same mailbox
 * within 24 hours.
 * @param wait milliseconds before the visitor's email leaves
 * @param asked booking outcome of the time chosen with the request
 */
export async function mailRequest(
  { clock, outbox, staffMail, bookingUrl }: ConsultationsParts,
  db: Queryable,
  consultation: Consultation,
  { wait, asked }: { wait: number; asked: Asked | undefined },
): Promise<void> {
  const { id, email, language, wishedStart, wishedKind, wishedZone } = consultation;
  // A meeting at our office goes by our clock.
  const zone = wishedKind === "office" ? COMPANY_TIME_ZONE : zoneOf(wishedZone ?? undefined);
  const now = clock();
  const anHourAgo = new Date(now.getTime() - 3_600_000);
  if (await haveBeenAccepted(db, MOST_MAILED_AN_HOUR + 1, anHourAgo)) {
    await outbox.enqueue(db, manyMail(staffMail, "requests", MOST_MAILED_AN_HOUR, now));
  } else {
    await outbox.enqueue(db, {
      template: "staff-new-consultation",
      recipient: staffMail,
      language: "fr",
      payload: { consultation },
      dedupeKey: `staff-new-consultation:${id}`,
    });
  }
  if (!(await claimMail(db, "visitor-confirmation", email, now))) return;
  await outbox.enqueue(db, {
    template: "visitor-confirmation",
    about: { kind: "consultation", id },
    recipient: email,
    language,
    payload: {
      consultation,
      bookingUrl: await bookingUrl(db, id, language),
      ...(asked && wishedStart !== null
        ? { time: { ...timeIn(new Date(wishedStart), zone), state: asked.state } }
        : {}),
    },
    dedupeKey: `visitor-confirmation:${id}`,
    dueAt: new Date(now.getTime() + wait),
  });
}

/**
 * Returns the exact wording that a visitor saw above the submit button.
 * @param version version of the wording on the visitor's page; empty for old versions, whose wordings are in the text
 * files' history
 */
export function consentWording(purpose: "notice" | "newsletter", language: Language, version: string): string {
  const isDrafted = version === DRAFTED_CONSENT_VERSION;
  if (version !== CONSENT_VERSION && !isDrafted) return "";
  const { notice, newsletter } = { fr, en }[language];
  return purpose === "notice"
    ? `${notice.before}${notice.link}${notice.after}${isDrafted ? ` ${notice.drafted}` : ""}`
    : `${newsletter.label} ${newsletter.hint}`;
}
