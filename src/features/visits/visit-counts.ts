import type { Database, Queryable } from "../../db/database.ts";
import type { Subscriber } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import { companyDay } from "../../lib/company/company-day.ts";
import { LANGUAGES, type Language, languageOfPath, pathIn } from "../../lib/language.ts";
import { type FormPlacement, isFormPlacement } from "../consultations/form-constants.ts";
import type { ConsultationFact } from "../consultations/parts.ts";
import type { FormProgress } from "./model.ts";

/** How long counts are collected before a write, in ms; a crash loses at most these. */
const WRITE_AFTER = 1_000;
/** Pause after a database failure, in ms; counts stay in memory meanwhile. */
const RETRY_AFTER = 10_000;
/** Maximum number of rows kept while the database is unavailable: every form and 1,000 posts on three days. */
const MOST_WAITING = 3_200;
/** Rows per SQL statement, far below either database's limit on bound parameters. */
const ROWS_A_STATEMENT = 500;

interface VisitCountsParts {
  database: Database;
  clock: Clock;
  onError: (error: unknown) => void;
}

export type VisitCounts = ReturnType<typeof createVisitCounts>;

type FormCount = FormProgress & DayCount;
type PostCount = DayCount & { path: string };

/**
 * Counts form stages and post views: daily totals, no personal data. Counting costs the caller one addition, because
 * totals are written once a second.
 */
export function createVisitCounts({ database, clock, onError }: VisitCountsParts) {
  const forms = new Map<string, FormCount>();
  const posts = new Map<string, PostCount>();
  let today = { day: "", minute: 0 };
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /**
   * Returns the current day in Montréal. Called for each page, so it computes the day only once a minute; days begin on
   * a full minute.
   */
  const dayNow = (): string => {
    const now = clock();
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute !== today.minute) today = { day: companyDay(now), minute };
    return today.day;
  };

  const add = <Row extends DayCount>(rows: Map<string, Row>, key: string, row: () => Row) => {
    const known = rows.get(key);
    if (known) known.count += 1;
    else if (forms.size + posts.size < MOST_WAITING) rows.set(key, row());
    writeAfter(WRITE_AFTER);
  };

  function writeAfter(milliseconds: number): void {
    if (timer || writing) return;
    timer = setTimeout(() => void write(), milliseconds);
    timer.unref();
  }

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  async function writeAll(): Promise<void> {
    const taken = { forms: take(forms), posts: take(posts) };
    try {
      await database.kysely.transaction().execute(async (db) => {
        for (const rows of inPortions(taken.forms)) await addFormCounts(db, rows);
        for (const rows of inPortions(taken.posts)) await addPostCounts(db, rows);
      });
    } catch (error) {
      putBack(forms, taken.forms);
      putBack(posts, taken.posts);
      onError(error);
      setImmediate(() => writeAfter(RETRY_AFTER));
      return;
    }
    // Counts added during the write did not set a timer.
    if (forms.size + posts.size > 0) setImmediate(() => writeAfter(WRITE_AFTER));
  }

  const countForm = (progress: FormProgress): void => {
    const day = dayNow();
    const { language, placement, stage } = progress;
    add(forms, `${day} ${language} ${placement} ${stage}`, () => ({ day, language, placement, stage, count: 1 }));
  };

  return {
    countForm,

    /** Counts a page served to a person's browser. */
    countPage(page: CountedPage): void {
      if (page.kind === "form") countForm(page.form);
      else {
        const day = dayNow();
        add(posts, `${day} ${page.path}`, () => ({ day, path: page.path, count: 1 }));
      }
    },

    /** Writes the counts; resolves once they are stored or the database has failed. */
    async write(): Promise<void> {
      await writing;
      if (forms.size + posts.size > 0) await write();
    },

    async stop(): Promise<void> {
      await this.write();
      clearTimeout(timer);
    },
  };
}

/** Empties the map and returns its entries, sorted by key. */
function take<Row>(rows: Map<string, Row>): [string, Row][] {
  const taken = [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
  rows.clear();
  return taken;
}

function putBack<Row extends DayCount>(rows: Map<string, Row>, taken: readonly [string, Row][]): void {
  for (const [key, row] of taken) {
    const known = rows.get(key);
    if (known) known.count += row.count;
    else rows.set(key, row);
  }
}

function* inPortions<Row>(taken: readonly [string, Row][]): Generator<Row[]> {
  for (let from = 0; from < taken.length; from += ROWS_A_STATEMENT) {
    yield taken.slice(from, from + ROWS_A_STATEMENT).map(([, row]) => row);
  }
}

/** The counter that a page view adds to. */
export type CountedPage = { kind: "form"; form: FormProgress } | { kind: "post"; path: string; language: Language };

/** French paths of the pages with a form. */
const FORM_PAGES: Record<Exclude<FormPlacement, "modal">, string> = {
  home: "/",
  contact: "/contact",
  landing: "/consultation-gratuite",
  appointment: "/rendez-vous",
};

const FORMS: ReadonlyMap<string, CountedPage> = new Map(
  LANGUAGES.flatMap((language) =>
    Object.entries(FORM_PAGES).map(([placement, path]) => [
      pathIn(language, path),
      { kind: "form", form: { language, placement: placement as FormPlacement, stage: "seen" } },
    ]),
  ),
);

/** A post's path, with a slug as in `features/blog`, so that the blog's feed and cards do not match. */
const POST = /^(?:\/en)?\/blog\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * @param path canonical, without a query
 * @returns the counter for a view of the page; undefined if the page is not counted
 */
export function countedPage(path: string): CountedPage | undefined {
  const form = FORMS.get(path);
  if (form) return form;
  if (!path.includes("/blog/") || !POST.test(path)) return undefined;
  return { kind: "post", path, language: languageOfPath(path) };
}

/** A count on a Montréal day, `2026-11-20`. */
interface DayCount {
  day: string;
  count: number;
}

/**
 * Adds form counts to the stored ones, to which other processes also add.
 * @param counts sorted by key, to avoid deadlocks
 */
async function addFormCounts(db: Queryable, counts: readonly (FormProgress & DayCount)[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto("form_funnel_counts")
    .values([...counts])
    .onConflict((conflict) =>
      conflict.columns(["day", "language", "placement", "stage"]).doUpdateSet((eb) => ({
        count: eb("form_funnel_counts.count", "+", eb.ref("excluded.count")),
      })),
    )
    .execute();
}

/**
 * Adds post views to the stored counts.
 * @param counts sorted, as for {@link addFormCounts}
 */
async function addPostCounts(db: Queryable, counts: readonly (DayCount & { path: string })[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto("post_view_counts")
    .values([...counts])
    .onConflict((conflict) =>
      conflict.columns(["day", "path"]).doUpdateSet((eb) => ({
        count: eb("post_view_counts.count", "+", eb.ref("excluded.count")),
      })),
    )
    .execute();
}

/** Counts the forms sent, if the request is accepted. */
export const countSentForms = (count: (sent: FormProgress) => void): Subscriber<ConsultationFact> => ({
  after: {
    "consultation.received"({ request: { review, language, source } }) {
      const { placement } = source;
      if (review === "accepted" && isFormPlacement(placement)) count({ language, placement, stage: "sent" });
    },
  },
});
