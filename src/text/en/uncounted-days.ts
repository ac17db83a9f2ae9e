import { wordUncountedDays } from "../../lib/company/closed-days.ts";

/** As inside a sentence: “Sundays and holidays”. */
export const uncountedDays = wordUncountedDays({
  days: {
    Mo: "Mondays",
    Tu: "Tuesdays",
    We: "Wednesdays",
    Th: "Thursdays",
    Fr: "Fridays",
    Sa: "Saturdays",
    Su: "Sundays",
  },
  weekends: "weekends",
  holidays: "holidays",
  and: "and",
});
