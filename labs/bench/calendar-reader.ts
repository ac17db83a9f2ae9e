import { createServer } from "node:http";
import { createReadingThread } from "../../src/features/calendars/reading/reading-thread.ts";

/**
 * Preloaded into a server under test: keeps reading a feed of 5,000 events on the thread that reads hosts' calendars.
 * The same process serves the feed, which makes the result slightly pessimistic.
 */

const EVENTS = 5_000;
const DAY_MS = 86_400_000;

const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, "");
const now = Date.now();
const events = Array.from({ length: EVENTS }, (_, index) => {
  const start = now + (index - EVENTS / 2) * 3_600_000;
  const repeats = index % 10 === 0 ? ["RRULE:FREQ=WEEKLY;COUNT=52"] : [];
  return [
    "BEGIN:VEVENT",
    `UID:${index}@bench.example`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + 1_800_000)}`,
    ...repeats,
    `SUMMARY:Rencontre ${index}`,
    "END:VEVENT",
  ].join("\r\n");
});
const feed = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//bench//EN", ...events, "END:VCALENDAR", ""].join("\r\n");

const server = createServer((_, response) => response.end(feed));
server.listen(0, "127.0.0.1", async () => {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The feed has no address");
  const thread = createReadingThread();
  for (;;) {
    const reading = await thread.read({
      kind: "ics",
      secret: { url: `http://127.0.0.1:${address.port}/` },
      etag: null,
      lastModified: null,
      start: now,
      end: now + 22 * DAY_MS,
      addresses: [],
      privatePlaces: ["0.0.0.0/0", "::/0"],
    });
    if (reading.status !== "read" || reading.times.length === 0)
      throw new Error(`The feed was not read: ${reading.status}`);
  }
});
server.unref();
