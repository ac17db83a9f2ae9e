import { pathOf, windThreads } from "../../lib/wind-lines.ts";

const WIDTH = 900;
const HEIGHT = 240;
const MIDDLE = HEIGHT / 2;
/** Distance between two straightened lines. */
const GAP = 16;

/** Five threads, the middle one first, which leave 0, 1, -1, 2 and -2 gaps from the middle. */
const [SIGNAL, ...THREADS] = windThreads({
  seed: 31,
  width: WIDTH,
  height: HEIGHT,
  reach: 430,
  loops: 3.4,
  radius: 22,
  exits: [0, 1, -1, 2, -2].map((step) => MIDDLE + step * GAP),
}).map((thread) => pathOf(thread, WIDTH));
const PAIR = THREADS.slice(0, 2).join("");
const OUTER = THREADS.slice(2).join("");

/** Number of lines in a plan's drawing, which stands for the number of systems that the plan automates. */
export type SheafSize = "two" | "five" | "many";

/**
 * Draws a plan as lines that leave a tangle in order. `two` and `many` reuse the threads of `five`, which must be on
 * the same page; the middle thread of `five` is the signal line. The groups straighten once (layout.css, `.wind > g`).
 */
export function Sheaf({ size }: { size: SheafSize }) {
  const flipped = (x: number, rows: number, stretch: number) => `matrix(${stretch} 0 0 -1 ${x} ${HEIGHT + rows * GAP})`;
  return (
    <svg
      className="wind sheaf"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      {size === "two" ? (
        <g>
          <use href="#sheaf-pair" />
        </g>
      ) : null}
      {size === "five" ? (
        <>
          <g>
            <path id="sheaf-pair" vectorEffect="non-scaling-stroke" d={PAIR} />
            <path id="sheaf-outer" vectorEffect="non-scaling-stroke" d={OUTER} />
          </g>
          <g className="wind-signal">
            <path id="sheaf-middle" vectorEffect="non-scaling-stroke" d={SIGNAL} />
          </g>
        </>
      ) : null}
      {size === "many"
        ? ["middle", "pair", "outer"].map((part) => (
            <g key={part}>
              <use href={`#sheaf-${part}`} />
              <use href={`#sheaf-${part}`} transform={flipped(-60, 5, 1.2)} />
              <use href={`#sheaf-${part}`} transform={flipped(-90, -5, 1.1)} />
            </g>
          ))
        : null}
    </svg>
  );
}
