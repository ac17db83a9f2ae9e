import { isDeepStrictEqual } from "node:util";
import { type RawBuilder, sql } from "kysely";
import type { Database, Queryable } from "./database.ts";

/** A table that was copied and verified, with its row count. */
export interface CopiedTable {
  table: string;
  rows: number;
}

/** Rows read, written and compared per batch. */
const BATCH = 500;

/** Most parameters per statement; PostgreSQL accepts 65,535. */
const MOST_PARAMETERS = 30_000;

type Row = Record<string, unknown>;

interface TargetTable {
  name: string;
  columns: string[];
  json: Set<string>;
  key: string[];
  /** Columns that refer to another row of the same table. */
  own: string[];
}

/**
 * Copies every row of an SQLite database into a migrated PostgreSQL database, in one transaction, and compares each
 * with the original. Replaces rows that the target's migrations added. Skips each database's internal, full-text and
 * overview tables (the target fills its own), and tables that the source lacks.
 * @throws Error naming the table if it has no counterpart, or the table and the row's key if a copy differs; the
 * transaction is then rolled back
 */
export async function copyRows(source: Database, target: Database): Promise<CopiedTable[]> {
  return await target.kysely.transaction().execute(async (db) => {
    const tables = await tablesToCopy(source.kysely, db);
    await empty(db, tables);
    const copied: CopiedTable[] = [];
    for (const table of tables) copied.push(await copyTable(source.kysely, db, table));
    // Compared at the end, because a trigger of one table may write to another.
    for (const table of tables) await compareTable(source.kysely, db, table);
    await numberOn(source.kysely, db, tables);
    return copied;
  });
}

/** Returns the tables that both databases have, each after the tables it refers to. */
async function tablesToCopy(source: Queryable, target: Queryable): Promise<TargetTable[]> {
  const there = new Map((await target.introspection.getTables()).map((table) => [table.name, table]));
  const ownForm = await fullTextTables(source);
  const here = (await source.introspection.getTables()).filter(
    ({ name }) => !/^(kysely|sqlite|overview)_/.test(name) && !ownForm.some((prefix) => name.startsWith(prefix)),
  );
  const all = await references(target);
  const tables = new Map<string, TargetTable>();
  for (const { name, columns } of here) {
    const found = there.get(name);
    const missing = columns.find((column) => !found?.columns.some((each) => each.name === column.name));
    if (!found || missing)
      throw new Error(`${name}${missing ? `.${missing.name}` : ""} is not in the target's schema.`);
    tables.set(name, {
      name,
      columns: columns.map((column) => column.name),
      json: new Set(found.columns.filter(({ dataType }) => /^jsonb?$/.test(dataType)).map((column) => column.name)),
      key: await primaryKey(target, name),
      own: all.filter(({ from, to }) => from === name && to === name).map(({ column }) => column),
    });
  }
  return inOrder(tables, all);
}

/** Returns the names of SQLite's full-text tables, which are also the prefixes of their shadow tables. */
async function fullTextTables(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master
    where type = 'table' and sql like 'create virtual table%'`.execute(db);
  return rows.map(({ name }) => name);
}

async function primaryKey(db: Queryable, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select a.attname as name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = ${`"${table}"`}::regclass and i.indisprimary`.execute(db);
  if (rows.length === 0) throw new Error(`${table} has no primary key, so its rows could not be compared.`);
  return rows.map(({ name }) => name);
}

interface Reference {
  from: string;
  column: string;
  to: string;
}

async function references(db: Queryable): Promise<Reference[]> {
  const { rows } = await sql<Reference>`select a.relname as "from", b.relname as "to", d.attname as "column"
    from pg_constraint c join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
    join pg_attribute d on d.attrelid = c.conrelid and d.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`.execute(db);
  return rows;
}

