import { type ReactNode, useId } from "react";
import { useOverviewTexts } from "./overview-texts.ts";

interface FigureProps {
  title: string;
  /** What is counted, exactly. */
  note: string;
  /** The chart in a sentence. */
  summary: string;
  /** Nothing was counted: there is nothing to draw. */
  empty?: boolean;
  /** What chooses the numbers. */
  controls?: ReactNode;
  /** The numbers drawn. */
  table: ReactNode;
  children: ReactNode;
}

/** A chart with what it counts, what it says, and its numbers as a table. */
export function Figure({ title, note, summary, empty, controls, table, children }: FigureProps) {
  const t = useOverviewTexts();
  const id = useId();
  return (
    <section className="figure" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="figure-summary" id={`${id}-summary`}>
        {empty ? t.nothing : summary}
      </p>
      {controls}
      {!empty && (
        <>
          <div className="chart" role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-summary`}>
            {children}
          </div>
          <details className="figure-numbers">
            <summary>{t.numbers}</summary>
            {table}
          </details>
        </>
      )}
      <p className="note">{note}</p>
    </section>
  );
}

interface NumbersProps {
  caption: string;
  /** Heads of the columns; the first is of the rows' names. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Numbers as a table: the first cell of a row names it. A wide one scrolls by itself, also by keyboard. */
export function Numbers({ caption, columns, rows }: NumbersProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="numbers" tabIndex={0} aria-label={caption}>
      <table>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
