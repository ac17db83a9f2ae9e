import type { Kysely } from "kysely";
import * as z from "zod/mini";
import type { Database, Queryable } from "../../db/database.ts";
import type { Fact, Facts } from "../../db/facts.ts";
import type { Tables } from "../../db/tables.ts";
import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { type Access, route } from "../../lib/http/route.ts";
import { refuseForeignLink } from "../../lib/http/traffic.ts";
import type { Language } from "../../lib/language.ts";
import { csvFile } from "../../lib/text/csv.ts";
import type { RecordFields, RecordOf, RecordSchemas, RecordValues } from "./record-fields.ts";

/** Converts values to columns: texts in both languages and lists become JSON. */
export const columnsOf = (fields: RecordFields, values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isJson = ["both", "list"].includes(fields[name]?.control ?? "");
      return [name, isJson ? JSON.stringify(value) : value];
    }),
  );

/**
 * A kind of record without behaviour of its own, which staff list, add, change and export. It declares its fields
 * (`record-fields.ts`); routes, queries, audit entries for changes, and the 409 for an outdated version are shared. The
 * desk's part is `desk/kit/records.tsx`.
 */
export interface RecordNoun<Path extends string, Fields extends RecordFields, Answer extends RecordOf<Fields>> {
  /** Path under `/api`. */
  path: Path;
  table: keyof Tables;
  fields: Fields;
  schemas: RecordSchemas<Fields, Answer>;
  /** Field by which the list is sorted; ties are sorted by id. */
  order: (keyof Fields & string) | "id";
  newestFirst?: true;
  /** Singular base name of the operations in the OpenAPI document; `ids` is the plural. */
  id: string;
  ids: string;
  /** Descriptions for the OpenAPI document; `one` also appears in errors. */
  words: {
    one: string;
    list: string;
    listNote?: string;
    add: string;
    addNote?: string;
    change: string;
    changeNote?: string;
  };
  access: { read: Access; write: Access };
  /** Kinds of the facts recorded on adding and changing; the audit log has texts for them. */
  kinds: { added: string; changed: string };
  /** Returns columns besides the fields, such as the creator and the time of the last change. */
  columns?: (by: { at: Date; actor: string }, isNew: boolean) => Record<string, unknown>;
  /**
   * Rejects values for reasons that a schema cannot express.
   * @throws AppError `invalid`
   */
  check?: (values: RecordValues<Fields>) => void;
  /** Maximum number of records, and the field that shows the error. */
  most?: { count: number; field: keyof Fields & string; error: string };
  /** Response properties besides the fields, read from these columns or computed from the fields. */
  more?: {
    columns?: readonly string[];
    of: (row: RecordOf<Fields> & Record<string, unknown>) => Omit<Answer, keyof RecordOf<Fields>>;
  };
}

export interface RecordParts {
  database: Pick<Database, "kysely" | "flushed">;
  clock: Clock;
  facts: Pick<Facts, "transaction"> & { record: (db: Queryable, fact: never) => Promise<void> };
}

