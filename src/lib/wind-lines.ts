/**
 * The brand's drawing: wind that straightens lines (BRAND.md, "The idea to draw"). Threads enter from the left as a
 * tangle of loops and leave on the right parallel and evenly spaced. Pure and deterministic: the same options give the
 * same characters on every machine, so the drawing is a constant of the build.
 *
 * Each thread is a uniform cubic B-spline over points of a trochoid that calms down. A B-spline is C² everywhere, so
 * a loop has no corner; its Bézier form has mirrored handles at every knot, which is exactly what SVG's `s` command
 * says in half the characters of `c`.
 */

export interface Point {
  x: number;
  y: number;
}

export interface WindOptions {
  /** An integer; each gives a different tangle. */
  seed: number;
  /** Size of the view box; the threads start left of it and end right of it. */
  width: number;
  height: number;
  /** Heights at which threads leave, one per thread. */
  exits: readonly number[];
  /** Distance a thread travels before it lies level, not counting loops. */
  reach: number;
  /** Maximum number of loops a thread makes; it may make none. */
  loops: number;
  /** Mean radius of a loop, in units of the view box. */
  radius: number;
  /** Longest distance between control points where a thread hardly turns; more points mean more bytes. */
  longestSpan?: number;
}

/** A thread: the control points of its B-spline. */
export type Thread = readonly Point[];

/** Radians turned per control point; fewer points would flatten the loops, more would only add bytes. */
const TURN_PER_POINT = 1.2;
const LONGEST_SPAN = 130;
/**
 * Tightest allowed bend, as a share of the mean loop. A smaller one is mathematically smooth, but a corner to the eye.
 */
const TIGHTEST = 0.2;
/** Step of the integration along a thread. */
const STEP = 2;

/** Returns a Mulberry32 generator: 32 bits of state, and the same sequence of numbers from 0 to 1 everywhere. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Eases from 0 before `from` to 1 after `to`. */
function ease(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * part * (part * (part * 6 - 15) + 10);
}

/**
 * Draws one thread as a hand would, moving at constant speed and only steering. The steering is a slow sway plus a few
 * loops, each a smooth bell of turning that adds up to a full circle. Both fade out before the end. The hand never
 * stops or turns abruptly, so there can be no corner.
 */
function drawThread(options: WindOptions, exit: number, random: () => number): Thread {
  const { height, radius, reach, longestSpan = LONGEST_SPAN } = options;
  const between = (low: number, high: number) => low + (high - low) * random();

  const entry = height * (0.5 + between(-0.34, 0.34));
  const level = reach * between(0.78, 1.12);
  const sway = between(0.3, 0.9);
  const [slow, quick] = [between(0.9, 1.6), between(2.1, 3.4)];
  const [slowPhase, quickPhase] = [between(0, 2 * Math.PI), between(0, 2 * Math.PI)];
  const loops = Array.from({ length: Math.round(between(-0.2, options.loops)) }, () => ({
    at: between(0.04, 0.74) * level,
    length: 2 * Math.PI * radius * between(0.75, 2.1),
    side: random() < 0.5 ? 1 : -1,
  })).sort((one, other) => one.at - other.at);

  // Where a loop begins, given how much the earlier ones have lengthened the path.
  let lengthened = 0;
  const turns = loops.map((loop) => {
    const begin = loop.at + lengthened;
    lengthened += loop.length;
    return { ...loop, begin };
  });
  const total = level + lengthened;

  const walk: Point[] = [];
  const weights: number[] = [];
  let pen: Point = { x: -1.4 * longestSpan, y: entry };
  let before = 0;
  for (let way = 0; way <= total; way += STEP) {
    let looping = 0;
    let straightWay = way;
    for (const { begin, length, side } of turns) {
      const part = Math.min(1, Math.max(0, (way - begin) / length));
      looping += side * (2 * Math.PI * part - Math.sin(2 * Math.PI * part));
      straightWay -= part * length;
    }
    const part = straightWay / level;
    const swaying =
      Math.sin(slow * 2 * Math.PI * part + slowPhase) + 0.45 * Math.sin(quick * 2 * Math.PI * part + quickPhase);
    const heading = looping + sway * swaying * (1 - ease(0.4, 1, part));
    weights.push(Math.max(Math.abs(heading - before) / TURN_PER_POINT, STEP / longestSpan));
    before = heading;
    pen = { x: pen.x + STEP * Math.cos(heading), y: pen.y + STEP * Math.sin(heading) };
    walk.push(pen);
  }

  // The path ends at an arbitrary height, so all of it is bent gently towards its exit.
  const last = walk.at(-1)!;
  const bent = walk.map(({ x, y }, index) => ({ x, y: y + (exit - last.y) * ease(0, 1, index / (walk.length - 1)) }));

  const points: Point[] = [];
  let owed = 1;
  bent.forEach((point, index) => {
    owed += weights[index]!;
    if (owed >= 1) {
      points.push(point);
      owed -= 1;
    }
  });
  // Three more points at the exit's height, so that the spline arrives level and without curvature, and continues as a
  // straight line.
  for (const step of [0.4, 0.8, 1.2]) points.push({ x: last.x + longestSpan * step, y: exit });
  return points;
}

