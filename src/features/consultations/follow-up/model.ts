import * as z from "zod/mini";
import { isDay } from "../../../lib/company/company-day.ts";
import { MAX_ID, MAX_VERSION, queryNumber, wholeNumber } from "../../../lib/http/input-fields.ts";
import { STAGES } from "./stage.ts";

/* Text lengths are in UTF-16 code units. */

/** Longest next step: a line, not a note. */
export const MAX_NEXT_STEP_LENGTH = 200;
/** Longest note: a page, more than staff write after a call. */
export const MAX_NOTE_LENGTH = 4000;
/** Maximum number of staff members that a note may mention, each of whom gets an email. */
export const MAX_MENTIONS = 20;
export const MAX_VIEW_NAME_LENGTH = 60;
export const MAX_VIEW_QUERY_LENGTH = 1000;
/** Maximum number of saved views per staff member, because they are shown in a menu. */
export const MAX_VIEWS = 50;
/** Maximum number of requests per bulk change, whose transaction blocks the database for some milliseconds. */
export const MAX_BULK = 200;
/** Maximum number of requests in a selection of "all matching": five bulk changes, about 60 KB. */
export const MAX_SELECTION = 1000;

/** Control characters except tab and line feed, and bidirectional overrides. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

const day = z.string("dayInvalid").check(z.refine((value) => isDay(value) && value >= "2000", "dayInvalid"));

const version = wholeNumber(0, MAX_VERSION, "required");
const memberId = z.string("required").check(z.minLength(1, "required"), z.maxLength(64, "tooLong"));

/** Body of `PUT /api/consultations/{id}/contacted`. */
export const contactedBodySchema = z.strictObject({ contacted: z.boolean("required") });

/** Body of `PUT /api/consultations/{id}/review`. */
export const reviewBodySchema = z.strictObject({
  /** `to-check` undoes a decision. */
  review: z.enum(["accepted", "to-check", "discarded"], "unknownOption"),
});

function line(most: number) {
  return z.string("required").check(
    z.trim(),
    z.maxLength(most, "tooLong"),
    z.refine((text) => !CONTROL.test(text) && !/[\n\t]/.test(text), "controlCharacters"),
  );
}

/** Body of `PATCH /api/consultations/{id}`; omitted fields stay unchanged. */
export const followUpBodySchema = z.strictObject({
  /** `followUpVersion` of the consultation that the change is based on. */
  version,
  ownerId: z.optional(z.nullable(memberId)),
  stage: z.optional(z.enum(STAGES, "unknownOption")),
  /** Empty for no next step. */
  nextStep: z.optional(z.nullable(line(MAX_NEXT_STEP_LENGTH))),
  nextStepAt: z.optional(z.nullable(day)),
});
export type FollowUpChange = Omit<z.output<typeof followUpBodySchema>, "version">;

/** A next step with a due day. */
export const stepSchema = z.strictObject({ nextStep: line(MAX_NEXT_STEP_LENGTH), nextStepAt: day });
export type Step = z.output<typeof stepSchema>;

const noteText = z.string("required").check(
  z.trim(),
  z.minLength(1, "required"),
  z.maxLength(MAX_NOTE_LENGTH, "tooLong"),
  z.refine((text) => !CONTROL.test(text), "controlCharacters"),
);
const mentions = z._default(z.array(memberId).check(z.maxLength(MAX_MENTIONS, "tooLong")), []);

export const noteBodySchema = z.strictObject({ text: noteText, mentions });
/** Body that changes a note; `version` is the version that the change is based on. */
export const noteChangeSchema = z.strictObject({ version, text: noteText, mentions });
export const noteListQuerySchema = z.strictObject({
  /** Id of a note; the page starts with the next older note. */
  before: z.optional(queryNumber(1, MAX_ID, "cursorInvalid")),
});

export const viewBodySchema = z.strictObject({
  name: line(MAX_VIEW_NAME_LENGTH).check(z.minLength(1, "required")),
  /** Filters in the form of the list's URL query. */
  query: z.string("required").check(z.maxLength(MAX_VIEW_QUERY_LENGTH, "tooLong")),
  shared: z.boolean("required"),
});

/** One change to up to 200 requests. */
export const bulkBodySchema = z.strictObject({
  /** The requests, each with the `followUpVersion` that the change is based on. */
  items: z
    .array(
      z.strictObject({
        id: wholeNumber(1, MAX_ID),
        version,
      }),
      "required",
    )
    .check(z.minLength(1, "required"), z.maxLength(MAX_BULK, "tooMany")),
  contacted: z.optional(z.boolean("required")),
  ownerId: z.optional(z.nullable(memberId)),
  stage: z.optional(z.enum(STAGES, "unknownOption")),
  nextStepAt: z.optional(day),
  /** With `nextStepAt`, the next step for requests that have none. Existing steps are never overwritten. */
  nextStep: z.optional(line(MAX_NEXT_STEP_LENGTH).check(z.minLength(1, "required"))),
});

const moment = z.iso.datetime();

/** A staff member to whom a request can be assigned. */
export const ownerSchema = z.strictObject({ id: z.string(), name: z.string() });
export type Owner = z.output<typeof ownerSchema>;

export const noteSchema = z.strictObject({
  id: z.int(),
  consultationId: z.int(),
  authorId: z.string(),
  text: z.string(),
  mentions: z.array(z.string()),
  createdAt: moment,
  editedAt: z.nullable(moment),
  version: z.int(),
});
export type Note = z.output<typeof noteSchema>;

export const viewSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  query: z.string(),
  shared: z.boolean(),
  /** Whether the caller owns the view; only the owner can change it. */
  own: z.boolean(),
  ownerName: z.string(),
});
export type DeskView = z.output<typeof viewSchema>;

export const viewAddedSchema = z.strictObject({ id: z.int() });

export const stageCountsSchema = z.record(z.enum(STAGES), z.int());
export type StageCounts = z.output<typeof stageCountsSchema>;

/** Requests that match a filter, for changing them all. */
export const selectionSchema = z.strictObject({
  requests: z.array(z.strictObject({ id: z.int(), name: z.string(), followUpVersion: z.int() })),
  more: z.boolean(),
});
export type Selection = z.output<typeof selectionSchema>;

/**
 * Why a request was skipped: changed meanwhile, erased, not (or no longer) accepted, or without a next step to be given
 * a due day.
 */
const LEFT_REASONS = ["changed", "gone", "not-accepted", "no-step"] as const;
const leftSchema = z.strictObject({
  id: z.int(),
  reason: z.enum(LEFT_REASONS),
  /** Current `followUpVersion`, for another attempt; `null` if the request is gone. */
  version: z.nullable(z.int()),
});
export type BulkLeft = z.output<typeof leftSchema>;

export const bulkAnswerSchema = z.strictObject({
  /** Id for undoing the change; `null` if nothing changed. */
  id: z.nullable(z.int()),
  changed: z.int(),
  /** Skipped requests. Requests already in the wanted state count neither as changed nor as skipped. */
  left: z.array(leftSchema),
});
export type BulkAnswer = z.output<typeof bulkAnswerSchema>;

export const bulkUndoneSchema = z.strictObject({
  restored: z.int(),
  /** Requests not undone, because they have been changed since or are gone. */
  kept: z.array(leftSchema),
});
export type BulkUndone = z.output<typeof bulkUndoneSchema>;
