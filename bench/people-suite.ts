import { type RawBuilder, sql } from "kysely";
import type { Database } from "../src/db/database.ts";
import { cursorAfter } from "../src/features/consultations/list-query.ts";
import { ADMIN, type TestApi, testApi } from "../test/api.ts";
import { testDatabase } from "../test/databases.ts";
import { type Report, type Row, whole } from "./report.ts";

const PEOPLE = 100_000;
/** Of each person; one of them has `LONG` more. Together 1,000,000. */
const ENTRIES_EACH = 9;
const LONG = 100_000;
/** Somebody with a very long timeline. */
const LONGEST = 777;
const ROUNDS = 100;
/** Milliseconds at the API (BARS). */
const BAR = 100;
/** The first moment of the data, in seconds since 1970, and how far apart its facts are, in seconds. */
const BEGIN = 1_700_000_000;
const APART = 60;

/**
 * How long the API takes for people and their timelines with 100,000 people and 1,000,000 entries, on SQLite and, where
 * one answers on `TEST_DATABASE_URL` or 127.0.0.1:5432, on PostgreSQL (issue 6). The reference is the smallest thing the
 * same API can be asked: whom a record belongs to.
 */
export async function peopleSuite(): Promise<Report> {
  const rows: Row[] = [];
  const missed: string[] = [];
  const figures: Record<string, Record<string, number>> = {};
  for (const kind of ["sqlite", "postgres"] as const) {
    const database = await testDatabase(kind).catch((error: unknown) => {
      if (kind === "sqlite") throw error;
      return undefined;
    });
    if (!database) {
      missed.push("no PostgreSQL answered: nothing was measured there");
      continue;
    }
    try {
      await fill(database);
      const measured = await measure(testApi(database));
      const reference = measured["whom a record belongs to"]!;
      figures[kind] = measured;
      for (const [what, p95] of Object.entries(measured)) {
        const reached = p95 <= BAR;
        rows.push({
          what: `${reached ? "✓" : "✗"} ${what}`,
          database: kind,
          p95: `${p95.toFixed(1)} ms`,
          ratio: (p95 / reference).toFixed(1),
          bar: `≤ ${BAR} ms`,
        });
        if (!reached) missed.push(`${what} on ${kind}: p95 ${whole(p95)} ms, to reach ≤ ${BAR} ms`);
      }
    } finally {
      await database.close();
    }
  }
  return { rows, missed, figures };
}

async function measure(api: TestApi): Promise<Record<string, number>> {
  const someone = (round: number) => ((round * 7919) % PEOPLE) + 1;
  const middle = (at: number) => cursorAfter({ createdAt: new Date((BEGIN + at * APART) * 1000).toISOString(), id: 1 });
  const asked: Record<string, (round: number) => string> = {
    "whom a record belongs to": (round) => `/api/people/of/consultation/${someone(round)}`,
    "list, first page": () => "/api/people",
    "list, a page in the middle": () => `/api/people?cursor=${middle(PEOPLE / 2)}`,
    "list, only with a pending request": () => "/api/people?open=true",
    "search, a mail": (round) => `/api/people?search=p${someone(round)}%40exemple`,
    "search, a phone": (round) => `/api/people?search=${encodeURIComponent(`514 ${5_000_000 + someone(round)}`)}`,
    "search, a name that 1 in 10 has": () => "/api/people?search=ana",
    "search, two words": (round) => `/api/people?search=carl%20${someone(round)}`,
    "a person": (round) => `/api/people/${someone(round)}`,
    "their timeline": (round) => `/api/people/${someone(round)}/timeline`,
    "a timeline of 100,009 entries": () => `/api/people/${LONGEST}/timeline`,
    "  older, in its middle": () => `/api/people/${LONGEST}/timeline?cursor=${middle(LONG / 2)}`,
    "  only notes": () => `/api/people/${LONGEST}/timeline?group=notes`,
  };
  const measured: Record<string, number> = {};
  for (const [what, path] of Object.entries(asked)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      const answer = await api.get(path(round), { staff: ADMIN });
      const body = await answer.text();
      times.push(performance.now() - began);
      if (answer.status !== 200) throw new Error(`${path(round)} answered ${answer.status}: ${body}`);
    }
    measured[what] = times.sort((a, b) => a - b)[Math.ceil(ROUNDS * 0.95) - 1]!;
  }
  return measured;
}

