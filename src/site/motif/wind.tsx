import { pathOf, windThreads } from "../../lib/wind-lines.ts";
import { COPIES, KNOT, knotPaths, START_HOURS } from "./knot-lines.ts";

const WIDTH = KNOT.width;
const { signal: SIGNAL, threads: THREADS } = knotPaths(START_HOURS);

/** Draws the hero's knot at the initial hours (hero.css, `.wind-hero`). */
export function Wind() {
  return (
    <svg className="wind" viewBox={`0 0 ${KNOT.width} ${KNOT.height}`} preserveAspectRatio="none" aria-hidden="true">
      <path id="threads" d={THREADS} />
      {COPIES.map((transform) => (
        <use key={transform} href="#threads" transform={transform} />
      ))}
      <path className="wind-signal" d={SIGNAL} />
    </svg>
  );
}

const LAST_LOOP = pathOf(
  windThreads({
    seed: 654,
    width: WIDTH,
    height: 120,
    reach: 560,
    loops: 3,
    radius: 24,
    exits: [60],
    longestSpan: 200,
  })[0]!,
  WIDTH,
);

/** Draws the strip above the footer: the lines are in order, and the signal line makes its last loop. */
export function WindStrip() {
  return (
    <svg className="wind wind-strip" viewBox="0 0 1440 120" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <path d="M0 32h1440M0 46h1440M0 74h1440M0 88h1440" />
      <path className="wind-signal" d={LAST_LOOP} />
    </svg>
  );
}

const [ASTRAY, ...GUST] = windThreads({
  seed: 30,
  width: WIDTH,
  height: 400,
  reach: 860,
  loops: 7,
  radius: 38,
  exits: [60, 46, 74, 32, 88],
}).map((thread) => pathOf(thread, WIDTH));

/** Draws the motif reversed, for error pages: orderly lines that a gust blows off course. */
export function WindAstray() {
  return (
    <svg className="wind wind-astray" viewBox="0 0 1440 400" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
      <g transform="matrix(-1 0 0 1 1440 0)">
        <path d={GUST.join("")} />
        <path className="wind-signal" d={ASTRAY} />
      </g>
    </svg>
  );
}
