import { pathOf, windThreads } from "./wind-lines.ts";

const WIDTH = 1440;
const HEIGHT = 340;
const MIDDLE = HEIGHT / 2;
/** Distance between two threads once they are in order. */
const GAP = 12;
const TANGLE = { width: WIDTH, height: HEIGHT, reach: 700, loops: 3.2, radius: 40 };

/**
 * Twelve threads are drawn; the same twelve, turned upside down and shifted, are the other twelve. They leave at every
 * second height (1, -2, 3, -4 …), so that the mirrored ones fall between, and the signal line keeps the middle.
 */
const EXITS = Array.from({ length: 12 }, (_, index) => MIDDLE + (index % 2 ? -1 : 1) * (index + 1) * GAP);
const THREADS = windThreads({ ...TANGLE, seed: 7, exits: EXITS })
  .map((thread) => pathOf(thread, WIDTH))
  .join("");
const SIGNAL = pathOf(windThreads({ ...TANGLE, seed: 904, exits: [MIDDLE] })[0]!, WIDTH);
const UPSIDE_DOWN = `matrix(1.12 0 0 -1 -150 ${HEIGHT})`;

/** The hero's drawing. The threads straighten once, on arrival, by transforms of whole groups (site.css, `.wind`). */
export function Wind() {
  return (
    <svg className="wind" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <g>
        <path id="threads" d={THREADS} />
      </g>
      <g>
        <use href="#threads" transform={UPSIDE_DOWN} />
      </g>
      <g className="wind-signal">
        <path d={SIGNAL} />
      </g>
    </svg>
  );
}

const STRIP_HEIGHT = 120;
const STRIP = windThreads({
  seed: 3,
  width: WIDTH,
  height: STRIP_HEIGHT,
  reach: 620,
  loops: 1.4,
  radius: 22,
  exits: [36, 48, 72, 84],
})
  .map((thread) => pathOf(thread, WIDTH))
  .join("");
const STRIP_SIGNAL = pathOf(
  windThreads({ seed: 21, width: WIDTH, height: STRIP_HEIGHT, reach: 620, loops: 1.4, radius: 22, exits: [60] })[0]!,
  WIDTH,
);

/** Five threads across the page, above the footer. */
export function WindStrip() {
  return (
    <svg
      className="wind wind-strip"
      viewBox={`0 0 ${WIDTH} ${STRIP_HEIGHT}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <path d={STRIP} />
      <path className="wind-signal" d={STRIP_SIGNAL} />
    </svg>
  );
}

const ASTRAY = pathOf(
  windThreads({ seed: 4, width: WIDTH, height: 400, reach: 900, loops: 4, radius: 40, exits: [60] })[0]!,
  WIDTH,
);

/** For the error pages: the lines keep their course from the left, and the one that the eye follows is blown off it. */
export function WindAstray() {
  return (
    <svg
      className="wind wind-astray"
      viewBox={`0 0 ${WIDTH} 400`}
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
    >
      <path d="M0 36h1440M0 48h1440M0 72h1440M0 84h1440" />
      <path className="wind-signal" d={ASTRAY} transform={`matrix(-1 0 0 1 ${WIDTH} 0)`} />
    </svg>
  );
}
