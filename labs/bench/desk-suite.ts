import type { Database } from "../../src/db/database.ts";
import { ADMIN, type TestApi, testApi } from "../../test/api.ts";
import { testDatabase } from "../../test/databases.ts";
import { deskQuestions, NO_OP } from "./desk-questions.ts";
import { storeManyLeads } from "./many-leads.ts";
import { type Report, type Row, whole } from "./report.ts";

/** Numbers of people, and of requests, conversations and so on; each person has ten timeline entries. */
const SIZES = [1_000, 10_000, 100_000] as const;
const LARGEST = SIZES[2];
const ROUNDS = { 1000: 40, 10000: 40, 100000: 60 } as const;
/** Bar for an API call, in ms (BARS). */
const BAR = 100;

/** Percentiles, in ms. */
interface Times {
  p50: number;
  p95: number;
}

/**
 * Measures each of the desk's API calls with 1,000 to 100,000 people and requests, and up to 1,000,000 timeline entries
 * (issue 6): on SQLite and, if a server answers at `TEST_DATABASE_URL` or 127.0.0.1:5432, on PostgreSQL. Each call
 * alternates with the cheapest one.
 */
export async function deskSuite(): Promise<Report> {
  const rows: Row[] = [];
  const missed: string[] = [];
  const figures: Record<string, unknown> = {};
  for (const kind of ["sqlite", "postgres"] as const) {
    const measured: Record<number, Awaited<ReturnType<typeof measure>>> = {};
    for (const size of SIZES) {
      const database = await testDatabase(kind).catch((error: unknown) => {
        if (kind === "sqlite") throw error;
        return undefined;
      });
      if (!database) break;
      try {
        measured[size] = await measure(testApi(database), database, size);
      } finally {
        await database.close();
      }
    }
    const largest = measured[LARGEST];
    if (!largest) {
      missed.push("no PostgreSQL answered: nothing was measured there");
      continue;
    }
    figures[kind] = measured;
    for (const [what, { times, beside }] of Object.entries(largest)) {
      const reached = times.p95 <= BAR;
      rows.push({
        what: `${reached ? "✓" : "✗"} ${kind}, ${what}`,
        p50: `${ms(times.p50)} ms`,
        value: `p95 ${ms(times.p95)} ms`,
        reference: `no-op ${ms(beside.p50)} ms`,
        ratio: (times.p50 / beside.p50).toFixed(1),
        bar: `p95 ≤ ${BAR} ms`,
        "p50 with 1,000, 10,000, 100,000": SIZES.map((size) => ms(measured[size]![what]!.times.p50)).join(", "),
      });
      if (!reached) missed.push(`${what} on ${kind}: p95 ${whole(times.p95)} ms, to reach ≤ ${BAR} ms`);
    }
  }
  return { rows, missed, figures };
}

/** Times each call, alternating with the cheapest one. */
async function measure(
  api: TestApi,
  database: Database,
  size: (typeof SIZES)[number],
): Promise<Record<string, { times: Times; beside: Times }>> {
  const leads = await storeManyLeads(database, size);
  await api.services.keptWeeks.keepAll();
  const timed = async (path: string) => {
    const began = performance.now();
    const answer = await api.get(path, { staff: ADMIN });
    const body = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${body}`);
    return performance.now() - began;
  };
  const measured: Record<string, { times: Times; beside: Times }> = {};
  for (const [what, pathOf] of Object.entries(deskQuestions(leads))) {
    const times: number[] = [];
    const beside: number[] = [];
    for (let round = 0; round < ROUNDS[size]; round += 1) {
      beside.push(await timed(NO_OP(round, leads)));
      times.push(await timed(pathOf(round)));
    }
    measured[what] = { times: quantiles(times), beside: quantiles(beside) };
  }
  return measured;
}

function quantiles(times: number[]): Times {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]!;
  return { p50: at(0.5), p95: at(0.95) };
}

const ms = (value: number) => value.toFixed(1);
