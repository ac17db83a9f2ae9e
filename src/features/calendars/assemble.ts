import type { Queryable } from "../../db/database.ts";
import type { Fact, Subscriber } from "../../db/facts.ts";
import { DEFAULT_LANGUAGE } from "../../lib/language.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { CalendarsParts } from "./calendars.ts";
import type { CalendarProblem } from "./model.ts";
import { createReadingThread, createReadingTimer } from "./reading/reading-thread.ts";
import { findOwner } from "./store.ts";

/** Assembles the feature, with the timer that reads all calendars. */
export function assembleCalendars({
  onError,
  ...given
}: Omit<CalendarsParts, "read"> & CalendarMailsParts & { onError: (error: unknown) => void }) {
  const thread = createReadingThread();
  const parts: CalendarsParts = { ...given, read: thread.read };
  return {
    ...parts,
    subscribers: [calendarMails(given)],
    timer: createReadingTimer({ calendars: parts, stopReading: thread.stop, onError }),
  };
}

/** Recorded when a calendar has been unreadable for a day, so that its owner can no longer be booked. */
interface CalendarFact extends Fact {
  kind: "calendar.withdrawn";
  staffId: string;
  /** When reading began to fail. */
  since: Date;
  problem: CalendarProblem;
}

/** Recorded when the owner's free time may have changed. */
export interface CalendarChange extends Fact {
  kind: `calendar.${"changed" | "disconnected" | "withdrawn"}`;
}

interface CalendarMailsParts {
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string;
}

/** Emails the owner, who cannot be booked until the calendar is readable again. */
function calendarMails({ outbox, siteUrl }: CalendarMailsParts): Subscriber<CalendarFact> {
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
