import { createHash } from "node:crypto";
import { type DailyJob, nightly } from "../../db/daily-job.ts";
import type { Queryable } from "../../db/database.ts";
import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";

interface Claim {
  key: string;
  /** From {@link digestOf} of the content. */
  digest: string;
  /** How long the response is kept, in ms. */
  lifetimeMs: number;
  /** What a repeat gets while the first HTTP request is in progress: a 409, or the first one's response. */
  whileUnderWay: "refuse" | "wait";
}

/** Stores the response; call it inside the transaction that stores the data it reports. */
type KeepAnswer<Answer> = (db: Queryable, answer: Answer) => Promise<void>;

export interface Idempotency {
  /**
   * Runs `work` once per key. `work` must call `keep` with its response in the transaction that stores its result. A
   * repeat is rolled back and gets the stored response. The unique key also covers other processes: the second waits
   * for the first and returns the same response.
   * @throws AppError `conflict` while the first is in progress in this process, `invalid` for different content
   */
  once<Answer extends Record<string, unknown>>(
    claim: Claim,
    work: (keep: KeepAnswer<Answer>) => Promise<Answer>,
  ): Promise<Answer>;
  jobs: readonly DailyJob[];
}

/** Thrown to roll the transaction back; never leaves {@link Idempotency.once}. */
class AlreadyAnswered extends Error {}

export function createIdempotency(db: Queryable, clock: Clock): Idempotency {
  const underWay = new Map<string, Promise<Record<string, unknown>>>();

  async function run<Answer extends Record<string, unknown>>(
    { key, digest, lifetimeMs }: Claim,
    work: (keep: KeepAnswer<Answer>) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await work(async (transaction, answer) => {
        const now = clock();
        const expiresAt = new Date(now.getTime() + lifetimeMs);
        if (!(await keepAnswer(transaction, { key, digest, answer, expiresAt }, now))) throw new AlreadyAnswered();
      });
    } catch (error) {
      // A repeat may fail validation because its chosen time has passed since; it still gets the stored response.
      const isRefused = error instanceof AppError && error.code === "invalid";
      if (!(error instanceof AlreadyAnswered || (isRefused && (await findAnswer(db, key))))) throw error;
    }
    const kept = await findAnswer(db, key);
    if (!kept) throw new AppError("conflict", "The kept answer expired just now", { retryAfter: 1 });
    if (kept.digest !== digest) {
      throw new AppError("invalid", "The key was used with another body", {
        fields: { "Idempotency-Key": "keyReused" },
      });
    }
    return kept.answer as Answer;
  }

  return {
    async once<Answer extends Record<string, unknown>>(
      claim: Claim,
      work: (keep: KeepAnswer<Answer>) => Promise<Answer>,
    ) {
      const first = underWay.get(claim.key);
      if (first && claim.whileUnderWay === "wait") return (await first) as Answer;
      if (first) throw new AppError("conflict", "A request with this key is under way", { retryAfter: 1 });
      const running = run(claim, work);
      underWay.set(claim.key, running);
      try {
        return await running;
      } finally {
        underWay.delete(claim.key);
      }
    },
    jobs: [nightly("forget-repeated-requests", deleteExpired)],
  };
}

/** @param content JSON values; key order matters */
export function digestOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

interface KeptAnswer {
  digest: string;
  answer: Record<string, unknown>;
}

/** @returns false if an unexpired response is stored under the same key, which takes precedence */
async function keepAnswer(
  db: Queryable,
  row: KeptAnswer & { key: string; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  const values = { digest: row.digest, answer: JSON.stringify(row.answer), expiresAt: row.expiresAt };
  const kept = await db
    .insertInto("idempotency_keys")
    .values({ key: row.key, ...values })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(values).where("idempotency_keys.expiresAt", "<=", now))
    .returning("key")
    .executeTakeFirst();
  return kept !== undefined;
}

async function findAnswer(db: Queryable, key: string): Promise<KeptAnswer | undefined> {
  return await db.selectFrom("idempotency_keys").select(["digest", "answer"]).where("key", "=", key).executeTakeFirst();
}

async function deleteExpired(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("expiresAt", "<=", now).execute();
}
