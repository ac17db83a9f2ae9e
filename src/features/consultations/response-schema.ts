import * as z from "zod/mini";
import { OUTCOMES, STAGES } from "./follow-up/stage.ts";
import {
  type ApplicationField,
  MOST_ARRIVALS,
  OPTIONS,
  QUESTIONS,
  type Question,
  type StoredAnswers,
  VERDICT_REASONS,
} from "./model.ts";

/** The responses of the API, as the OpenAPI document describes them; a test holds real responses against them. */

const moment = z.iso.datetime();
const text = z.nullable(z.string());
const hint = z.optional(z.string());

/** Each answer as it is stored. */
const answerSchemas = Object.fromEntries(
  Object.entries<Question>(QUESTIONS).map(([field, question]) => [
    field,
    question.kind === "choice" ? z.enum(question.options) : question.isOptional ? text : z.string(),
  ]),
) as unknown as { [Field in ApplicationField]: z.ZodMiniType<StoredAnswers[Field], StoredAnswers[Field]> };

export const receivedSchema = z.strictObject({ id: z.int(), createdAt: moment });

export const consultationSchema = z.strictObject({
  id: z.int(),
  ...answerSchemas,
  currentChallenges: z.enum(OPTIONS.biggestChallenge),
  leadScore: z.string(),
  leadScorePercent: z.int().check(z.minimum(0), z.maximum(100)),
  leadScoreFactors: z.array(z.strictObject({ field: z.string(), value: z.string(), points: z.int(), max: z.int() })),
  leadScoreVersion: z.int(),
  contacted: z.boolean(),
  contactedAt: z.nullable(moment),
  createdAt: moment,
  language: z.enum(["fr", "en"]),
  newsletter: z.boolean(),
  source: z.strictObject({
    placement: hint,
    page: hint,
    referrer: hint,
    utmSource: hint,
    utmMedium: hint,
    utmCampaign: hint,
    utmTerm: hint,
    utmContent: hint,
  }),
  review: z.enum(["accepted", "to-check", "discarded"]),
  verdictReasons: z.array(z.enum(VERDICT_REASONS)),
  ownerId: text,
  stage: z.enum(STAGES),
  outcome: z.nullable(z.enum(OUTCOMES)),
  outcomeAt: z.nullable(moment),
  nextStep: text,
  /** A day in Montréal. */
  nextStepAt: z.nullable(z.iso.date()),
  followUpVersion: z.int(),
});

export const arrivalsSchema = z.strictObject({
  count: z.int().check(z.minimum(0), z.maximum(MOST_ARRIVALS)),
  newest: z.nullable(z.strictObject({ id: z.int(), name: z.string(), company: z.string() })),
});

export const summarySchema = z.strictObject({
  total: z.int(),
  contacted: z.int(),
  pending: z.int(),
  today: z.int(),
  /** Pending, and its answer was due before now. */
  late: z.int(),
  toCheck: z.int(),
});
