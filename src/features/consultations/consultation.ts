import type { Outcome, Stage } from "./follow-up/stage.ts";
import type { Application, ApplicationField } from "./schema.ts";

/**
 * A stored consultation as the API gives it to staff (SPEC §3, §7). Moments are ISO 8601 in UTC; an optional answer
 * that was not given is `null`.
 */
export interface Consultation
  extends Required<{ [Field in Exclude<ApplicationField, OptionalField>]: Application[Field] }> {
  id: number;
  phone: string | null;
  additionalInfo: string | null;
  /** The admin screen's reading of `biggestChallenge` (SPEC §3): always equal to it. */
  currentChallenges: string;
  /** The grade as SPEC §9 words it, for example `A+ (Hot Lead)`. */
  leadScore: string;
  leadScorePercent: number;
  leadScoreFactors: { field: string; value: string; points: number; max: number }[];
  /** The rubric that gave the score; SPEC §9 is version 1. */
  leadScoreVersion: number;
  contacted: boolean;
  contactedAt: string | null;
  createdAt: string;
  language: "fr" | "en";
  newsletter: boolean;
  source: {
    placement?: string;
    page?: string;
    referrer?: string;
    utmSource?: string;
    utmMedium?: string;
    utmCampaign?: string;
    utmTerm?: string;
    utmContent?: string;
  };
  review: "accepted" | "to-check" | "discarded";
  /** Why it was put aside; codes with texts under `verdictReasons` of the desk's texts. */
  verdictReasons: VerdictReason[];
  /** Id of the member of staff who follows it up. */
  ownerId: string | null;
  stage: Stage;
  outcome: Outcome | null;
  outcomeAt: string | null;
  nextStep: string | null;
  /** By when: a day in Montréal, `2026-11-20`. */
  nextStepAt: string | null;
  /** A change of owner, stage or next step names the version it is based on. */
  followUpVersion: number;
}

/** The part of a consultation that tells how it is followed up, and which no visitor sets. */
export type FollowUp = Pick<
  Consultation,
  "ownerId" | "stage" | "outcome" | "outcomeAt" | "nextStep" | "nextStepAt" | "followUpVersion"
>;

/** Of a request that has just come. */
export const NO_FOLLOW_UP: FollowUp = {
  ownerId: null,
  stage: "new",
  outcome: null,
  outcomeAt: null,
  nextStep: null,
  nextStepAt: null,
  followUpVersion: 0,
};

type OptionalField = "phone" | "additionalInfo";

export const VERDICT_REASONS = ["honeypot", "too-fast", "rate", "links", "repeated", "gibberish"] as const;
export type VerdictReason = (typeof VERDICT_REASONS)[number];

/** The four counters of the admin screen (SPEC §2), and how many requests wait to be checked. */
export interface ConsultationSummary {
  total: number;
  contacted: number;
  pending: number;
  /** Received since midnight in Montréal. */
  today: number;
  /** Pending, and its answer was due before now. */
  late: number;
  toCheck: number;
}

/** What has come since a request that somebody has seen. */
export interface Arrivals {
  /** Counts no further than {@link MOST_ARRIVALS}. */
  count: number;
  /** What came last of it; `null` for nothing. */
  newest: Pick<Consultation, "id" | "name" | "company"> | null;
}

/** More new requests than this are not counted out: nobody reads the exact figure. */
export const MOST_ARRIVALS = 99;

/** Where a page of the list by urgency ends: in its first part, where the score orders, or in the second. */
export interface UrgentPosition {
  /** What was late when the first page was read is late for all pages of a list. */
  lateSince: Date;
  /** The score of a late request; undefined among the others. */
  percent: number | undefined;
  createdAt: Date;
  id: number;
}
