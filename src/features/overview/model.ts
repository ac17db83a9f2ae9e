import * as z from "zod/mini";
import { LANGUAGES } from "../../lib/language.ts";
import { FORM_PLACEMENTS } from "../consultations/form-placement.ts";
import { GRADES } from "../consultations/lead-score.ts";
import { STAGES } from "../visits/model.ts";
import { PERIODS } from "./weeks.ts";

/** The overview as the API gives it to the desk. */

const count = z.int().check(z.minimum(0));
const hours = z.nullable(z.number());
const firstContact = z.strictObject({
  /** Requests with a first contact. */
  count,
  /** Hours within which half, and nine of ten, of them were contacted; `null` without any. */
  median: hours,
  p90: hours,
});

export const overviewSchema = z.strictObject({
  /** Oldest first; the last week is under way. */
  weeks: z.array(
    z.strictObject({
      /** Its Monday in Montréal, `2026-11-16`. */
      day: z.string(),
      /** Requests received in the week, but those put aside or discarded; then how many of these are contacted or won today. */
      requests: count,
      contacted: count,
      won: count,
      grades: z.record(z.enum(GRADES.map(({ grade }) => grade)), count),
      firstContact,
      chat: z.strictObject({
        /** Messages of visitors. */
        asked: count,
        /** Answers of the assistant, but those that say it has none. */
        answered: count,
        /** Answers of the assistant that say it has none. */
        unknown: count,
        /** Answers of staff. */
        byStaff: count,
      }),
      /** Calls that were to begin in the week, but those cancelled; of these, how many took place, and were missed. */
      appointments: z.strictObject({ booked: count, held: count, missed: count }),
      postsRead: count,
    }),
  ),
  /** Over the whole period. */
  firstContact,
  /** Forms of which something was counted. */
  funnel: z.array(
    z.strictObject({
      placement: z.enum(FORM_PLACEMENTS),
      language: z.enum(LANGUAGES),
      stages: z.record(z.enum(STAGES), count),
    }),
  ),
  /** Most read first. */
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

/** Figures of the running site itself, for anybody to read; each is absent until there is enough to tell. */
export interface OwnFigures {
  /** Median hours until a person wrote or called, of the requests of 13 weeks. */
  replyHours?: number;
  /** Percent of the questions of 13 weeks that the assistant answered itself. */
  settled?: number;
  /** Days that are over, 90 at most, oldest first. */
  uptime?: { percent: number; days: { day: string; isWhole: boolean }[] };
}
