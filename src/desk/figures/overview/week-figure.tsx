import type { ReactNode } from "react";
import type { WeekFigures } from "../../../features/overview/model.ts";
import { LOCALE_OF } from "../../../lib/language.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { Bars, Figure, Numbers } from "./figure.tsx";
import { useOverviewTexts } from "./texts.ts";

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
  /** Formats a value. */
  say?: (value: number) => string;
  /** A table column that is not drawn. */
  counted?: Series;
  /** Shown before the table of weeks. */
  before?: ReactNode;
}

/**
 * A weekly chart: bars to one scale for all of its series, and a table with the newest first, the usual reading order.
 */
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