function inOrder(tables: ReadonlyMap<string, TargetTable>, all: Reference[]): TargetTable[] {
  const ordered = new Set<TargetTable>();
  const add = (name: string, path: string[]): void => {
    const table = tables.get(name);
    if (!table || ordered.has(table)) return;
    if (path.includes(name)) throw new Error(`Tables refer to one another in a circle: ${[...path, name].join(", ")}`);
    for (const { to } of all.filter(({ from, to }) => from === name && to !== name)) add(to, [...path, name]);
    ordered.add(table);
  };
  for (const name of tables.keys()) add(name, []);
  return [...ordered];
}

/** Deletes the rows that migrations created, with triggers off, because the audit log's triggers forbid deletion. */
async function empty(db: Queryable, tables: TargetTable[]): Promise<void> {
  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(db);
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))} cascade`.execute(db);
  for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(db);
}

async function copyTable(source: Queryable, target: Queryable, table: TargetTable): Promise<CopiedTable> {
  const { name, columns, json, key, own } = table;
  let rows = 0;
  const size = Math.min(BATCH, Math.floor(MOST_PARAMETERS / columns.length));
  for await (const batch of batches(source, table, size)) {
    const written = (row: Row, column: string) => {
      if (own.includes(column)) return null;
      return json.has(column) ? asJson(row[column]) : row[column];
    };
    const values = batch.map((row) => sql`(${sql.join(columns.map((column) => written(row, column)))})`);
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}`.execute(target);
    rows += batch.length;
  }
  // References within a table may point to newer rows, so they are set once all rows exist.
  for (const column of own) {
    for await (const batch of batches(source, table, size)) {
      for (const row of batch.filter((each) => each[column] !== null)) {
        const same = sql.join(
          key.map((part) => sql`${sql.ref(part)} = ${row[part]}`),
          sql` and `,
        );
        await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${row[column]} where ${same}`.execute(target);
      }
    }
  }
  return { table: name, rows };
}

/** Returns JSON text, because `pg` would turn a bare array into a PostgreSQL array. */
const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value));

async function compareTable(source: Queryable, target: Queryable, table: TargetTable): Promise<void> {
  const { name, key } = table;
  const keyOf = (row: Row) => JSON.stringify(key.map((column) => row[column]));
  let rows = 0;
  for await (const batch of batches(source, table, BATCH)) {
    const keys: RawBuilder<unknown>[] = batch.map((row) => sql`(${sql.join(key.map((column) => row[column]))})`);
    const { rows: found } = await sql<Row>`select * from ${sql.table(name)}
      where (${sql.join(key.map((column) => sql.ref(column)))}) in (${sql.join(keys)})`.execute(target);
    const copies = new Map(found.map((row) => [keyOf(row), row]));
    for (const row of batch) {
      const copy = copies.get(keyOf(row));
      const wrong = table.columns.find((column) => !isDeepStrictEqual(plain(row[column]), plain(copy?.[column])));
      if (wrong !== undefined) throw new Error(`${name}.${wrong} differs in the row ${keyOf(row)}.`);
    }
    rows += batch.length;
  }
  const { rows: counted } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(
    target,
  );
  if (Number(counted[0]?.rows) !== rows) throw new Error(`${name} has ${counted[0]?.rows} rows instead of ${rows}.`);
}

/** Makes bytes comparable: one driver returns a `Uint8Array`, the other a `Buffer`. */
const plain = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value);

async function* batches(db: Queryable, { name }: TargetTable, size: number): AsyncGenerator<Row[]> {
  let after: number | bigint = -(2 ** 53 - 1);
  for (;;) {
    const { rows } = await sql<Row>`select "rowid" as "_rowid", * from ${sql.table(name)}
      where "rowid" > ${after} order by "rowid" limit ${size}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last["_rowid"] as number;
    yield rows;
  }
}

/** Advances the id sequences, so that new rows get unused ids even if the newest rows have been deleted. */
async function numberOn(source: Queryable, target: Queryable, tables: TargetTable[]): Promise<void> {
  const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(source);
  for (const { name, seq } of rows) {
    if (seq < 1 || !tables.some((table) => table.name === name)) continue;
    await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, 'id'), ${seq})`.execute(target);
  }
}
