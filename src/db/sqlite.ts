import { closeSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  Kysely,
  type LimitNode,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type SqliteStatement,
  sql,
  ValueNode,
} from "kysely";
import { Checkpoints } from "./checkpoints.ts";
import type { Database } from "./database.ts";
import { SharedFlush } from "./shared-flush.ts";
import { isLocked } from "./storage-failure.ts";
import type { Tables } from "./tables/tables.ts";

/**
 * How long a writer waits for another process to finish its transaction, in milliseconds: as long as a migration or a
 * command of the staff takes. Only the start stands still meanwhile.
 */
const BUSY_TIMEOUT = 3_000;

/** Pause before the lock is tried again, in milliseconds. */
const BUSY_PAUSE = 10;

/** Prepared statements kept: more than the product has queries, so that none is prepared twice in normal work. */
const STATEMENTS_KEPT = 500;

/**
 * Pages in the log (4 KB each) at which a commit copies them into the database file itself, stalling the process for as
 * long as the disk likes. Only the bound for when {@link Checkpoints} cannot: it does so long before.
 */
const LOG_PAGES_AT_MOST = 16_000;

/** How often the log is tried to be emptied while the other thread copies it, and the pause between, in milliseconds. */
const SCRUB_TRIES = 20;
const SCRUB_PAUSE = 50;

/** Opens (and makes) the file. A commit is written to the log at once and is on disk after `flushed`. */
export function openSqlite(file: string): Database {
  // Holds what visitors wrote: nobody else on the machine may look in. A folder that exists is left as it is; a file that
  // does not is made for us alone, and SQLite gives its log the same mode.
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  const sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true });
  sqlite.exec("pragma journal_mode = wal; pragma cache_size = -32000; pragma temp_store = memory");
  // What a process that crashed has left in the log is visible from here on: it must be on disk like all the rest.
  sqlite.exec("pragma wal_checkpoint(passive)");
  // What is deleted is overwritten: an erasure leaves nothing in the file to be read.
  sqlite.exec("pragma secure_delete = on");
  sqlite.exec(`pragma synchronous = normal; pragma wal_autocheckpoint = ${LOG_PAGES_AT_MOST}`);
  // From here on it is `LockPatience` that waits: SQLite would keep the whole process waiting, cached pages too.
  sqlite.exec("pragma busy_timeout = 0");
  const flush = new SharedFlush(`${file}-wal`);
  const checkpoints = new Checkpoints(file);
  const kysely = new Kysely<Tables>({ dialect: new NodeSqliteDialect(sqlite, checkpoints) });
  return {
    dialect: "sqlite",
    kysely,
    flushed: async () => {
      await flush.flushed();
      checkpoints.noteWrite();
    },
    scrub: async () => {
      await flush.flushed();
      await dropDeletedWords(kysely);
      for (let tries = 0; tries < SCRUB_TRIES; tries += 1) {
        // Through Kysely, which hands out the one connection: not in the middle of somebody's transaction.
        const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(kysely);
        if (rows[0]?.busy === 0) return;
        await setTimeout(SCRUB_PAUSE);
      }
    },
    close: async () => {
      try {
        await flush.flushed();
      } finally {
        await checkpoints.stop();
        flush.close();
        await kysely.destroy();
        // Kysely closes only what it has used.
        if (sqlite.isOpen) sqlite.close();
      }
    },
  };
}

/** Pages of a full-text index rewritten at once: a few milliseconds. */
const MERGED_PAGES = 500;

/**
 * A full-text index keeps deleted words until its parts are merged into one (https://sqlite.org/fts5.html#the_merge_command),
 * here step by step, so that others get their turn.
 */
