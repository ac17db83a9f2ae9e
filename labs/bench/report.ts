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
  /** Lines of the table that all suites share; `rows` itself when left out. */
  bars?: readonly Row[];
}

/** Columns of the table that all suites share. */
const SHARED = ["what", "value", "reference", "ratio", "bar"] as const;

/** The lines of several suites in one table, each under the name of its suite. */
export function sharedTable(reports: Readonly<Record<string, Report>>): Row[] {
  return Object.entries(reports).flatMap(([suite, { rows, bars = rows }]) =>
    bars.map((row) => ({
      suite,
      ...Object.fromEntries(
        SHARED.map((column) => [column, row[column] ?? (column === "value" ? (row["p95"] ?? "") : "")]),
      ),
    })),
  );
}

/** What a line says beside its name and its value. */
export interface LineDetails {
  reference?: string;
  ratio?: string;
  bar?: string;
  /** Without a bar there is nothing to reach. */
  reached?: boolean;
}

/** Lines as they are found, and what did not reach its bar. */
export class Lines {
  readonly rows: Row[] = [];
  readonly missed: string[] = [];

  add(what: string, value: string, { reference = "", ratio = "", bar = "", reached = true }: LineDetails = {}): void {
    this.rows.push({ what: `${reached ? "✓" : "✗"} ${what}`, value, reference, ratio, bar });
    if (!reached) this.missed.push(`${what}: ${value}, to reach ${bar}`);
  }
}

/** The rows under their columns' names, as wide as what they hold. */
export function table(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const head = Object.fromEntries(columns.map((column) => [column, column]));
  const width = (column: string) => Math.max(...[head, ...rows].map((row) => String(row[column] ?? "").length));
  const widths = columns.map(width);
  const line = (row: Row) =>
    columns.map((column, i) => {
      const text = String(row[column] ?? "");
      return typeof row[column] === "number" ? text.padStart(widths[i]!) : text.padEnd(widths[i]!);
    });
  return [head, ...rows].map((row) => line(row).join("  ").trimEnd()).join("\n");
}

export const whole = (value: number) => Math.round(value).toLocaleString("en-CA");

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** Growth from one value to the next, by least squares. */
export function slopeOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = (values.length - 1) / 2;
  let [above, below] = [0, 0];
  for (const [place, value] of values.entries()) {
    above += (place - middle) * (value - mean);
    below += (place - middle) ** 2;
  }
  return above / below;
}
