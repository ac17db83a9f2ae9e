import { pathOf, windThreads } from "../../lib/wind-lines.ts";

const WIDTH = 1440;
const HEIGHT = 400;
const TANGLE = { width: WIDTH, height: HEIGHT, reach: 800, radius: 42 };
/** Even lines around the signal's; an upside-down copy ends at the same heights and doubles the tangle. */
const THREADS = windThreads({ ...TANGLE, seed: 1, loops: 5, exits: [88, 116, 144, 172, 228, 256, 284, 312] })
  .map((thread) => pathOf(thread, 2000))
  .join("");
const SIGNAL = pathOf(windThreads({ ...TANGLE, seed: 101, loops: 5, exits: [HEIGHT / 2] })[0]!, WIDTH);

/** Identify, implement, optimize: the knots, their undoing, the even lines. Vertical on a phone, beside the steps. */
export function ProcessWind() {
  return (
    <>
      <svg className="wind lying" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <g id="undoing">
          <path id="even" d={THREADS} />
          <use href="#even" transform={`matrix(1.25 0 0-1-210 ${HEIGHT})`} />
          <path className="wind-signal" d={SIGNAL} />
        </g>
      </svg>
      <svg className="wind upright" viewBox={`0 0 ${HEIGHT} ${WIDTH}`} preserveAspectRatio="none" aria-hidden="true">
        <use href="#undoing" transform={`matrix(0 1-1 0 ${HEIGHT} 0)`} />
      </svg>
    </>
  );
}

const STROKE = pathOf(
  windThreads({ seed: 127, width: 1500, height: 220, reach: 900, loops: 7, radius: 36, exits: [110] })[0]!,
  1150,
);

/** Signs the founder's story. */
export function Signature() {
  return (
    <svg className="wind signature" viewBox="0 0 1150 220" aria-hidden="true">
      <path className="wind-signal" d={STROKE} />
    </svg>
  );
}
