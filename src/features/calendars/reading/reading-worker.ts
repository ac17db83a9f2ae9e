import { parentPort } from "node:worker_threads";
import { type ReadingQuestion, readCalendar } from "./read-calendar.ts";

/** Reads the calendars the process asks for, one at a time: see `reading-thread.ts`. */
parentPort?.on("message", async (question: ReadingQuestion) => {
  parentPort?.postMessage(await readCalendar(question));
});
