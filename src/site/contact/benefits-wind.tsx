import { pathOf, windThreads } from "../../lib/wind-lines.ts";

const WIDTH = 1440;
const HEIGHT = 150;
const [SIGNAL, ...OTHERS] = windThreads({
  seed: 33,
  width: WIDTH,
  height: HEIGHT,
  reach: 1050,
  loops: 8,
  radius: 22,
  exits: [75, 61, 89],
}).map((thread) => pathOf(thread, WIDTH));

/** Above the three benefits: knots found, undone, and kept undone. */
export function BenefitsWind() {
  return (
    <svg className="wind" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <path d={OTHERS.join("")} />
      <path className="wind-signal" d={SIGNAL} />
    </svg>
  );
}
