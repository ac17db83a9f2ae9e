import { wordUncountedDays } from "../../lib/company/closed-days.ts";

/** « dimanches et jours fériés », after « hors »: days that the time promised for an answer does not count. */
export const uncountedDays = wordUncountedDays({
  days: {
    Mo: "lundis",
    Tu: "mardis",
    We: "mercredis",
    Th: "jeudis",
    Fr: "vendredis",
    Sa: "samedis",
    Su: "dimanches",
  },
  weekends: "fins de semaine",
  holidays: "jours fériés",
  and: "et",
});
