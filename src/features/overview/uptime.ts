import type { Database } from "../../db/database.ts";
import type { Clock } from "../../lib/clock.ts";
import { companyDay } from "../../lib/company/company-day.ts";

const MINUTE = 60_000;

export interface UptimeDay {
  /** Day in Montréal, `2026-11-20`. */
  day: string;
  /** Minutes in which the site was up, in any process. */
  minutes: number;
}

/**
 * Records every minute in which the site is up and its database responds. A minute counts once, however many processes
 * are running.
 */
export function createUptime({
  database,
  clock,
  onError,
}: {
  database: Database;
  clock: Clock;
  onError: (error: unknown) => void;
}) {
  let timer: NodeJS.Timeout | undefined;

  async function beat(): Promise<void> {
    const now = clock();
    const lastMinute = Math.floor(now.getTime() / MINUTE);
    const row = { day: companyDay(now), minutes: 1, lastMinute };
    await database.kysely
      .insertInto("uptime_days")
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column("day")
          .doUpdateSet((eb) => ({ minutes: eb("uptime_days.minutes", "+", 1), lastMinute }))
          .where("uptime_days.lastMinute", "<", lastMinute),
      )
      .execute();
  }

  return {
    beat,
    /** Lists the days from `from` on, oldest first. */
    list: (from: string): Promise<UptimeDay[]> =>
      database.kysely
        .selectFrom("uptime_days")
        .select(["day", "minutes"])
        .where("day", ">=", from)
        .orderBy("day")
        .execute(),
    start() {
      timer = setInterval(() => void beat().catch(onError), MINUTE).unref();
      void beat().catch(onError);
    },
    async stop() {
      clearInterval(timer);
    },
  };
}
