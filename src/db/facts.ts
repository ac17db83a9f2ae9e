import type { Database, Queryable } from "./database.ts";
import { sharingTransactions } from "./shared-transaction.ts";

/**
 * An event in the business. A use case records it once, in the transaction that makes the change; the audit log, the
 * timeline, the consent ledger, live events and counters subscribe to it.
 */
export interface Fact {
  /** The noun, then what happened to it: `consultation.contacted`. */
  kind: string;
  at: Date;
  /** Id of the member of staff; otherwise `visitor` or `system`. */
  actor: string;
  /** Id or code of the subject of the event. */
  subject: number | string;
  /** Ids and codes, without personal data. Facts with a detail are audited. */
  detail?: Readonly<Record<string, unknown>>;
}

/** Records a fact, in the transaction `db`. */
export type RecordFact<F extends Fact = Fact> = (db: Queryable, fact: F) => Promise<void>;

/** A subscriber's handlers by kind of fact. */
type Handlers<F extends Fact, Result, First extends unknown[]> = {
  readonly [Kind in F["kind"]]?: (...given: [...First, Extract<F, { kind: Kind }>]) => Result;
};

export interface Subscriber<F extends Fact = Fact> {
  /** Called for facts of every kind, in their transaction. */
  each?(db: Queryable, fact: Fact): Promise<void>;
  /** Called in the fact's transaction; a failure rolls the fact back too. */
  during?: Handlers<F, Promise<void>, [db: Queryable]>;
  /** Called after the commit, for effects outside the database. Subscribers handle their own failures. */
  after?: Handlers<F, Promise<void> | void, []>;
}

export interface Facts {
  /** Adds subscribers after the existing ones, while the services are assembled. */
  subscribe(more: readonly Subscriber<never>[]): void;
  record: RecordFact;
  /** Runs work in a transaction; `after` handlers receive its facts once it is committed. */
  transaction<Result>(work: (db: Queryable) => Promise<Result>): Promise<Result>;
  /** {@link Facts.transaction} for operations that many visitors perform at once; see {@link sharingTransactions}. */
  sharedTransaction<Result>(work: (db: Queryable) => Promise<Result>): Promise<Result>;
}

type AnyHandlers = Record<string, ((...given: unknown[]) => Promise<void> | void) | undefined>;

/**
 * Creates the record of facts for a database.
 * @param first subscribers, called in this order and before any added later
 */
export function createFacts(database: Database, first: readonly Subscriber<never>[] = []): Facts {
  const { kysely } = database;
  const subscribers = [...first];
  const share = sharingTransactions(database);
  /** Facts by open transaction. */
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
      // Work may be retried, and the facts of a failed attempt are rolled back with it. Jobs that share a transaction
      // each have their own facts.
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
      // Outside these transactions, each statement is a transaction of its own.
      else await announce([fact]);
    },
    transaction: (work) => runIn((inner) => kysely.transaction().execute(inner), work),
    sharedTransaction: (work) => runIn(share, work),
  };
}
