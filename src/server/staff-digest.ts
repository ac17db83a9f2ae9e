import type { Queryable } from "../db/database.ts";
import type { Outbox } from "../features/outbox/service.ts";
import type { DailyJob } from "./jobs.ts";

/** When the staff are told what waits for them: hour in Montréal. */
const HOUR = 8;

/** How long a request may wait for an answer, in milliseconds: we promise 24 hours (SPEC §9). */
const PROMISED_WITHIN = 24 * 3_600_000;

/** Tells the staff in the morning what waits for them; says nothing when nothing does. */
export function staffDigestJob(outbox: Pick<Outbox, "enqueue">, staffMail: string): DailyJob {
  return {
    name: "staff-digest",
    hour: HOUR,
    async run(db, day, now) {
      const digest = { day, ...(await countWaiting(db, new Date(now.getTime() - PROMISED_WITHIN))) };
      if (digest.toCheck + digest.waiting + digest.undelivered === 0) return;
      await outbox.enqueue(db, {
        template: "staff-digest",
        recipient: staffMail,
        language: "fr",
        payload: digest,
        dedupeKey: `staff-digest:${day}`,
      });
    },
  };
}

async function countWaiting(db: Queryable, promisedBefore: Date) {
  const consultations = db.selectFrom("consultations").select((eb) => eb.fn.countAll<number>().as("count"));
  const toCheck = await consultations.where("review", "=", "to-check").executeTakeFirstOrThrow();
  const waiting = await consultations
    .where("review", "=", "accepted")
    .where("contacted", "=", false)
    .where("createdAt", "<", promisedBefore)
    .executeTakeFirstOrThrow();
  const undelivered = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("status", "=", "dead")
    .executeTakeFirstOrThrow();
  return { toCheck: toCheck.count, waiting: waiting.count, undelivered: undelivered.count };
}
