import { type ReactNode, useId } from "react";
import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { WeekFigures } from "../../../features/overview/model.ts";
import { LOCALE_OF } from "../../../lib/language.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { Figure, Numbers } from "./figure.tsx";
import { useOverviewTexts } from "./texts.ts";

/** How a series is drawn: a bar, a part of a stacked bar by its pattern, or a line. */
type Mark = "bar" | "a" | "b" | "c" | "d" | "line-river" | "line-signal" | "line-ink";

interface Series {
  name: string;
  mark: Mark;
  dashed?: boolean;
  of: (week: WeekFigures) => number | null;
}

/** Height of a chart, and the widest bar of one with few weeks, in pixels. */
const HEIGHT = 240;
const WIDEST = 64;
const DASHES = "5 3";
const TOOLTIP = { borderColor: "var(--hairline)", background: "var(--raised)" };

/** How a week is named: `16 nov.`. */
function useWeekName(): (day: string) => string {
  const { language } = useTexts();
  const format = new Intl.DateTimeFormat(LOCALE_OF[language], { day: "numeric", month: "short", timeZone: "UTC" });
  return (day) => format.format(new Date(`${day}T12:00:00Z`));
}

/**
 * A figure by week, newest first in its table, as one reads them.
 * @param say how a value is written
 * @param counted a column of the table that is not drawn
 * @param before of the table of weeks
 */
export function WeekFigure({
  weeks,
  text,
  summary,
  empty,
  series,
  say,
  counted,
  before,
}: {
  weeks: readonly WeekFigures[];
  text: { title: string; note: string };
  summary: string;
  empty: boolean;
  series: readonly Series[];
  say?: (value: number) => string;
  counted?: Pick<Series, "name" | "of">;
  before?: ReactNode;
}) {
  const t = useOverviewTexts();
  const weekName = useWeekName();
  const write = (value: number | null) => (value === null ? t.unknown : (say ?? t.number)(value));
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
            columns={[t.week, ...(counted ? [counted.name] : []), ...series.map(({ name }) => name)]}
            rows={weeks.toReversed().map((week) => ({
              key: week.day,
              cells: [
                weekName(week.day),
                ...(counted ? [t.number(counted.of(week) ?? 0)] : []),
                ...series.map(({ of }) => write(of(week))),
              ],
            }))}
          />
        </>
      }
    >
      <WeekChart weeks={weeks} series={series} write={write} />
      <ChartKey series={series} />
    </Figure>
  );
}

/** No motion: the numbers change with the period, and what moves is not read. */
function WeekChart({
  weeks,
  series,
  write,
}: {
  weeks: readonly WeekFigures[];
  series: readonly Series[];
  write: (value: number) => string;
}) {
  const t = useOverviewTexts();
  const weekName = useWeekName();
  const id = useId().replaceAll(/[^a-zA-Z0-9]/g, "");
  const data = weeks.map((week) => ({
    day: week.day,
    ...Object.fromEntries(series.map(({ of }, index) => [`s${index}`, of(week)])),
  }));
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <ComposedChart data={data} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <Patterns id={id} />
        <CartesianGrid vertical={false} />
        <XAxis dataKey="day" tickFormatter={weekName} tickLine={false} minTickGap={12} interval="preserveEnd" />
        <YAxis
          width={52}
          axisLine={false}
          tickLine={false}
          allowDecimals={false}
          tickFormatter={(value: number) => (value === 0 ? "0" : write(value))}
        />
        <Tooltip
          labelFormatter={(day: unknown) => `${t.week} ${weekName(String(day))}`}
          formatter={(value: unknown) => write(Number(value))}
          contentStyle={TOOLTIP}
          itemStyle={{ color: "var(--ink)" }}
          isAnimationActive={false}
        />
        {series.map(({ name, mark, dashed }, index) => {
          const shared = { dataKey: `s${index}`, name, isAnimationActive: false };
          if (mark.startsWith("line")) {
            const dashes = dashed ? { strokeDasharray: DASHES } : {};
            return <Line key={name} className={mark} dot={{ r: 3 }} connectNulls {...dashes} {...shared} />;
          }
          if (mark === "bar") return <Bar key={name} className="fill-tint" maxBarSize={WIDEST} {...shared} />;
          const fill = `url(#${id}-${mark})`;
          return <Bar key={name} className="outlined" stackId="parts" fill={fill} maxBarSize={WIDEST} {...shared} />;
        })}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

/** What a chart draws how; said again by its table, so it is for the eye alone. */
function ChartKey({ series }: { series: readonly Series[] }) {
  const id = useId().replaceAll(/[^a-zA-Z0-9]/g, "");
  return (
    <ul className="chart-key" aria-hidden="true">
      {series.map(({ name, mark, dashed }) => (
        <li key={name}>
          <svg className="swatch" viewBox="0 0 22 12" aria-hidden="true">
            {mark.startsWith("line") ? (
              <g className={mark}>
                <path d="M0 6h22" strokeDasharray={dashed ? DASHES : undefined} />
                <circle cx="11" cy="6" r="3" />
              </g>
            ) : (
              <>
                <Patterns id={id} />
                <g className={mark === "bar" ? "fill-tint" : "outlined"}>
                  <path d="M1 1h20v10H1z" fill={mark === "bar" ? undefined : `url(#${id}-${mark})`} />
                </g>
              </>
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Full, hatched, dotted, empty: told apart without colour too. */
function Patterns({ id }: { id: string }) {
  const drawn = { a: null, b: <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" />, c: <circle cx="3" cy="3" r="1.1" />, d: null };
  return (
    <defs>
      {Object.entries(drawn).map(([name, mark]) => (
        <pattern key={name} id={`${id}-${name}`} width="6" height="6" patternUnits="userSpaceOnUse" className="pattern">
          <rect width="6" height="6" className={name === "a" ? "pattern-full" : "pattern-empty"} />
          {mark}
        </pattern>
      ))}
    </defs>
  );
}
