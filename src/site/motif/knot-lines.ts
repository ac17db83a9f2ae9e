import { pathOf, randomFrom, type Thread } from "../../lib/wind-lines.ts";

/**
 * The home page's knot as a function of the weekly hours of repetitive work. At 0, all threads are straight lanes, and
 * every hour winds them further. Threads keep their length and only turn. A thread's heading is a series of swings that
 * start and end level, so at any size the thread is a smooth curve and leaves at its own height. Shrinking a loop in
 * place would pass through a cusp, but swings open like a string being pulled. The functions are pure and
 * deterministic, so that the browser continues from what the server drew.
 */

/** Size of the view box. */
export const KNOT = { width: 1440, height: 340 } as const;
/** Initial and maximum hours a week on the range input. */
export const [START_HOURS, MOST_HOURS] = [15, 40];

const MIDDLE = KNOT.height / 2;
/** Distance between two lanes. */
const GAP = 17;
/** Start of the threads, left of the view box. */
const START = -200;
/** End of the lanes, past the right edge even in a narrowed copy. */
const RIGHT = 2100;
/** Step of the integration along a thread. */
const STEP = 6;
/** Turn per control point in radians, and the longest distance between two points. */
const [TURN_PER_POINT, LONGEST_SPAN] = [1.6, 170];
const SWINGS = 6;

/** A turn to one side, then to the other, and back to level. */
interface Swing {
  /** Where the swing starts along the thread, and its length. */
  from: number;
  length: number;
  /** Largest turn in radians, positive to the right; beyond π the thread crosses itself. */
  angle: number;
  /** Share of the full knot at which the swing starts to grow; the leftmost swings start first. */
  after: number;
}

/** The signal line and the other threads. These seeds give threads that stay in the box and never bend tightly. */
const SIGNAL = swingsOf(25206, 0.7);
const THREADS = [50418, 126151, 146132, 188127, 188752, 300557].map((seed) => swingsOf(seed, 0.55));
/**
 * Heights at which the threads leave: every second lane (1, -2, 3, -4 …), so that upside-down copies fall in between
 * and upright ones overlap. Copies make the knot five times as dense.
 */
const EXITS = THREADS.map((_, index) => MIDDLE + (index % 2 ? -1 : 1) * (index + 1) * GAP);
export const COPIES = [
  `matrix(1.22 0 0 -1 -70 ${KNOT.height})`,
  `matrix(1.08 0 0 -1 40 ${KNOT.height})`,
  "matrix(.84 0 0 1 10 0)",
  "matrix(1.13 0 0 1 -20 0)",
] as const;

/**
 * Generates a thread's swings.
 * @param loops share of swings that are wide enough to loop
 */
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

/** Eases from 0 to 1, flat at both ends; clamps its input. */
function ease(value: number): number {
  const part = Math.min(1, Math.max(0, value));
  return part ** 3 * (part * (part * 6 - 15) + 10);
}

/** Returns a thread's control points at a number of hours a week. */
function windThread(swings: readonly Swing[], exit: number, hours: number): Thread {
  const knotted = (hours / MOST_HOURS) ** 0.6;
  const growing = swings
    .map(({ from, length, angle, after }) => ({
      from,
      length,
      angle: 1.3 * angle * ease((knotted * 1.35 - after * 0.85) / 0.5),
    }))
    .filter(({ angle }) => angle !== 0);
  // The thread is level beyond this point, so a few more points suffice.
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

/** Returns all threads for a number of weekly hours, the signal line first. */
export const knotThreads = (hours: number): Thread[] => [
  windThread(SIGNAL, MIDDLE, hours),
  ...THREADS.map((swings, index) => windThread(swings, EXITS[index]!, hours)),
];

/** Returns the path data of the signal line, and of the other threads combined. */
export function knotPaths(hours: number): { signal: string; threads: string } {
  const [signal, ...threads] = knotThreads(hours).map((thread) => pathOf(thread, RIGHT));
  return { signal: signal!, threads: threads.join("") };
}