export function recordsOf<const Path extends string, Fields extends RecordFields, Answer extends RecordOf<Fields>>(
  { database, clock, facts }: RecordParts,
  noun: RecordNoun<Path, Fields, Answer>,
) {
  const { path, table, fields, id: name, ids, schemas, words, access, kinds, most, more } = noun;
  const ownColumns = ["id", ...Object.keys(fields), "version"];
  const columns = [...ownColumns, ...(more?.columns ?? [])];
  // Kysely cannot infer the table's type, which the declared fields determine.
  const rows = (db: Queryable) => db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const answer = (row: Record<string, unknown>) => {
    const own = Object.fromEntries(ownColumns.map((column) => [column, row[column]]));
    return { ...own, ...more?.of(row as never) } as Answer;
  };

  async function list() {
    const direction = noun.newestFirst ? "desc" : "asc";
    const query = rows(database.kysely).selectFrom(table).select(columns);
    const ordered = noun.order === "id" ? query : query.orderBy(noun.order, direction);
    return (await ordered.orderBy("id", direction).execute()).map(answer);
  }
  async function write(
    actor: string,
    isNew: boolean,
    work: (db: Queryable, own: object) => Promise<Record<string, unknown>>,
  ) {
    const by = { at: clock(), actor };
    const stored = await facts.transaction(async (db) => {
      const row = answer(await work(db, noun.columns?.(by, isNew) ?? {}));
      const fact: Fact = {
        ...by,
        kind: isNew ? kinds.added : kinds.changed,
        subject: row.id,
        detail: isNew ? {} : { version: row.version },
      };
      await facts.record(db, fact as never);
      return row;
    });
    await database.flushed();
    return stored;
  }
  async function add(db: Queryable, values: object) {
    if (most) {
      const all = await rows(db).selectFrom(table).select("id").limit(most.count).execute();
      if (all.length >= most.count) throw new AppError("invalid", "Too many", { fields: { [most.field]: most.error } });
    }
    const insert = rows(db).insertInto(table);
    return await insert
      .values({ ...values, version: 1 })
      .returning(columns)
      .executeTakeFirstOrThrow();
  }
  /** @throws AppError `not-found`, or `outdated` with the current record */
  async function change(db: Queryable, id: number, version: number, values: object) {
    const update = rows(db)
      .updateTable(table)
      .set({ ...values, version: version + 1 });
    const row = await update.where("id", "=", id).where("version", "=", version).returning(columns).executeTakeFirst();
    if (row) return row;
    const current = await rows(db).selectFrom(table).select(columns).where("id", "=", id).executeTakeFirst();
    if (!current) throw new AppError("not-found", `There is no such ${words.one}`);
    throw new AppError("outdated", "Somebody changed it meanwhile", { current: answer(current) });
  }

  const routes = [
    route({
      id: `list${ids}`,
      method: "get",
      path,
      access: access.read,
      summary: words.list,
      ...(words.listNote && { description: words.listNote }),
      response: z.array(schemas.record),
      handle: list,
    }),
    route({
      id: `add${name}`,
      method: "post",
      path,
      access: access.write,
      summary: words.add,
      ...(words.addNote && { description: words.addNote }),
      body: schemas.added,
      errorsByItem: true,
      response: schemas.record,
      status: 201,
      handle: ({ body, staff }) => {
        noun.check?.(body);
        return write(staff.id, true, (db, own) =>
          add(db, { ...columnsOf(fields, body as Record<string, unknown>), ...own }),
        );
      },
    }),
    route({
      id: `change${name}`,
      method: "put",
      path: `${path}/:id`,
      access: access.write,
      summary: words.change,
      description: words.changeNote ?? "The version is the one that was read. The action is logged.",
      body: schemas.changed,
      errorsByItem: true,
      response: schemas.record,
      errors: ["outdated"],
      handle: ({ body, id, staff }) => {
        const { version, ...values } = body as RecordValues<Fields> & { version: number };
        noun.check?.(values as unknown as RecordValues<Fields>);
        return write(staff.id, false, (db, own) => change(db, id(), version, { ...columnsOf(fields, values), ...own }));
      },
    }),
  ];
  return { routes, list };
}

/** Creates a route that exports records as CSV, in the HTTP request's language. */
export const recordsCsv = <const Path extends string>(of: {
  id: string;
  /** Path ending with the file name: `/privacy/incidents/export.csv`. */
  path: Path;
  access: Access;
  summary: string;
  file: string;
  /** Column headings by field, in order. */
  labels: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  list: () => Promise<readonly object[]>;
}) =>
  route({
    id: of.id,
    method: "get",
    path: of.path,
    access: of.access,
    summary: of.summary,
    description: "In the requested language.",
    response: z.string(),
    type: "text/csv",
    handle: async ({ c }) => {
      refuseForeignLink(c);
      const labels = of.labels[c.get("language")];
      const rows = ((await of.list()) as readonly Record<string, unknown>[]).map((row) =>
        Object.keys(labels).map((name) => String(row[name] ?? "")),
      );
      return c.body(csvFile([Object.values(labels), ...rows]), 200, {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${of.file}.csv"`,
      });
    },
  });
