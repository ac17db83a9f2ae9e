import { useId } from "react";
import {
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import type { WeekFigures } from "../../../features/overview/model.ts";
import { LOCALE_OF } from "../../../lib/language.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { Patterns } from "./chart-key.tsx";
import { FAMILIES, familiesOf } from "./grade-families.ts";
import { useOverviewTexts } from "./overview-texts.ts";

/** Height of a chart, in pixels. */
const HEIGHT = 240;
const MARGIN = { top: 8, right: 8, bottom: 0, left: 0 };
/** No motion: the numbers change with the period, and what moves is not read. */
const STILL = { isAnimationActive: false } as const;

const TOOLTIP = { borderColor: "var(--hairline)", background: "var(--raised)" };

/** How a week is named: `16 nov.`. */
export function useWeekName(): (day: string) => string {
  const { language } = useTexts();
  const format = new Intl.DateTimeFormat(LOCALE_OF[language], { day: "numeric", month: "short", timeZone: "UTC" });
  return (day) => format.format(new Date(`${day}T12:00:00Z`));
}

interface WeekChartProps {
  weeks: readonly WeekFigures[];
}

function useAxes() {
  const t = useOverviewTexts();
  const weekName = useWeekName();
  return {
    x: { dataKey: "day", tickFormatter: weekName, tickLine: false, minTickGap: 12, interval: "preserveEnd" as const },
    y: {
      width: 44,
      axisLine: false,
      tickLine: false,
      allowDecimals: false,
      tickFormatter: t.number,
    },
    tooltip: {
      labelFormatter: (day: unknown) => `${t.week} ${weekName(String(day))}`,
      contentStyle: TOOLTIP,
      itemStyle: { color: "var(--ink)" },
      ...STILL,
    },
  };
}

type Series = [key: string, name: string];

interface CountsChartProps {
  data: readonly { day: string }[];
  /** What the others are part of. */
  bar: Series;
  line: Series;
  dashed: Series;
}

/** How many of a week, and what became of them. */
export function CountsChart({ data, bar, line, dashed }: CountsChartProps) {
  const { x, y, tooltip } = useAxes();
  const shared = { type: "linear", dot: { r: 3 }, ...STILL } as const;
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <ComposedChart data={[...data]} margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid vertical={false} />
        <XAxis {...x} />
        <YAxis {...y} />
        <Tooltip {...tooltip} />
        <Bar dataKey={bar[0]} name={bar[1]} className="fill-tint" {...STILL} />
        <Line dataKey={line[0]} name={line[1]} className="line-river" {...shared} />
        <Line dataKey={dashed[0]} name={dashed[1]} className="line-signal" strokeDasharray="5 3" {...shared} />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

/** Shares of four families of grades, each with a pattern of its own. */
export function GradesChart({ weeks }: WeekChartProps) {
  const { grades: t, number } = useOverviewTexts();
  const { x, y, tooltip } = useAxes();
  const id = useId().replaceAll(/[^a-zA-Z0-9]/g, "");
  const data = weeks.map(({ day, grades }) => ({ day, ...familiesOf(grades) }));
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <BarChart data={data} margin={MARGIN} accessibilityLayer={false}>
        <Patterns id={id} />
        <CartesianGrid vertical={false} />
        <XAxis {...x} />
        <YAxis {...y} />
        <Tooltip {...tooltip} formatter={(value: unknown) => number(Number(value))} />
        {FAMILIES.map((family) => (
          <Bar
            key={family}
            dataKey={family}
            name={t.families[family]}
            stackId="grades"
            fill={`url(#${id}-${family})`}
            className="outlined"
            {...STILL}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

export function ContactChart({ weeks }: WeekChartProps) {
  const { contact: t, waiting } = useOverviewTexts();
  const { x, y, tooltip } = useAxes();
  const data = weeks.map(({ day, firstContact: { median, p90 } }) => ({ day, median, p90 }));
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <LineChart data={data} margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid vertical={false} />
        <XAxis {...x} />
        <YAxis {...y} tickFormatter={(hours: number) => (hours === 0 ? "0" : waiting(hours))} width={52} />
        <Tooltip {...tooltip} formatter={(value: unknown) => waiting(Number(value))} />
        <Line dataKey="median" name={t.median} className="line-river" dot={{ r: 3 }} connectNulls {...STILL} />
        <Line
          dataKey="p90"
          name={t.p90}
          className="line-ink"
          strokeDasharray="5 3"
          dot={{ r: 3 }}
          connectNulls
          {...STILL}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

export function ChatChart({ weeks }: WeekChartProps) {
  const { chat: t, number } = useOverviewTexts();
  const { x, y, tooltip } = useAxes();
  const id = useId().replaceAll(/[^a-zA-Z0-9]/g, "");
  const data = weeks.map(({ day, chat }) => ({ day, ...chat }));
  const series = [
    ["answered", "a"],
    ["byStaff", "c"],
    ["unknown", "b"],
  ] as const;
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <ComposedChart data={data} margin={MARGIN} accessibilityLayer={false}>
        <Patterns id={id} />
        <CartesianGrid vertical={false} />
        <XAxis {...x} />
        <YAxis {...y} />
        <Tooltip {...tooltip} formatter={(value: unknown) => number(Number(value))} />
        {series.map(([name, pattern]) => (
          <Bar
            key={name}
            dataKey={name}
            name={t[name]}
            stackId="answers"
            fill={`url(#${id}-${pattern})`}
            className="outlined"
            {...STILL}
          />
        ))}
        <Line dataKey="asked" name={t.asked} className="line-ink" dot={{ r: 3 }} {...STILL} />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

export function PostsChart({ weeks }: WeekChartProps) {
  const { posts: t } = useOverviewTexts();
  const { x, y, tooltip } = useAxes();
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <BarChart data={[...weeks]} margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid vertical={false} />
        <XAxis {...x} />
        <YAxis {...y} />
        <Tooltip {...tooltip} />
        <Bar dataKey="postsRead" name={t.read} className="fill-river" {...STILL} />
      </BarChart>
    </ResponsiveContainer>
  );
}
