/** Width of a tick with the space after it, in pixels. */
const PITCH = 8;
const TICK = 3;

interface TicksProps {
  /** How many are drawn. */
  count: number;
  /** How many of them, from the first, are drawn as gone or not needed: pale. */
  pale?: number;
  /** How many of them, at the end, are drawn as gained or new: river. */
  gained?: number;
}

/** Things counted one by one (hours, days): a tick each. The number itself stands beside it, as text. */
export function Ticks({ count, pale = 0, gained = 0 }: TicksProps) {
  const run = (from: number, to: number) => `M${from * PITCH} 8h${(to - from) * PITCH - 1}`;
  const plain = count - gained;
  return (
    <svg
      className="ticks"
      viewBox={`0 0 ${count * PITCH - PITCH + TICK} 16`}
      width={count * PITCH - PITCH + TICK}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {pale > 0 ? <path className="pale" d={run(0, pale)} /> : null}
      {plain > pale ? <path d={run(pale, plain)} /> : null}
      {gained > 0 ? <path className="gain" d={run(plain, count)} /> : null}
    </svg>
  );
}
