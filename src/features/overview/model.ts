import * as z from "zod/mini";
import { LANGUAGES } from "../../lib/language.ts";
import { FORM_PLACEMENTS } from "../consultations/form-constants.ts";
import { GRADES } from "../consultations/lead-score.ts";
import { STAGES } from "../visits/model.ts";
import { PERIODS } from "./weeks.ts";

/** The overview as the API returns it to the desk. */

const count = z.int().check(z.minimum(0));
const hours = z.nullable(z.number());
const firstContact = z.strictObject({
  /** Number of requests with a first contact. */
  count,
  /**
   * Hours within which half (`median`) and nine in ten (`p90`) of these requests were contacted; `null` if there are
   * none.
   */
  median: hours,
  p90: hours,
});

export const overviewSchema = z.strictObject({
  /** Oldest first; the last week is the current one. */
  weeks: z.array(
    z.strictObject({
      /** The week's Monday in Montréal, `2026-11-16`. */
      day: z.string(),
      /** Requests received in the week and accepted, and how many of them are now contacted or won. */
      requests: count,
      contacted: count,
      won: count,
      grades: z.record(z.enum(GRADES.map(({ grade }) => grade)), count),
      firstContact,
      chat: z.strictObject({
        /** Number of messages from visitors. */
        asked: count,
        /** The assistant's answers, except those counted as `unknown`. */
        answered: count,
        /** The assistant's answers that admit it does not know, or report that it failed. */
        unknown: count,
        /** Replies by staff. */
        byStaff: count,
      }),
      /** Appointments in the week, except cancelled ones, and how many of them were held or missed. */
      appointments: z.strictObject({ booked: count, held: count, missed: count }),
      postsRead: count,
    }),
  ),
  /** First contacts over the whole period. */
  firstContact,
  /** Forms for which anything was counted in the period. */
  funnel: z.array(
    z.strictObject({
      placement: z.enum(FORM_PLACEMENTS),
      language: z.enum(LANGUAGES),
      stages: z.record(z.enum(STAGES), count),
    }),
  ),
  /** Most viewed first. */
  posts: z.array(z.strictObject({ title: z.string(), path: z.string(), language: z.enum(LANGUAGES), count })),
});

export type Overview = z.output<typeof overviewSchema>;
export type WeekFigures = Overview["weeks"][number];

/** Query of `GET /api/overview`. */
export const overviewQuerySchema = z.strictObject({
  weeks: z._default(
    z.pipe(z.pipe(z.enum(PERIODS.map(String), "filterInvalid"), z.transform(Number)), z.literal([...PERIODS])),
    13,
  ),
});

/** Public figures about the site; each is omitted until there is enough data. */
export interface OwnFigures {
  /** Median hours until a request was contacted, over 13 weeks. */
  replyHours?: number;
  /** Percentage of questions that the assistant answered itself, over 13 weeks. */
  settled?: number;
  /** Uptime of at most 90 past days, oldest first. */
  uptime?: { percent: number; days: { day: string; isWhole: boolean }[] };
}
