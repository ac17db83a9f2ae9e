import * as z from "zod/mini";
import { MOST_ARRIVALS, VERDICT_REASONS } from "./consultation.ts";
import { OUTCOMES, STAGES } from "./follow-up/stage.ts";
import { OPTIONS } from "./schema.ts";

/** The answers of the API, as the OpenAPI document describes them; a test holds real answers against them. */

const moment = z.iso.datetime();
const text = z.nullable(z.string());
const hint = z.optional(z.string());

export const receivedSchema = z.strictObject({ id: z.int(), createdAt: moment });

export const consultationSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** E.164, with `;ext=` after it where an extension was given. */
  phone: text,
  company: z.string(),
  jobTitle: z.string(),
  companySize: z.enum(OPTIONS.companySize),
  industry: z.enum(OPTIONS.industry),
  revenue: z.enum(OPTIONS.revenue),
  growth: z.enum(OPTIONS.growth),
  currentTools: z.enum(OPTIONS.currentTools),
  teamSize: z.enum(OPTIONS.teamSize),
  biggestChallenge: z.enum(OPTIONS.biggestChallenge),
  currentChallenges: z.enum(OPTIONS.biggestChallenge),
  timeSpentManualTasks: z.enum(OPTIONS.timeSpentManualTasks),
  automationGoals: z.enum(OPTIONS.automationGoals),
  budget: z.enum(OPTIONS.budget),
  timeline: z.enum(OPTIONS.timeline),
  decisionMaker: z.enum(OPTIONS.decisionMaker),
  previousAutomation: z.enum(OPTIONS.previousAutomation),
  urgency: z.enum(OPTIONS.urgency),
  additionalInfo: text,
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
