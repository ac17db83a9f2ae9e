import { parentPort } from "node:worker_threads";
import { type ReadingQuestion, readCalendar } from "./read-calendar.ts";

/** Reads the calendars that the process asks for, one after the other: see `reading-thread.ts`. */
parentPort?.on("message", async (question: ReadingQuestion) => {
  parentPort?.postMessage(await readCalendar(question));
});
