import { type ReactNode, useId } from "react";
import { useOverviewTexts } from "./texts.ts";

/**
 * A chart with what it says in a sentence, its numbers as a table, and what it counts.
 * @param empty nothing was counted: there is nothing to draw
 * @param controls what chooses the numbers
 */
export function Figure({
  title,
  note,
  summary,
  empty,
  controls,
  table,
  children,
}: {
  title: string;
  note: string;
  summary: string;
  empty: boolean;
  controls?: ReactNode;
  table: ReactNode;
  children: ReactNode;
}) {
  const t = useOverviewTexts();
  const id = useId();
  return (
    <section className="figure" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="number" id={`${id}-summary`}>
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

/**
 * Numbers as a table: the first cell of a row names it. A wide one scrolls by itself, also by keyboard.
 * @param columns heads; the first is of the rows' names
 */
export function Numbers({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}) {
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
