import type { Kysely } from "kysely";
import * as z from "zod/mini";
import type { Database, Queryable } from "../../db/database.ts";
import type { Fact, Facts } from "../../db/facts.ts";
import type { Tables } from "../../db/tables/tables.ts";
import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { refuseForeignLink } from "../../lib/http/refuse-foreign-link.ts";
import { type Access, route } from "../../lib/http/route.ts";
import type { Language } from "../../lib/language.ts";
import { csvFile } from "../../lib/text/csv-file.ts";
import { type RecordFields, type RecordOf, type RecordValues, recordSchemas } from "./record-fields.ts";

/**
 * Records: nouns without behaviour of their own, which staff list, add, change and export. One is declared with its fields
 * (`record-fields.ts`); its routes and queries, the audit line of each change, the 409 of a change that is based on an older
 * version, and the CSV file are the same for all. The desk's part is `desk/kit/records.tsx`.
 */
export interface RecordNoun<Path extends string, Fields extends RecordFields, More extends object> {
  /** Under `/api`. */
  path: Path;
  table: keyof Tables;
  fields: Fields;
  /** In which they are listed; then by number. */
  order: keyof Fields & string;
  newestFirst?: true;
  /** Names the operations in the OpenAPI document. */
  id: string;
  ids: string;
  /** The same in words, and what else the document says. */
  words: { one: string; list: string; export: string; add: string; change: string; addNote?: string };
  access: { read: Access; write: Access };
  /** Kinds of its facts, which the audit log has words for. */
  kinds: { added: string; changed: string };
  /** Columns that are no fields: who made it, when it was changed. */
  columns?: (by: { at: Date; actor: string }, isNew: boolean) => Record<string, unknown>;
  /** What is answered besides the fields. */
  more?: { schema: z.core.$ZodShape & Record<keyof More, z.core.$ZodType>; of: (record: RecordOf<Fields>) => More };
  csv: {
    /** Name of the file, and of the address it is at. */
    file: string;
    /** Head of each column, in their order. */
    labels: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  };
}

interface RecordParts {
  database: Pick<Database, "kysely" | "flushed">;
  clock: Clock;
  facts: Pick<Facts, "transaction"> & { record: (db: Queryable, fact: never) => Promise<void> };
}

/** The routes of a noun, with all that they do. */
export function recordsApi<const Path extends string, Fields extends RecordFields, More extends object = object>(
  { database, clock, facts }: RecordParts,
  noun: RecordNoun<Path, Fields, More>,
) {
  type Row = RecordOf<Fields>;
  const { path, table, fields, id: name, ids, words, access, kinds, more, csv } = noun;
  const { added, changed, record } = recordSchemas<Fields, More>(fields, (more?.schema ?? {}) as never);
  const columns = ["id", ...Object.keys(fields), "version"];
  // The table's own type is declared by these fields.
  const rows = (db: Queryable) => db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const answer = (row: unknown): Row & More => ({ ...(row as Row), ...(more?.of(row as Row) as More) });

  async function list() {
    const direction = noun.newestFirst ? "desc" : "asc";
    const query = rows(database.kysely).selectFrom(table).select(columns);
    return (await query.orderBy(noun.order, direction).orderBy("id", direction).execute()).map(answer);
  }
  async function write(actor: string, isNew: boolean, work: (db: Queryable, own: object) => Promise<unknown>) {
    const by = { at: clock(), actor };
    const stored = await facts.transaction(async (db) => {
      const row = answer(await work(db, noun.columns?.(by, isNew) ?? {}));
      const fact: Fact = { ...by, kind: isNew ? kinds.added : kinds.changed, subject: row.id, detail: {} };
      await facts.record(db, fact as never);
      return row;
    });
    await database.flushed();
    return stored;
  }
  const add = (db: Queryable, values: object) =>
    rows(db)
      .insertInto(table)
      .values({ ...values, version: 1 })
      .returning(columns)
      .executeTakeFirstOrThrow();
  /** @throws AppError `not-found`, or `outdated` with what is stored now */
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

  return [
    route({
      id: `list${ids}`,
      method: "get",
      path,
      access: access.read,
      summary: words.list,
      response: z.array(record),
      handle: list,
    }),
    route({
      id: `export${ids}`,
      method: "get",
      path: `${path}/export.csv`,
      access: access.read,
      summary: words.export,
      description: "In the requested language.",
      response: z.string(),
      type: "text/csv",
      handle: async ({ c }) => {
        refuseForeignLink(c);
        const labels = csv.labels[c.get("language")];
        const names = Object.keys(labels);
        const cells = (row: Record<string, unknown>) => names.map((each) => String(row[each] ?? ""));
        return c.body(csvFile([Object.values(labels), ...(await list()).map(cells)]), 200, {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="${csv.file}.csv"`,
        });
      },
    }),
    route({
      id: `add${name}`,
      method: "post",
      path,
      access: access.write,
      summary: words.add,
      ...(words.addNote && { description: words.addNote }),
      body: added,
      response: record,
      status: 201,
      handle: ({ body, staff }) => write(staff.id, true, (db, own) => add(db, { ...(body as object), ...own })),
    }),
    route({
      id: `change${name}`,
      method: "put",
      path: `${path}/:id`,
      access: access.write,
      summary: words.change,
      description: "The version is the one that was read. The action is logged.",
      body: changed,
      response: record,
      errors: ["outdated"],
      handle: ({ body, id, staff }) => {
        const { version, ...values } = body as RecordValues<Fields> & { version: number };
        return write(staff.id, false, (db, own) => change(db, id(), version, { ...values, ...own }));
      },
    }),
  ];
}
