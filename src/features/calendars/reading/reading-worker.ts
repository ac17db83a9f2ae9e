import { parentPort } from "node:worker_threads";
import { type ReadingQuestion, readCalendar } from "./read-calendar.ts";

/** Worker that reads calendars for `reading-thread.ts`. */
parentPort?.on("message", async (question: ReadingQuestion) => {
  parentPort?.postMessage(await readCalendar(question));
});