async function dropDeletedWords(kysely: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select "name" from "sqlite_master" where "type" = 'table' and "sql" like 'create virtual table%fts5%'`.execute(
    kysely,
  );
  for (const { name } of rows) {
    // A negative number begins to merge everything there is; with less than two changes a step has found no more to do.
    for (let [pages, changes] = [-MERGED_PAGES, 2]; changes >= 2; pages = MERGED_PAGES) {
      changes = await kysely.connection().execute(async (connection) => {
        const count = async () =>
          (await sql<{ n: number }>`select total_changes() as "n"`.execute(connection)).rows[0]!.n;
        const before = await count();
        await sql`insert into ${sql.table(name)} (${sql.ref(name)}, "rank") values ('merge', ${pages})`.execute(
          connection,
        );
        return (await count()) - before;
      });
    }
  }
}

/**
 * Kysely over the built-in `node:sqlite`. Columns are declared with the types PostgreSQL uses (`boolean`,
 * `timestamptz(3)`, `jsonb`) and their values converted by that declared type, so that both databases answer alike.
 * An expression has no declared type and stays what SQLite makes of it: `max("createdAt")` is text.
 */
class NodeSqliteDialect extends SqliteDialect {
  readonly #sqlite: DatabaseSync;
  readonly #database: SqliteDatabase;
  readonly #checkpoints: Checkpoints;

  constructor(sqlite: DatabaseSync, checkpoints: Checkpoints) {
    const database = keepingStatements(sqlite);
    super({ database });
    this.#sqlite = sqlite;
    this.#database = database;
    this.#checkpoints = checkpoints;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#sqlite, this.#database, this.#checkpoints);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }

  override createQueryCompiler(): QueryCompiler {
    return new LiteralLimits();
  }
}

/**
 * Writes the number of a `limit` into the statement. SQLite plans by it, so that one given as a parameter has the statement
 * prepared anew at each use: 60 µs on a table with many indexes, where reading the row takes one.
 */
class LiteralLimits extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value)) this.append(`limit ${Number(limit.value)}`);
    else super.visitLimit(node);
  }
}

/** What Kysely needs of a database; a statement is prepared once and kept, the one kept longest goes first. */
function keepingStatements(sqlite: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, ConvertingStatement>();
  return {
    close: () => sqlite.close(),
    prepare: (query) => {
      const kept = statements.get(query);
      if (kept) return kept;
      const statement = new ConvertingStatement(sqlite.prepare(query));
      if (statements.size >= STATEMENTS_KEPT) statements.delete(statements.keys().next().value!);
      statements.set(query, statement);
      return statement;
    },
  };
}

/** SQLite rolls schema changes back like any other, so a migration that fails leaves nothing half applied. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Takes the write lock at the start: a transaction that reads first and writes later could otherwise fail at once. */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #sqlite: DatabaseSync;
  readonly #checkpoints: Checkpoints;
  #connection: DatabaseConnection | undefined;

  constructor(sqlite: DatabaseSync, database: SqliteDatabase, checkpoints: Checkpoints) {
    super({ database });
    this.#sqlite = sqlite;
    this.#checkpoints = checkpoints;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection(), this.#sqlite);
    return this.#connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#checkpoints.pause;
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** A full disk may have rolled back already; a second time would hide that error behind another. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.isTransaction) await super.rollbackTransaction(connection);
  }
}

/**
 * Waits while another process holds the lock, and lets this process go on meanwhile. Whoever comes after one that waited in
 * vain tries once and is refused at once, until the lock is to be had again: else each would wait for those before it.
 */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #sqlite: DatabaseSync;
  #isLockedOut = false;

  constructor(connection: DatabaseConnection, sqlite: DatabaseSync) {
    this.#connection = connection;
    this.#sqlite = sqlite;
  }

  async executeQuery<Result>(query: CompiledQuery): Promise<QueryResult<Result>> {
    const deadline = this.#isLockedOut ? 0 : performance.now() + BUSY_TIMEOUT;
    for (;;) {
      try {
        const result = await this.#connection.executeQuery<Result>(query);
        // Reading needs no lock, so that it tells nothing of it.
        if (this.#isLockedOut && !query.sql.startsWith("select")) this.#isLockedOut = false;
        return result;
      } catch (error) {
        if (!isLocked(error) || this.#sqlite.isTransaction) throw error;
        if (performance.now() >= deadline) {
          this.#isLockedOut = true;
          throw error;
        }
        await setTimeout(BUSY_PAUSE);
      }
    }
  }

  streamQuery<Result>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Result>> {
    return this.#connection.streamQuery<Result>(query, chunkSize);
  }
}

type Row = Record<string, unknown>;

class ConvertingStatement implements SqliteStatement {
  readonly #statement: StatementSync;
  readonly #conversions: [column: string, convert: (value: unknown) => unknown][];
  readonly reader: boolean;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    const columns = statement.columns();
    this.reader = columns.length > 0;
    this.#conversions = columns.flatMap(({ name, type }) => {
      const convert = fromSqlite(type);
      return convert ? [[name, convert] as [string, (value: unknown) => unknown]] : [];
    });
  }

  all(parameters: readonly unknown[]): unknown[] {
    const rows = this.#statement.all(...parameters.map(toSqlite)) as Row[];
    for (const row of rows) this.#convert(row);
    return rows;
  }

  run(parameters: readonly unknown[]) {
    return this.#statement.run(...parameters.map(toSqlite));
  }

  *iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    for (const row of this.#statement.iterate(...parameters.map(toSqlite))) yield this.#convert(row as Row);
  }

  #convert(row: Row): Row {
    for (const [column, convert] of this.#conversions) {
      if (row[column] !== null) row[column] = convert(row[column]);
    }
    return row;
  }
}

function toSqlite(value: unknown): SQLInputValue {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value === undefined) return null;
  return value as SQLInputValue;
}

function fromSqlite(declaredType: string | null): ((value: unknown) => unknown) | undefined {
  const type = declaredType?.toLowerCase() ?? "";
  if (type === "boolean") return (value) => value === 1 || value === "true";
  if (type.startsWith("timestamp") || type === "date") return (value) => new Date(value as string);
  if (type === "jsonb" || type === "json") return (value) => JSON.parse(value as string);
  return undefined;
}