/** People, each with a request, made in the database itself. */
async function fill({ kysely, dialect }: Database): Promise<void> {
  const isSqlite = dialect === "sqlite";
  const series = (count: number) =>
    isSqlite
      ? sql`with recursive "series" ("n") as (select 1 union all select "n" + 1 from "series" where "n" < ${sql.lit(count)})`
      : sql`with "series" ("n") as (select generate_series(1, ${sql.lit(count)}))`;
  const at = (seconds: RawBuilder<unknown>) =>
    isSqlite
      ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.lit(BEGIN)} + ${seconds} * ${sql.lit(APART)}, 'unixepoch')`
      : sql`to_timestamp(${sql.lit(BEGIN)} + ${seconds} * ${sql.lit(APART)})`;
  const n = sql.ref("n");
  const first = sql`trim(substr('Ana    Béa    Carl   Dino   Éva    Farid  Gilles Hélène Ingrid Jean   ', (${n} % 10) * 7 + 1, 7))`;
  const name = sql`${first} || ' Nom' || ${n}`;
  const mail = sql`'p' || ${n} || '@exemple.example'`;
  const phone = sql`'+1514' || (5000000 + ${n})`;
  const text = sql`lower(${first}) || ' nom' || ${n} || ' ' || ${mail} || ' societe ' || (${n} % 500) || ' ' || ${phone}`;
  await kysely.transaction().execute(async (db) => {
    if (!isSqlite) await sql`set local statement_timeout = 0`.execute(db);
    await sql`insert into "consultations" ("name", "email", "phone", "company", "jobTitle", "companySize", "industry",
      "revenue", "growth", "currentTools", "teamSize", "biggestChallenge", "timeSpentManualTasks", "automationGoals",
      "budget", "timeline", "decisionMaker", "previousAutomation", "urgency", "leadScore", "createdAt", "contacted",
      "leadScorePercent", "leadScoreVersion", "leadScoreFactors", "language", "source", "review", "verdictReasons",
      "searchText")
      ${series(PEOPLE)} select ${name}, ${mail}, ${phone}, 'Société ' || (${n} % 500), 'Présidente', '6-20',
      'manufacturing', '1m-5m', '25-50', 'crm-basic', '4-10', 'manual-data-entry', '15-30', 'reduce-manual-work',
      '5k-10k', 'asap', 'final-decision', 'basic-tools', 'high', 'A+ (Hot Lead)', ${at(n)}, ${n} % 4 <> 0, 90, 1,
      '[]', 'fr', '{}', 'accepted', '[]', ${text} from "series"`.execute(db);
    await sql`insert into "people" ("name", "company", "language", "leadScore", "leadScorePercent", "openRequests",
      "listed", "createdAt", "lastActivityAt", "searchText")
      ${series(PEOPLE)} select ${name}, 'Société ' || (${n} % 500), 'fr', 'A+ (Hot Lead)', 90,
      case when ${n} % 4 = 0 then 1 else 0 end, ${isSqlite ? sql`1` : sql`true`}, ${at(n)}, ${at(n)}, ${text}
      from "series"`.execute(db);
    await sql`insert into "person_links" ("personId", "recordKind", "recordId", "matchedBy", "fixed", "mailKey",
      "phoneKey", "accepted", "recordAt")
      select "id", 'consultation', "id", 'alone', ${isSqlite ? sql`0` : sql`false`}, "email", "phone",
      ${isSqlite ? sql`1` : sql`true`}, "createdAt" from "consultations"`.execute(db);
    for (const [kind, column] of [
      ["mail", "mailKey"],
      ["phone", "phoneKey"],
    ] as const) {
      await sql`insert into "person_contacts" ("personId", "kind", "key", "written", "matching", "createdAt")
        select "personId", ${sql.lit(kind)}, ${sql.ref(column)}, ${sql.ref(column)}, ${isSqlite ? sql`1` : sql`true`},
        "recordAt" from "person_links"`.execute(db);
    }
    const kinds = sql`case ${n} % 4 when 0 then 'request' when 1 then 'mail' when 2 then 'note' else 'contacted' end`;
    const detail = sql`'{"noteId":1,"text":"Rappeler mardi","template":"visitor-confirmation","status":"delivered"}'`;
    const entries = (count: number, person: RawBuilder<unknown>) => sql`insert into "timeline_entries"
      ("personId", "at", "kind", "recordKind", "recordId", "actor", "detail")
      ${series(count)} select ${person}, ${at(n)}, ${kinds}, 'consultation', ${person}, 'system',
      ${isSqlite ? detail : sql`${detail}::jsonb`} from "series"`;
    await entries(PEOPLE * ENTRIES_EACH, sql`(${n} % ${sql.lit(PEOPLE)}) + 1`).execute(db);
    await entries(LONG, sql.lit(LONGEST)).execute(db);
  });
  await sql`${sql.raw(isSqlite ? "analyze" : "vacuum analyze")}`.execute(kysely);
}
