import { toolAddress } from "../../lib/company/own-content.ts";
import { pathOf, windThreads } from "../../lib/wind-lines.ts";

/** Length at which all threads are level, in viewBox units. */
const LENGTH = 1150;
const HEIGHT = 220;
/** One thread per service, each with its own knot. */
const KNOTS = [215, 282, 127].map((seed) =>
  pathOf(
    windThreads({ seed, width: 1500, height: HEIGHT, reach: 900, loops: 7, radius: 36, exits: [HEIGHT / 2] })[0]!,
    LENGTH,
  ),
);

/** Draws a knotted thread that leaves level on the right, at mid-height. */
export function Knot({ index }: { index: 0 | 1 | 2 }) {
  return (
    <svg className="wind" viewBox={`0 0 ${LENGTH} ${HEIGHT}`} aria-hidden="true">
      <path d={KNOTS[index]} />
    </svg>
  );
}

const FLOW = { width: 1200, height: 480, reach: 760, radius: 40 };
const [FLOW_START, FLOW_END] = [140, 760];
const flow = (seed: number, loops: number, exits: readonly number[]) =>
  windThreads({ ...FLOW, seed, loops, exits })
    .map((thread) => pathOf(thread, FLOW_END))
    .join("");
/** Eight threads leave together and two separately, in the proportion of the figure. */
const SETTLED = flow(4, 3.4, [60, 88, 116, 144, 172, 200, 228, 256]);
const TO_A_PERSON = flow(5, 3, [384, 412]);

/** Draws incoming requests: most are settled (river colour), and the rest go to a person. */
export function RequestFlow() {
  return (
    <svg
      viewBox={`${FLOW_START} 0 ${FLOW_END - FLOW_START} ${FLOW.height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path className="gain" d={SETTLED} />
      <path d={TO_A_PERSON} />
    </svg>
  );
}

const YEAR = 1200;
const LINE_GAP = 16;
const TODAY = Array.from({ length: 10 }, (_, line) => `M0 ${106 + line * LINE_GAP}h${YEAR}`).join("");
/** Returns the path of an added sale, which branches off the topmost line and runs above it. */
const joining = (line: number, from: number) =>
  `M${from} ${106 - line * LINE_GAP}c70 0 70-${LINE_GAP} 150-${LINE_GAP}H${YEAR}`;
const SURE = [90, 270, 470, 680].map((from, line) => joining(line, from)).join("");
const BEST_CASE = [850, 1010].map((from, line) => joining(line + 4, from)).join("");

/** Draws the sales at the start and those added within a year, dashed if only in the best case. */
export function SalesYear() {
  return (
    <svg viewBox={`0 0 ${YEAR} 260`} preserveAspectRatio="none" aria-hidden="true">
      <path d={TODAY} />
      <path className="gain" d={SURE} />
      <path className="gain dashed" d={BEST_CASE} />
    </svg>
  );
}

/** Renders the name of a connected tool, linked if the owner gave its URL. */
export function Tool({ name }: { name: string }) {
  const address = toolAddress(name);
  return address ? <a href={address}>{name}</a> : name;
}
