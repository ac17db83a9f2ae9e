import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";
import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { MAX_ID } from "../../lib/http/input-fields.ts";
import type { Grade, Rubric } from "../consultations/lead-score.ts";
import { compare, emptyComparison, separationOf } from "./comparison.ts";
import type { ComparisonAnswer, RubricVersion, Scoring } from "./model.ts";
import {
  countScores,
  type Database,
  deleteDraft,
  findDraft,
  findPublished,
  insertAudit,
  insertDraft,
  listPast,
  listVersions,
  publishDraft,
  type Queryable,
  updateDraft,
} from "./store.ts";

/** Versions listed; a rubric changes a few times a year. */
const VERSIONS_LISTED = 50;
/** Versions compared besides version 1, newest first: the draft and the latest published versions. */
const VERSIONS_COMPARED = 5;
/**
 * Maximum number of requests that a comparison examines, newest first; examining them takes a few seconds, in small
 * steps.
 */
const MOST_COMPARED = 100_000;
/** Requests per step of a few milliseconds, after which other work can run. */
const PIECE = 500;

export interface ScoringParts {
  database: Database;
  clock: Clock;
}

export type ScoringService = ReturnType<typeof createScoring>;

/**
 * Manages the lead score's rubric: its versions, a draft, and what the draft would change. Stored scores never change.
 */
export function createScoring({ database, clock }: ScoringParts) {
  const { kysely } = database;
  const oneAtATime = pLimit(1);
  const inTransaction = <Result>(work: (db: Queryable) => Promise<Result>) => kysely.transaction().execute(work);

  async function draftAt(db: Queryable, revision: number): Promise<RubricVersion> {
    const draft = await findDraft(db);
    if (!draft) throw new AppError("not-found", "There is no draft");
    if (draft.revision !== revision) throw new AppError("outdated", "The draft has changed", { current: draft });
    return draft;
  }

  async function outdated(db: Queryable): Promise<AppError> {
    return new AppError("outdated", "The draft has changed", { current: (await findDraft(db)) ?? null });
  }

  return {
    /** Returns the published rubric. To be called in the transaction that stores the request. */
    published: (db: Queryable) => findPublished(db),

    async read(): Promise<Scoring> {
      const [versions, distribution] = await Promise.all([listVersions(kysely, VERSIONS_LISTED), countScores(kysely)]);
      return { versions, distribution };
    },

    /** Lists the versions without the distribution, to explain scores on the desk. */
    versions: () => listVersions(kysely, VERSIONS_LISTED),

    /**
     * Starts or changes the draft.
     * @param given with the revision that the caller saw; 0 if there was no draft
     * @throws AppError `outdated`
     */
    saveDraft: (given: { rubric: Rubric; note: string; revision: number }, authorId: string): Promise<RubricVersion> =>
      inTransaction(async (db) => {
        const { rubric, note, revision } = given;
        const isSaved =
          revision === 0
            ? await insertDraft(db, { rubric, note, authorId, createdAt: clock() })
            : await updateDraft(db, revision, { rubric, note, authorId });
        if (!isSaved) throw await outdated(db);
        return (await findDraft(db))!;
      }),

    /** @throws AppError `outdated` */
    discardDraft: (revision: number, actor: string): Promise<void> =>
      inTransaction(async (db) => {
        const version = await deleteDraft(db, revision);
        if (version === undefined) throw await outdated(db);
        await insertAudit(db, { at: clock(), actor, action: "scoring.discard", subject: String(version) });
      }),

    /**
     * Makes the draft the rubric for new requests; existing requests keep their score.
     * @throws AppError `outdated`
     */
    publishDraft: (revision: number, actor: string): Promise<void> =>
      inTransaction(async (db) => {
        const at = clock();
        const version = await publishDraft(db, revision, at);
        if (version === undefined) throw await outdated(db);
        await insertAudit(db, { at, actor, action: "scoring.publish", subject: String(version) });
      }),

    /**
     * Scores past requests with the draft, storing nothing. Runs one comparison at a time, in steps, so that other work
     * need not wait.
     * @throws AppError `outdated` or `not-found`
     */
    preview: (revision: number): Promise<ComparisonAnswer> =>
      oneAtATime(async () => {
        const draft = await draftAt(kysely, revision);
        const compared = await listVersions(kysely, VERSIONS_COMPARED);
        const rubrics = new Map(compared.map(({ version, rubric }) => [version, rubric]));
        const comparison = emptyComparison([...rubrics.keys()]);
        let beforeId = Number.MAX_SAFE_INTEGER;
        let isPartial = false;
        for (;;) {
          const portion = await listPast(kysely, PIECE, Math.min(beforeId, MAX_ID));
          compare(comparison, portion, draft.rubric, rubrics);
          if (portion.length < PIECE) break;
          if (comparison.requests >= MOST_COMPARED) {
            isPartial = true;
            break;
          }
          beforeId = portion.at(-1)!.id;
          await setImmediate();
        }
        const moves = Object.entries(comparison.moves).flatMap(([from, row]) =>
          Object.entries(row)
            .filter(([, count]) => count > 0)
            .map(([to, count]) => ({ from: from as Grade, to: to as Grade, count })),
        );
        return {
          revision: draft.revision,
          requests: comparison.requests,
          isPartial,
          changed: moves.reduce((sum, { from, to, count }) => sum + (from === to ? 0 : count), comparison.unknownGrade),
          moves,
          separations: comparison.separations.map(({ version, won, lost }) => ({
            version,
            won: total(won),
            lost: total(lost),
            share: separationOf(won, lost),
          })),
        };
      }),
  };
}

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
