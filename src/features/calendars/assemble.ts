import { type CalendarMailsParts, calendarMails } from "./on-calendar.ts";
import type { CalendarsParts } from "./parts.ts";
import { createReadingThread, createReadingTimer } from "./reading/reading-thread.ts";

/** The feature, with the timer that reads all calendars. */
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
