import type { Database, Queryable } from "./database.ts";
import { sharingTransactions } from "./shared-transaction.ts";

/**
 * Something that happened. A use case says it once, in the transaction that made it so; the audit log, the timeline, the
 * ledger of consents, live events and counters are subscribers.
 */
export interface Fact {
  /** `consultation.contacted`: the noun, then what happened to it. */
  kind: string;
  at: Date;
  /** Id of the member of staff; `visitor` or `system` when it was none. */
  actor: string;
  /** Number or code of what it happened to. */
  subject: number | string;
  /** Ids and codes, no personal data. A fact that has it is a line of the audit log. */
  detail?: Readonly<Record<string, unknown>>;
}

/** Says that something happened, in the transaction `db`. */
export type RecordFact<F extends Fact = Fact> = (db: Queryable, fact: F) => Promise<void>;

/** By kind of fact, what a subscriber does about it. */
type Handlers<F extends Fact, Result, First extends unknown[]> = {
  readonly [Kind in F["kind"]]?: (...given: [...First, Extract<F, { kind: Kind }>]) => Result;
};

/** Somebody who wants to know. */
export interface Subscriber<F extends Fact = Fact> {
  /** Called for facts of every kind, in their transaction. */
  each?(db: Queryable, fact: Fact): Promise<void>;
  /** In the transaction of the fact: what fails here undoes the fact too. */
  during?: Handlers<F, Promise<void>, [db: Queryable]>;
  /** When the fact is committed: for what leaves the process. What fails here is the subscriber's own business. */
  after?: Handlers<F, Promise<void> | void, []>;
}

export interface Facts {
  /** Adds who wants to know, after those who are there. Called as the services are put together. */
  subscribe(more: readonly Subscriber<never>[]): void;
  record: RecordFact;
  /** Runs work in a transaction; subscribers hear of its facts once it is committed. */
  transaction<Result>(work: (db: Queryable) => Promise<Result>): Promise<Result>;
  /** The same for what many visitors do at once; see {@link sharingTransactions}. */
  sharedTransaction<Result>(work: (db: Queryable) => Promise<Result>): Promise<Result>;
}

type AnyHandlers = Record<string, ((...given: unknown[]) => Promise<void> | void) | undefined>;

/** @param first who hears of a fact, in this order, before whoever subscribes later */
export function createFacts(database: Database, first: readonly Subscriber<never>[] = []): Facts {
  const { kysely } = database;
  const subscribers = [...first];
  const share = sharingTransactions(database);
  /** Facts of the transactions that are open. */
  const uncommitted = new WeakMap<Queryable, Fact[]>();

  async function announce(facts: readonly Fact[]): Promise<void> {
    for (const fact of facts) {
      for (const { after } of subscribers) await (after as AnyHandlers | undefined)?.[fact.kind]?.(fact);
    }
  }

  const runIn = async <Result>(
    transaction: (work: (db: Queryable) => Promise<Result>) => Promise<Result>,
    work: (db: Queryable) => Promise<Result>,
  ): Promise<Result> => {
    let facts: Fact[] = [];
    const result = await transaction(async (db) => {
      // Work may be done anew: what it said the first time is rolled back with it. Those who share a transaction each
      // have facts of their own.
      facts = [];
      const outer = uncommitted.get(db);
      uncommitted.set(db, facts);
      try {
        return await work(db);
      } finally {
        if (outer) uncommitted.set(db, outer);
        else uncommitted.delete(db);
      }
    });
    await announce(facts);
    return result;
  };

  return {
    subscribe: (more) => void subscribers.push(...more),
    async record(db, fact) {
      for (const { each, during } of subscribers) {
        await each?.(db, fact);
        await (during as AnyHandlers | undefined)?.[fact.kind]?.(db, fact);
      }
      const facts = uncommitted.get(db);
      if (facts) facts.push(fact);
      // Outside of a transaction of ours a statement is its own.
      else await announce([fact]);
    },
    transaction: (work) => runIn((inner) => kysely.transaction().execute(inner), work),
    sharedTransaction: (work) => runIn(share, work),
  };
}
