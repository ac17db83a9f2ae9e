/** Width of a tick with its gap, in px. */
const PITCH = 8;
const TICK = 3;

interface TicksProps {
  count: number;
  /** Number of pale ticks at the end, for hours that are gone or only needed at times. */
  pale?: number;
  /** Number of river-coloured ticks after the plain ones, for hours that are gained or new. */
  gained?: number;
}

/** Draws a tick for each hour or day; the number itself is next to it as text. */
export function Ticks({ count, pale = 0, gained = 0 }: TicksProps) {
  const run = (from: number, to: number) => `M${from * PITCH} 8h${(to - from) * PITCH - 1}`;
  const plain = count - gained - pale;
  return (
    <svg
      className="ticks"
      viewBox={`0 0 ${count * PITCH - PITCH + TICK} 16`}
      width={count * PITCH - PITCH + TICK}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {plain > 0 ? <path d={run(0, plain)} /> : null}
      {gained > 0 ? <path className="gain" d={run(plain, plain + gained)} /> : null}
      {pale > 0 ? <path className="pale" d={run(count - pale, count)} /> : null}
    </svg>
  );
}
