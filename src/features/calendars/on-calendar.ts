import type { Queryable } from "../../db/database.ts";
import type { Fact, Subscriber } from "../../db/facts.ts";
import { DEFAULT_LANGUAGE } from "../../lib/language.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { CalendarProblem } from "./model.ts";
import { findOwner } from "./store.ts";

/** A calendar was unreadable for a day: its owner is no longer offered. */
export interface CalendarFact extends Fact {
  kind: "calendar.withdrawn";
  staffId: string;
  /** Since when it has failed. */
  since: Date;
  problem: CalendarProblem;
}

/** Something changed when a calendar's owner can be booked. */
export interface CalendarChange extends Fact {
  kind: `calendar.${"changed" | "disconnected" | "withdrawn"}`;
}

export interface CalendarMailsParts {
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** Public address of the site, without a trailing slash. */
  siteUrl: string;
}

/** Tells a calendar's owner that nobody can book them until it can be read again. */
export function calendarMails({ outbox, siteUrl }: CalendarMailsParts): Subscriber<CalendarFact> {
  return {
    during: {
      "calendar.withdrawn": async (db: Queryable, { staffId, since, problem }) => {
        const owner = await findOwner(db, staffId);
        if (!owner || owner.deactivatedAt) return;
        await outbox.enqueue(db, {
          template: "calendar-withdrawn",
          recipient: owner.email,
          language: owner.language ?? DEFAULT_LANGUAGE,
          payload: {
            name: owner.name,
            since: since.toISOString(),
            problem,
            url: `${siteUrl}/admin/appointments/hours?who=${encodeURIComponent(staffId)}`,
          },
        });
      },
    },
    after: { "calendar.withdrawn": () => outbox.wake() },
  };
}
