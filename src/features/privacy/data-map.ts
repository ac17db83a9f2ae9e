import { globSync } from "node:fs";
import { type Purpose, RETENTION } from "../../lib/company/retention.ts";
import type { DataMap, TableInMap } from "../../lib/data-map.ts";

type Sensitivity = "none" | "business" | "personal" | "secret";

const SENSITIVITIES: readonly Sensitivity[] = ["none", "business", "personal", "secret"];

/** How long rows of each purpose are kept. */
export const KEPT: Readonly<Record<Purpose, string>> = {
  consultation: `${RETENTION.requestMonths} months after the last exchange; a client's while they are one`,
  mail: `the content until delivery, then ${RETENTION.deliveredMailDays} days`,
  newsletter: `while subscribed, then ${RETENTION.newsletterProofYears} years as proof; unconfirmed ${RETENTION.unconfirmedReaderDays} days`,
  chat: "CHAT_RETENTION_DAYS after the last message, or until the visitor erases it",
  webhooks: `${RETENTION.webhookDays} days`,
  rights: `${RETENTION.privacyRequestMonths} months after the answer; certificates, without a name, for good`,
  limits: "hours, two days at most",
  staff: "while the account exists",
  accountability: "for good: ids and codes only",
  incidents: `${RETENTION.incidentYears} years at least`,
  publishing: "until staff delete it",
  operation: "while the program needs it",
};

const SOURCE = new URL("../../", import.meta.url);

/** Reads the complete data map from every `tables.ts` in the sources, for the check and the tests. */
export async function readDataMap(): Promise<DataMap> {
  const files = globSync("{db,features/*}/tables.ts", { cwd: SOURCE }).sort();
  const maps = files.map(async (file): Promise<DataMap> => (await import(new URL(file, SOURCE).href)).dataMap);
  return Object.assign({}, ...(await Promise.all(maps)));
}

/** A table as the database reports it. */
interface TableInSchema {
  name: string;
  columns: readonly { name: string }[];
}

/** Internal tables of SQLite, its full-text index and the migrator. */
const INTERNAL = /^(?:kysely|sqlite)_|_search_(?:config|content|data|docsize|idx)$/;

const FILE = "tables.ts of its feature";

/**
 * Compares the map with a migrated schema.
 * @returns each mismatch and how to fix it; empty if exactly the existing columns are classified
 */
export function disagreements(
  schema: readonly TableInSchema[],
  dialect: "sqlite" | "postgres",
  map: DataMap,
): string[] {
  const tables = schema.filter(({ name }) => !INTERNAL.test(name));
  const found = tables.flatMap(({ name, columns }) => {
    const entry = map[name];
    if (!entry) {
      const all = columns.map((column) => column.name).join(" ");
      return [`The table ${name} is not in the data map. Add it to ${FILE} with its purpose; its columns: ${all}`];
    }
    const words = classified(entry);
    const present = new Set(columns.map((column) => column.name));
    return [
      ...columns
        .filter((column) => !words.some(([classed]) => classed === column.name))
        .map(
          (column) =>
            `${name}.${column.name} is not in the data map. Add "${column.name}" to none, business, personal or secret of "${name}" in ${FILE}; src/lib/data-map.ts says which`,
        ),
      ...words
        .filter(([column]) => !entry.differs && !present.has(column))
        .map(([column]) => `${name}.${column} is in the data map and not in the schema. Take it out of ${FILE}`),
      ...words
        .filter(([column], at) => words.findIndex(([other]) => other === column) !== at)
        .map(([column]) => `${name}.${column} stands in the data map twice. Keep the more sensitive word in ${FILE}`),
    ];
  });
  const gone = Object.entries(map)
    .filter(([name, { only }]) => (!only || only === dialect) && !tables.some((table) => table.name === name))
    .map(([name]) => `The table ${name} is in the data map and not in the schema. Take it out of ${FILE}`);
  return [...found, ...gone];
}

/** Returns each column of a table with its sensitivity. */
export function classified(entry: TableInMap): [column: string, sensitivity: Sensitivity][] {
  return SENSITIVITIES.flatMap((sensitivity) =>
    (entry[sensitivity] ?? "")
      .split(" ")
      .filter((column) => column !== "")
      .map((column): [string, Sensitivity] => [column, sensitivity]),
  );
}
