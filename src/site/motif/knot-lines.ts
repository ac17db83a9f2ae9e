import { pathOf, randomFrom, type Thread } from "../../lib/wind-lines.ts";

/**
 * The home page's knot, drawn from hours of repetitive work: at 0 all threads are straight lanes, and each hour winds
 * them further. A thread keeps its length and only turns: its heading is a series of swings that start and end level,
 * so that however far a swing has grown, the thread is a smooth curve and leaves at its own height. A loop that shrank
 * in place would have to pass through a cusp; these open like a string being pulled. Pure and deterministic: browsers
 * continue from what the server drew.
 */

/** The view box. */
export const KNOT = { width: 1440, height: 340 } as const;
/** Initial hours a week, and the maximum of the range input. */
export const [START_HOURS, MOST_HOURS] = [15, 40];

const MIDDLE = KNOT.height / 2;
/** Distance between two lanes. */
const GAP = 17;
/** Left of the view box, out of sight. */
const START = -200;
/** How far the lanes run: past the edge even in a narrowed copy. */
const RIGHT = 2100;
/** Step of the integration along a thread. */
const STEP = 6;
/** Radians of turning per control point, and the longest distance between two. */
const [TURN_PER_POINT, LONGEST_SPAN] = [1.6, 170];
const SWINGS = 6;

/** A turn to one side, over to the other and back again. */
interface Swing {
  /** Where along the thread it begins, and its length. */
  from: number;
  length: number;
  /** Its maximum turn, in radians to the right; beyond 180 degrees the thread crosses itself. */
  angle: number;
  /** Progress towards the full knot at which it starts to grow: leftmost ones go first. */
  after: number;
}

/** The signal line, and the others: seeds whose threads stay in the box and never bend tightly. */
const SIGNAL = swingsOf(25206, 0.7);
const THREADS = [50418, 126151, 146132, 188127, 188752, 300557].map((seed) => swingsOf(seed, 0.55));
/**
 * Heights at which they leave. Copies make the knot five times as dense: they leave at every second height (1, -2, 3,
 * -4 …), so that upside-down copies fall between; upright ones end at the same heights.
 */
const EXITS = THREADS.map((_, index) => MIDDLE + (index % 2 ? -1 : 1) * (index + 1) * GAP);
export const COPIES = [
  `matrix(1.22 0 0 -1 -70 ${KNOT.height})`,
  `matrix(1.08 0 0 -1 40 ${KNOT.height})`,
  "matrix(.84 0 0 1 10 0)",
  "matrix(1.13 0 0 1 -20 0)",
] as const;

/** @param loops share of swings wide enough to loop */
function swingsOf(seed: number, loops: number): readonly Swing[] {
  const random = randomFrom(seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  let from = between(40, 200);
  return Array.from({ length: SWINGS }, (_, index) => {
    const isLoop = random() < loops;
    const side = random() < 0.5 ? -1 : 1;
    const angle = side * (isLoop ? between(3, 4.8) : between(0.5, 1.1));
    const length = isLoop ? between(400, 780) : between(180, 380);
    const swing = { from, length, angle, after: Math.max(0, (index + between(-0.3, 1.1)) / SWINGS) };
    from += length * between(0.65, 1.05);
    return swing;
  });
}

/** Smooth from 0 to 1, flat at both ends; values outside are clamped. */
function ease(value: number): number {
  const part = Math.min(1, Math.max(0, value));
  return part ** 3 * (part * (part * 6 - 15) + 10);
}

/** A thread's control points at this many hours. */
function windThread(swings: readonly Swing[], exit: number, hours: number): Thread {
  const knotted = (hours / MOST_HOURS) ** 0.6;
  const growing = swings
    .map(({ from, length, angle, after }) => ({
      from,
      length,
      angle: 1.3 * angle * ease((knotted * 1.35 - after * 0.85) / 0.5),
    }))
    .filter(({ angle }) => angle !== 0);
  // Level from there on, so one more point is enough.
  const end = Math.max(STEP, ...growing.map(({ from, length }) => from + length));
  const points: { x: number; y: number }[] = [];
  let [x, y, before, owed] = [START, 0, 0, 1];
  for (let way = 0; way < end; way += STEP) {
    let heading = 0;
    for (const swing of growing) {
      const part = ((way - swing.from) / swing.length) * Math.PI;
      if (part > 0 && part < Math.PI) heading += swing.angle * Math.sin(2 * part) * Math.sin(part);
    }
    x += STEP * Math.cos(heading);
    y += STEP * Math.sin(heading);
    owed += Math.max(Math.abs(heading - before) / TURN_PER_POINT, STEP / LONGEST_SPAN);
    before = heading;
    if (owed >= 1) {
      points.push({ x, y });
      owed -= 1;
    }
  }
  const level = [0.4, 0.8, 1.2].map((step) => ({ x: x + LONGEST_SPAN * step, y }));
  return [...points, ...level].map((point) => ({ x: point.x, y: point.y - y + exit }));
}

/** The threads at this many hours, the signal line first. */
export const knotThreads = (hours: number): Thread[] => [
  windThread(SIGNAL, MIDDLE, hours),
  ...THREADS.map((swings, index) => windThread(swings, EXITS[index]!, hours)),
];

/** Path data of the signal line, and of all others. */
export function knotPaths(hours: number): { signal: string; threads: string } {
  const [signal, ...threads] = knotThreads(hours).map((thread) => pathOf(thread, RIGHT));
  return { signal: signal!, threads: threads.join("") };
}
