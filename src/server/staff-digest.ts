import type { Consultations } from "../features/consultations/service.ts";
import type { Outbox } from "../features/outbox/service.ts";
import type { DailyJob } from "./jobs.ts";

/** When the staff are told what waits for them: hour in Montréal. */
const HOUR = 8;

/** Tells the staff in the morning what waits for them; says nothing when nothing does. */
export function staffDigestJob(
  consultations: Pick<Consultations, "countWaiting">,
  outbox: Pick<Outbox, "enqueue" | "countDead">,
  staffMail: string,
): DailyJob {
  return {
    name: "staff-digest",
    hour: HOUR,
    async run(db, day, now) {
      const { toCheck, waiting } = await consultations.countWaiting(db, now);
      const undelivered = await outbox.countDead(db);
      if (toCheck + waiting + undelivered === 0) return;
      await outbox.enqueue(db, {
        template: "staff-digest",
        recipient: staffMail,
        language: "fr",
        payload: { day, toCheck, waiting, undelivered },
        dedupeKey: `staff-digest:${day}`,
      });
    },
  };
}
