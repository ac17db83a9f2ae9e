/** A row of a table, by column. */
export type Row = Readonly<Record<string, string | number>>;

/** The result of a suite. */
export interface Report {
  /** Rows for people. */
  rows: readonly Row[];
  /** Missed bars, as text; empty if none. */
  missed: readonly string[];
  /** The same figures for programs. */
  figures: unknown;
  /** Rows of the table shared by all suites; defaults to `rows`. */
  bars?: readonly Row[];
}

/** Columns of the shared table. */
const SHARED = ["what", "value", "reference", "ratio", "bar"] as const;

/** Several suites' rows in one table, each under its suite's name. */
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

/** A row's details besides its name and value. */
export interface LineDetails {
  reference?: string;
  ratio?: string;
  bar?: string;
  /** Without a bar there is nothing to reach. */
  reached?: boolean;
}

/** Collects rows, and missed bars. */
export class Lines {
  readonly rows: Row[] = [];
  readonly missed: string[] = [];

  add(what: string, value: string, { reference = "", ratio = "", bar = "", reached = true }: LineDetails = {}): void {
    this.rows.push({ what: `${reached ? "✓" : "✗"} ${what}`, value, reference, ratio, bar });
    if (!reached) this.missed.push(`${what}: ${value}, to reach ${bar}`);
  }
}

/** The rows below their column names, aligned. */
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

/** Growth per step, by least squares. */
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
