import type { DailyJob } from "../../db/daily-job.ts";
import { listOwners } from "../../features/consultations/follow-up/store.ts";
import { type Morning, readMorning } from "../../features/consultations/read-consultations.ts";
import type { Outbox } from "../../features/outbox/assemble.ts";
import { privacyRequestsDue } from "../../features/privacy/requests.ts";
import { companyDay } from "../../lib/company/company-day.ts";

/** Hour at which the digest is sent, in Montréal. */
const HOUR = 8;

/**
 * Creates the job that sends the morning digest. Each member gets their own requests and next steps, in their language;
 * the team's email address gets those without an owner. Empty digests are not sent, and a member whose address is the
 * team's gets one email for both.
 */
export function staffDigestJob(outbox: Pick<Outbox, "enqueue" | "countDead">, staffMail: string): DailyJob {
  return {
    name: "staff-digest",
    hour: HOUR,
    async run(db, day, now) {
      const { team, own } = await readMorning(db, now, await listOwners(db));
      const undelivered = await outbox.countDead(db);
      const { late, soon, firstDueAt } = await privacyRequestsDue(db, now);
      const privacy = { late, soon, firstDueOn: firstDueAt ? companyDay(firstDueAt) : null };
      const both = own.find(({ email }) => email.toLowerCase() === staffMail.toLowerCase());
      if (hasWork(team) || (both && hasWork(both)) || team.toCheck + undelivered + late + soon > 0) {
        await outbox.enqueue(db, {
          template: "staff-digest",
          recipient: staffMail,
          language: both?.language ?? "fr",
          payload: {
            day,
            toCheck: team.toCheck,
            undelivered,
            privacy,
            waiting: team.unanswered.count,
            waitingFirst: team.unanswered.first,
            ...(both && { own: both.steps }),
            unassigned: team.steps,
          },
          dedupeKey: `staff-digest:${day}`,
        });
      }
      for (const { id, email, language, unanswered, steps } of own) {
        if (id === both?.id || unanswered.count + steps.count === 0) continue;
        await outbox.enqueue(db, {
          template: "staff-digest",
          recipient: email,
          language: language ?? "fr",
          payload: {
            day,
            toCheck: 0,
            undelivered: 0,
            waiting: unanswered.count,
            waitingFirst: unanswered.first,
            ofReader: true,
            own: steps,
          },
          dedupeKey: `staff-digest:${day}:${id}`,
        });
      }
    },
  };
}

const hasWork = ({ unanswered, steps }: Morning) => unanswered.count + steps.count > 0;
