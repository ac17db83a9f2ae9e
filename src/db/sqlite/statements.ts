import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";

/**
 * Number of prepared statements to cache: more than the product has queries, so that none is normally prepared twice.
 */
const STATEMENTS_KEPT = 500;

/** Returns a database for Kysely that caches prepared statements, and evicts the oldest first. */
export function keepingStatements(sqlite: DatabaseSync): SqliteDatabase {
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
