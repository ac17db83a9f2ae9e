import type { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type LimitNode,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  ValueNode,
} from "kysely";
import { isLocked } from "../storage-failure.ts";
import type { Checkpoints } from "./checkpoints.ts";
import { keepingStatements } from "./statements.ts";

/**
 * Milliseconds that a writer waits for another process's transaction, which is enough for a migration or a staff
 * command. This process blocks meanwhile only at startup.
 */
export const BUSY_TIMEOUT = 3_000;

/** Pause before retrying the lock, in milliseconds. */
const BUSY_PAUSE = 10;

/**
 * Kysely over the built-in `node:sqlite`. Columns are declared with PostgreSQL's types (`boolean`, `timestamptz(3)`,
 * `jsonb`), and values converted by declared type, so that both databases return the same values. Expressions have no
 * declared type and stay as SQLite returns them: `max("createdAt")` is text.
 */
export class NodeSqliteDialect extends SqliteDialect {
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
 * Writes a `limit` as a literal. SQLite's query plan depends on the value, so with a parameter it would prepare the
 * statement anew for each use. That takes 60 µs on a table with many indexes, where reading the row takes 1 µs.
 */
class LiteralLimits extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value)) this.append(`limit ${Number(limit.value)}`);
    else super.visitLimit(node);
  }
}

/** SQLite rolls back schema changes like any other, so a failing migration leaves nothing half applied. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Acquires the write lock at the start, because a transaction that reads first and writes later could fail immediately.
 */
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

  /**
   * Skips the rollback if a full disk has already caused one, because a second would fail and hide the original error.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.isTransaction) await super.rollbackTransaction(connection);
  }
}

/**
 * Waits while another process holds the lock, without blocking this process. After one statement has waited in vain,
 * the others try only once, until the lock is available again, so that they do not wait one after another.
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
        // Reads take no lock, so a successful read proves nothing.
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
