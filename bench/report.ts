/** One line of a table, by column. */
export type Row = Readonly<Record<string, string | number>>;

/** What a suite of the bench gives back. */
export interface Report {
  /** Lines for a reader. */
  rows: readonly Row[];
  /** What did not reach its bar, in words; nothing when all is well. */
  missed: readonly string[];
  /** The same figures for a program. */
  figures: unknown;
}

/** The rows under their columns' names, as wide as what they hold. */
export function table(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const head = Object.fromEntries(columns.map((column) => [column, column]));
  const width = (column: string) => Math.max(...[head, ...rows].map((row) => String(row[column]).length));
  const widths = columns.map(width);
  const line = (row: Row) =>
    columns.map((column, i) => {
      const text = String(row[column]);
      return typeof row[column] === "number" ? text.padStart(widths[i]!) : text.padEnd(widths[i]!);
    });
  return [head, ...rows].map((row) => line(row).join("  ").trimEnd()).join("\n");
}

export const whole = (value: number) => Math.round(value).toLocaleString("en-CA");
