import { writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { createFacts } from "../../src/db/facts.ts";
import { bookTime } from "../../src/features/appointments/book-time.ts";
import { cancelAppointment, moveAppointment } from "../../src/features/appointments/change-appointment.ts";
import { changeColleagues } from "../../src/features/appointments/hosts/hosts.ts";
import { keepOffers } from "../../src/features/appointments/parts.ts";
import { findAppointment, findBookedFor } from "../../src/features/appointments/store.ts";
import { AppError } from "../../src/lib/http/app-error.ts";
import { openDatabase } from "../../src/server/data/open-database.ts";
import { tokenOf } from "../../test/links.ts";

/**
 * A process in which visitors book until all are done or the process is killed; `appointments.test.ts` starts it. The
 * process prints each response as a line of JSON before anything else happens.
 */

/** A visitor's appointment, as last reported to this process. */
export type Standing = { appointment: number; start: string; sequence: number } | null;

export interface Line {
  visitor: number;
  /** `found`: stored when the process starts; `asks`: about to be requested; `told`: acknowledged or refused. */
  what: "found" | "asks" | "told";
  /** With `asks`: the appointment's start time if the request succeeds; null for a cancellation. */
  start?: string | null;
  standing?: Standing;
  error?: string;
}

export interface Visitors {
  secret: string;
  /** Ids of consultation requests, one per visitor. */
  requests: number[];
  together: number;
  /** Start times to choose from, ISO 8601 UTC. */
  starts: string[];
  /** Whether each visitor books just once; otherwise they never stop, and staff add colleagues to appointments. */
  isOnce: boolean;
  hosts: string[];
}

const { secret, requests, together, starts, isOnce, hosts } = JSON.parse(process.env["VISITORS"]!) as Visitors;
const database = openDatabase(process.env as { DATA_DIR: string }, (error) => {
  throw error;
});
const clock = () => new Date();
const parts = {
  database,
  clock,
  offers: keepOffers(clock),
  facts: createFacts(database, []),
  secret,
  siteUrl: "http://127.0.0.1",
  senderMail: "bonjour@torture.example",
};

const say = (line: Line) => writeSync(1, `${JSON.stringify(line)}\n`);
const anyOf = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)]!;

async function standingOf(request: number): Promise<Standing> {
  const booked = await findBookedFor(database.kysely, request);
  return booked ? { appointment: booked.id, start: booked.startsAt.toISOString(), sequence: booked.sequence } : null;
}

async function act(visitor: number, standing: Standing): Promise<Standing> {
  const start = anyOf(starts);
  const token = await tokenOf(database, secret, "book", visitor);
  if (!standing) {
    say({ visitor, what: "asks", start });
    const { id, sequence, startsAt } = await bookTime(parts, { token, start, kind: "video" });
    return { appointment: id, start: startsAt.toISOString(), sequence };
  }
  if (Math.random() < 0.3) {
    await addColleagues(standing.appointment);
    return standing;
  }
  const own = { token: await tokenOf(database, secret, "appointment", standing.appointment) };
  if (Math.random() < 0.4) {
    say({ visitor, what: "asks", start: null });
    await cancelAppointment(parts, own, null);
    return null;
  }
  say({ visitor, what: "asks", start });
  const { id, sequence, startsAt } = await moveAppointment(parts, own, { start });
  return { appointment: id, start: startsAt.toISOString(), sequence };
}

/** Adds or removes random colleagues; skips those who are busy. */
async function addColleagues(id: number): Promise<void> {
  const appointment = await findAppointment(database.kysely, id);
  if (!appointment) return;
  const changer = { id, version: appointment.version, staffId: "host-1" };
  try {
    await changeColleagues(
      parts,
      changer,
      hosts.filter(() => Math.random() < 0.5),
    );
  } catch (error) {
    if (!(error instanceof AppError && ["conflict", "wrong-state", "outdated"].includes(error.code))) throw error;
  }
}

async function visit(visitor: number): Promise<void> {
  let standing = await standingOf(visitor);
  say({ visitor, what: "found", standing });
  do {
    try {
      standing = await act(visitor, standing);
      say({ visitor, what: "told", standing });
    } catch (error) {
      say({ visitor, what: "told", standing, error: error instanceof AppError ? error.code : String(error) });
    }
    if (!isOnce) await sleep(Math.random() * 20);
  } while (!isOnce);
}

const waiting = [...requests];
await Promise.all(
  Array.from({ length: together }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await visit(next);
  }),
);
// Exits without cleaning up, because everything acknowledged must already be stored.
process.exit(0);