/** Returns the velocity and acceleration of the uniform cubic B-spline over four control points, at `t` from 0 to 1. */
function motionAt(points: Thread, index: number, t: number): { velocity: Point; acceleration: Point } {
  const [a, b, c, d] = [points[index]!, points[index + 1]!, points[index + 2]!, points[index + 3]!];
  const mix = (pick: (point: Point) => number) => {
    const [p, q, r, s] = [pick(a), pick(b), pick(c), pick(d)];
    return {
      velocity: (-p * (1 - t) ** 2 + q * (3 * t ** 2 - 4 * t) + r * (-3 * t ** 2 + 2 * t + 1) + s * t ** 2) / 2,
      acceleration: p * (1 - t) + q * (3 * t - 2) + r * (1 - 3 * t) + s * t,
    };
  };
  const x = mix((point) => point.x);
  const y = mix((point) => point.y);
  return {
    velocity: { x: x.velocity, y: y.velocity },
    acceleration: { x: x.acceleration, y: y.acceleration },
  };
}

/** Returns the smallest radius of curvature along a thread, in units of the view box; 0 at a cusp. */
export function tightestRadius(thread: Thread): number {
  let tightest = Number.POSITIVE_INFINITY;
  for (let index = 0; index + 3 < thread.length; index++) {
    for (let t = 0; t < 1; t += 1 / 12) {
      const { velocity: v, acceleration: a } = motionAt(thread, index, t);
      const cross = Math.abs(v.x * a.y - v.y * a.x);
      if (cross > 1e-9) tightest = Math.min(tightest, Math.hypot(v.x, v.y) ** 3 / cross);
    }
  }
  return tightest;
}

/**
 * Returns the threads of a drawing. A thread that leaves the box or bends too tightly is redrawn, from further along
 * the random sequence.
 */
export function windThreads(options: WindOptions): Thread[] {
  const random = randomFrom(options.seed);
  return options.exits.map((exit) => {
    for (let attempt = 0; attempt < 400; attempt++) {
      const thread = drawThread(options, exit, random);
      const inside = thread.every(({ x, y }) => y > 0 && y < options.height && x < options.width * 0.8);
      if (inside && tightestRadius(thread) >= options.radius * TIGHTEST) return thread;
    }
    throw new Error(`no thread fits for exit ${exit}: the radius is too large for the height`);
  });
}

/** Joins numbers in SVG's most compact form, in which a minus sign also separates. */
function joined(numbers: readonly number[]): string {
  return numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : `${number}`)).join("");
}

/** Returns a thread as path data: whole numbers, relative commands, from its first knot to its last. */
export function curveOf(thread: Thread): string {
  const knot = (index: number): Point => {
    const [a, b, c] = [thread[index]!, thread[index + 1]!, thread[index + 2]!];
    return { x: (a.x + 4 * b.x + c.x) / 6, y: (a.y + 4 * b.y + c.y) / 6 };
  };
  const first = knot(0);
  let [penX, penY] = [Math.round(first.x), Math.round(first.y)];
  const path = `M${joined([penX, penY])}s`;
  const numbers: number[] = [];
  for (let index = 1; index + 2 < thread.length; index++) {
    const { x, y } = knot(index);
    const [before, after] = [thread[index]!, thread[index + 2]!];
    const handle = { x: (after.x - before.x) / 6, y: (after.y - before.y) / 6 };
    const [toX, toY] = [Math.round(x), Math.round(y)];
    numbers.push(Math.round(x - handle.x) - penX, Math.round(y - handle.y) - penY, toX - penX, toY - penY);
    [penX, penY] = [toX, toY];
  }
  return path + joined(numbers);
}

/** Returns {@link curveOf}, continued as a straight line to `right`. */
export function pathOf(thread: Thread, right: number): string {
  return `${curveOf(thread)}H${right}`;
}
