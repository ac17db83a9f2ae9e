import type { ReactNode } from "react";
import { pathOf, windThreads } from "../../lib/wind-lines.ts";

const WIDTH = 1440;
const HEIGHT = 340;
const MIDDLE = HEIGHT / 2;
/** Distance between two threads once they are in order. */
const GAP = 15;
const TANGLE = { width: WIDTH, height: HEIGHT, reach: 770, radius: 40, longestSpan: 200 };
/** How far the straight part of a thread runs: past the edge even where a copy is narrowed. */
const RIGHT = 2100;

/**
 * Eight threads are drawn; three copies of them make the tangle four times as dense. They leave at every second height
 * (1, -2, 3, -4 …), so that copies that are turned upside down fall between; a copy that is only stretched sideways ends
 * on the same heights. The signal line keeps the middle.
 */
const EXITS = Array.from({ length: 8 }, (_, index) => MIDDLE + (index % 2 ? -1 : 1) * (index + 1) * GAP);
const THREADS = windThreads({ ...TANGLE, seed: 113, loops: 3.2, exits: EXITS })
  .map((thread) => pathOf(thread, RIGHT))
  .join("");
const SIGNAL = pathOf(windThreads({ ...TANGLE, seed: 1214, loops: 3.6, exits: [MIDDLE] })[0]!, WIDTH);

/**
 * The hero's drawing. The threads straighten once, on arrival, by transforms of whole layers (layout.css, `.wind-hero`).
 * A layer is an `<svg>` of its own, which the compositor moves without drawing it again; a group inside one would be
 * painted anew for each frame, on the thread that should answer the visitor.
 */
export function Wind() {
  return (
    <div className="wind-hero">
      <Layer>
        <path id="threads" d={THREADS} />
        <use href="#threads" transform={`matrix(1.4 0 0 -1 -480 ${HEIGHT})`} />
      </Layer>
      <Layer>
        <use href="#threads" transform={`matrix(1.12 0 0 -1 -150 ${HEIGHT})`} />
        <use href="#threads" transform="matrix(.7 0 0 1 50 0)" />
      </Layer>
      <Layer>
        <path className="wind-signal" d={SIGNAL} />
      </Layer>
    </div>
  );
}

function Layer({ children }: { children: ReactNode }) {
  return (
    <svg className="wind" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      {children}
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

/** Above the footer: the lines are in order, and the one that the eye follows makes its last loop. */
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

/** For the error pages, the motif turned round: lines in order from the left, until a gust blows them off their course. */
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
