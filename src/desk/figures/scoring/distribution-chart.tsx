import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from "recharts";
import type { Range } from "./score-ranges.ts";
import { useScoringTexts } from "./scoring-texts.ts";

/** In pixels. */
const HEIGHT = 200;

/** How many requests have which percent, in steps. */
export function DistributionChart({ ranges }: { ranges: readonly Range[] }) {
  const { number } = useScoringTexts();
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <BarChart data={[...ranges]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} />
        <XAxis dataKey="from" tickLine={false} minTickGap={8} />
        <YAxis width={48} axisLine={false} tickLine={false} allowDecimals={false} tickFormatter={number} />
        <Bar dataKey="count" className="fill-river" isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
