import { type ReactNode, useId } from "react";
import { Part } from "../../kit/parts.tsx";
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
    <Part title={title}>
      <p id={id}>{empty ? t.nothing : summary}</p>
      {controls}
      {!empty && (
        <>
          <div role="img" aria-label={title} aria-describedby={id}>
            {children}
          </div>
          <details className="figure-numbers">
            <summary>{t.numbers}</summary>
            {table}
          </details>
        </>
      )}
      <p className="note">{note}</p>
    </Part>
  );
}

interface BarsProps {
  name: string;
  /** What the tallest bar stands for. */
  most: number;
  values: readonly { of: number | string; name: string; value: number; said: string }[];
}

/** A row of bars, the highest with its value over it; each says what it stands for under a pointer. */
export function Bars({ name, most, values }: BarsProps) {
  const highest = values.reduce((one, other) => (other.value > one.value ? other : one));
  const middle = (values.indexOf(highest) + 0.5) / values.length;
  return (
    <div className="bars">
      <span>{name}</span>
      <div data-empty={highest.value === 0 || undefined}>
        {values.map((each) => (
          <i
            key={each.of}
            title={`${each.name} · ${each.said}`}
            style={{ blockSize: `${most > 0 ? (100 * each.value) / most : 0}%` }}
          >
            {/* Over its bar: beside the last one it would be read as the last one's. At the edges it stays within them. */}
            {each === highest && <b style={{ translate: `${-100 * middle}%` }}>{each.said}</b>}
          </i>
        ))}
      </div>
    </div>
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
