/** A table row, by column. */
export type Row = Readonly<Record<string, string | number>>;

export interface Report {
  /** Rows for people to read. */
  rows: readonly Row[];
  /** Missed bars, as text. */
  missed: readonly string[];
  /** The same results in machine-readable form. */
  figures: unknown;
  /** Rows of the table that all suites share; defaults to `rows`. */
  bars?: readonly Row[];
}

/** Columns of the table that all suites share. */
const SHARED = ["what", "value", "reference", "ratio", "bar"] as const;

/** Returns all suites' rows as one table, each row with its suite's name. */
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

/** A row's optional columns. */
export interface LineDetails {
  reference?: string;
  ratio?: string;
  bar?: string;
  /** Whether the bar was reached; true by default. */
  reached?: boolean;
}

/** Collects rows and missed bars. */
export class Lines {
  readonly rows: Row[] = [];
  readonly missed: string[] = [];

  add(what: string, value: string, { reference = "", ratio = "", bar = "", reached = true }: LineDetails = {}): void {
    this.rows.push({ what: `${reached ? "✓" : "✗"} ${what}`, value, reference, ratio, bar });
    if (!reached) this.missed.push(`${what}: ${value}, to reach ${bar}`);
  }
}

/** Formats rows as a text table with aligned columns. */
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

/** Returns the slope of a least-squares line, per step between values. */
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
