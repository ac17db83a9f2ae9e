/** Width of a tick and its gap, in pixels. */
const PITCH = 8;
const TICK = 3;

interface TicksProps {
  /** How many are drawn. */
  count: number;
  /** How many, from the end, are pale: gone, or only needed at times. */
  pale?: number;
  /** How many, after the plain ones, are river-coloured: gained or new. */
  gained?: number;
}

/** Things counted individually (hours, days), a tick each. The number itself is beside it, as text. */
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
