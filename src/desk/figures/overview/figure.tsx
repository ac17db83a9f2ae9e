import { type ReactNode, useId } from "react";
import type { WeekFigures } from "../../../features/overview/model.ts";
import { LOCALE_OF, type TextLike } from "../../../lib/language.ts";
import type { deskOverview } from "../../../text/fr/desk/overview.ts";
import { Part } from "../../kit/parts.tsx";
import { sectionTexts, useSectionTexts, useTexts } from "../../shell/desk-context.tsx";

/**
 * A chart with a one-sentence summary, its numbers as a table, and a note on what is counted.
 * @param empty whether nothing was counted, so that there is no chart
 * @param controls controls to choose what the chart covers
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
  /** Value at the top of the scale, which several rows of bars share. */
  most: number;
  values: readonly { of: number | string; name: string; value: number; said: string }[];
}

/** A row of bars with tooltips; the highest bar is labelled with its value. */
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
            {/* Shift the label left in proportion to its bar's position, so that the label stays inside the chart and
                still touches its bar. */}
            {each === highest && <b style={{ translate: `${-100 * middle}%` }}>{each.said}</b>}
          </i>
        ))}
      </div>
    </div>
  );
}

/**
 * A table with row headers. A wide table scrolls horizontally, including by keyboard.
 * @param columns headings, of which the first is the row headers'
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

interface Series {
  name: string;
  of: (week: WeekFigures) => number | null;
}

interface WeekFigureProps {
  weeks: readonly WeekFigures[];
  text: { title: string; note: string };
  summary: string;
  empty: boolean;
  series: readonly Series[];
  say?: (value: number) => string;
  /** Column that appears only in the table. */
  counted?: Series;
  /** Shown above the table of weeks. */
  before?: ReactNode;
}

/** Weekly chart: bars of all series on one scale, and a table with the newest week first. */
export function WeekFigure({ weeks, text, summary, empty, series, say, counted, before }: WeekFigureProps) {
  const t = useOverviewTexts();
  const { language } = useTexts();
  const format = new Intl.DateTimeFormat(LOCALE_OF[language], { day: "numeric", month: "short", timeZone: "UTC" });
  const weekName = ({ day }: WeekFigures) => format.format(new Date(`${day}T12:00:00Z`));
  const write = (value: number | null) => (value === null ? t.unknown : (say ?? t.number)(value));
  const columns = counted ? [counted, ...series] : series;
  const most = Math.max(...series.flatMap(({ of }) => weeks.map((week) => of(week) ?? 0)));
  return (
    <Figure
      {...text}
      summary={summary}
      empty={empty}
      table={
        <>
          {before}
          <Numbers
            caption={t.numbersOf(text.title)}
            columns={[t.week, ...columns.map(({ name }) => name)]}
            rows={weeks.toReversed().map((week) => ({
              key: week.day,
              cells: [
                weekName(week),
                ...columns.map((each) => (each === counted ? t.number(each.of(week) ?? 0) : write(each.of(week)))),
              ],
            }))}
          />
        </>
      }
    >
      {series.map(({ name, of }) => (
        <Bars
          key={name}
          name={name}
          most={most}
          values={weeks.map((week) => ({
            of: week.day,
            name: weekName(week),
            value: of(week) ?? 0,
            said: write(of(week)),
          }))}
        />
      ))}
      <p className="bars-ends">
        <span>{weekName(weeks[0]!)}</span>
        <span>{weekName(weeks.at(-1)!)}</span>
      </p>
    </Figure>
  );
}

const TEXTS = sectionTexts<TextLike<typeof deskOverview>>({
  fr: () => import("../../../text/fr/desk/overview.ts").then((module) => module.deskOverview),
  en: () => import("../../../text/en/desk/overview.ts").then((module) => module.deskOverview),
});
export const useOverviewTexts = () => useSectionTexts(TEXTS);
