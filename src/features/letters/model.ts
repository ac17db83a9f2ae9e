import * as z from "zod/mini";
import { MAX_ID, queryNumber, wholeNumber } from "../../lib/http/input-fields.ts";
import { LANGUAGES } from "../../lib/language.ts";
import { stepSchema } from "../consultations/follow-up/model.ts";
import {
  line,
  type RecordField,
  type RecordValues,
  recordSchemas,
  text,
  version,
  where,
} from "../records/record-fields.ts";
import { SITUATIONS } from "./drafts/situation.ts";
import { fillBookingLink, hasBookingLink, hasOnlyKnownPlaceholders, isFilledIn } from "./placeholders.ts";

/**
 * Maximum lengths, in UTF-16 code units. Mail programs' lists show no more of a subject, and a body of this length
 * fills two pages.
 */
export const MAX_LENGTHS = { name: 80, subject: 120, body: 4_000 } as const;
/** Maximum number of templates, which staff choose from a list. */
export const MOST_TEMPLATES = 100;

const id = wholeNumber(1, MAX_ID);
/** A subject may not contain the booking link, whose hundred characters would leave no room. */
const subject = where(line(MAX_LENGTHS.subject), (value) => !hasBookingLink(value), "bookingLinkInSubject");
const body = text(MAX_LENGTHS.body);

const withPlaceholders = (language: "fr" | "en", part: RecordField<string>) =>
  where(part, (value) => hasOnlyKnownPlaceholders(value, language), "placeholderUnknown");

const filledIn = (part: RecordField<string>) =>
  where(part, (value) => isFilledIn(fillBookingLink(value, "")), "gapLeft").schema;

/** Fields of a template, always in both languages, because people are answered in their own language. */
export const templateFields = {
  nameFr: line(MAX_LENGTHS.name),
  subjectFr: withPlaceholders("fr", subject),
  bodyFr: withPlaceholders("fr", body),
  nameEn: line(MAX_LENGTHS.name),
  subjectEn: withPlaceholders("en", subject),
  bodyEn: withPlaceholders("en", body),
};
export const TEMPLATE_FIELDS = ["nameFr", "subjectFr", "bodyFr", "nameEn", "subjectEn", "bodyEn"] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];
export type TemplateFields = RecordValues<typeof templateFields>;

/** Body of `PUT /api/letters/templates/{id}/archived`. */
export const archivedBodySchema = z.strictObject({ archived: z.boolean("required") });

const moment = z.iso.datetime();

export const templateSchemas = recordSchemas(templateFields, { archived: z.boolean(), updatedAt: moment });
export type LetterTemplate = z.output<typeof templateSchemas.record>;

/** Recipient of replies to a letter: its author, or the team's email address. */
export const REPLY_TO = ["me", "team"] as const;
export type ReplyTo = (typeof REPLY_TO)[number];

/** Body of `POST /api/letters`. */
export const sendLetterSchema = z.strictObject({
  /** Idempotency key, created when the letter is started. */
  attempt: z.string("required").check(z.regex(/^[\w-]{16,64}$/, "invalid")),
  consultationId: id,
  /** The template and version on which the letter is based. */
  template: z.optional(z.strictObject({ id, version })),
  language: z.enum(LANGUAGES, "unknownOption"),
  subject: filledIn(subject),
  /** May contain the booking link's placeholder. */
  body: filledIn(body),
  replyTo: z.enum(REPLY_TO, "unknownOption"),
  contacted: z.boolean("required"),
  /** Whether to keep a due next step open instead of completing it. */
  keepsStep: z.optional(z.boolean("required")),
  /** Whether to hold the letter until it can no longer be undone. */
  undoable: z.optional(z.boolean("required")),
  /** Id of the latest of the colleagues' acts that the author knows of; by default, none. */
  seen: z._default(wholeNumber(0, MAX_ID), 0),
});
export type NewLetter = z.output<typeof sendLetterSchema>;

/**
 * How long the desk offers to undo a letter, and how long until the letter leaves, in seconds. The difference allows
 * for a slow connection.
 */
export const UNDO_SECONDS = 10;
export const HELD_SECONDS = 13;

/** Body of `POST /api/letters/{id}/undo`. */
export const undoLetterSchema = z.strictObject({
  /** Whether to set the request back to not contacted. */
  pending: z.boolean("required"),
  /** The next step that the letter completed, which is reopened unless there is a newer step. */
  step: z.optional(stepSchema),
});

export type UndoneLetter = z.output<typeof undoLetterSchema>;

/** Query of `GET /api/letters` and `GET /api/letters/start`. */
export const letterQuerySchema = z.strictObject({ consultation: queryNumber(1, MAX_ID) });

export const letterSchema = z.strictObject({
  id: z.int(),
  consultationId: z.int(),
  language: z.enum(LANGUAGES),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  senderName: z.string(),
  createdAt: moment,
  state: z.enum(["pending", "delivered", "dead"]),
  templateId: z.nullable(z.int()),
  templateVersion: z.nullable(z.int()),
});
export type Letter = z.output<typeof letterSchema>;

const fact = z.nullable(z.string());
const facts = z.strictObject({
  firstName: fact,
  name: fact,
  company: fact,
  challenge: fact,
  goal: fact,
  requestDate: fact,
  sender: fact,
  phone: fact,
});

/** Source of a sentence in a draft. `open`: none yet, so staff must write the sentence. */
export const DRAFT_SOURCES = [
  "words",
  "message",
  "form",
  "chat",
  "mail",
  "appointment",
  "passage",
  "booking",
  "model",
  "open",
] as const;

const draftPart = z.strictObject({
  /** The text as it appears in the body. */
  text: z.string(),
  source: z.enum(DRAFT_SOURCES),
  /** Title and URL of the passage on the site. */
  title: z.nullable(z.string()),
  href: z.nullable(z.string()),
});
export type DraftPart = z.output<typeof draftPart>;

/** A draft letter based on the data about a person; never sent automatically. */
export const letterDraftSchema = z.strictObject({
  situation: z.enum(SITUATIONS),
  subject: z.string(),
  body: z.string(),
  /** The parts of the body, except greeting and signature. */
  parts: z.array(draftPart),
});
export type LetterDraft = z.output<typeof letterDraftSchema>;

/** Something with which a colleague settled a request, and which a letter should therefore take into account. */
const act = z.strictObject({
  /** Increases with time. */
  id: z.int(),
  kind: z.enum(["letter", "contacted", "outcome", "discarded"]),
  /** The colleague's name; `null` for a former member and for an API key. */
  name: fact,
  at: moment,
});
export type ColleagueAct = z.output<typeof act>;

/** The data that the desk needs to start a letter about a request. */
export const letterStartSchema = z.strictObject({
  recipient: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES),
  contacted: z.boolean(),
  /** The team's email address, for replies. */
  team: z.string(),
  facts: z.strictObject({ fr: facts, en: facts }),
  draft: z.strictObject({ fr: letterDraftSchema, en: letterDraftSchema }),
  /** The next step that a letter completes, if due today or overdue. */
  step: z.nullable(z.strictObject({ nextStep: z.string(), nextStepAt: z.string() })),
  /** What colleagues have done to settle the request, newest first. */
  acts: z.array(act),
  /** Whether a language model can draft letters too (`GET /letters/draft`). */
  isModelOn: z.boolean(),
});
export type LetterStart = z.output<typeof letterStartSchema>;
