import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { STAGES } from "../../../features/visits/model.ts";
import type { StageCounts } from "./funnel-totals.ts";
import { useOverviewTexts } from "./overview-texts.ts";

/** Height of a stage's bar with its gap, in pixels. */
const STAGE = 40;

/** How many forms came how far, each with its number beside the bar. */
export function FunnelChart({ stages }: { stages: StageCounts }) {
  const { funnel: t, number } = useOverviewTexts();
  const data = STAGES.map((stage) => ({ name: t.stages[stage], count: stages[stage], label: number(stages[stage]) }));
  return (
    <ResponsiveContainer width="100%" height={STAGE * STAGES.length + 8}>
      <BarChart
        data={data}
        layout="vertical"
        margin={{ top: 0, right: 64, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <XAxis type="number" hide />
        <YAxis type="category" dataKey="name" width={96} axisLine={false} tickLine={false} />
        <Bar dataKey="count" className="fill-river" isAnimationActive={false} barSize={20} minPointSize={1}>
          <LabelList dataKey="label" position="right" />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
