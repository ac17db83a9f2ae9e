import { pathOf, randomFrom, windThreads } from "../../lib/wind-lines.ts";

/** Renders the threads shared by all plates on a page. They must come before the first plate, only once. */
export function PlateThreads() {
  return (
    <svg className="plate-threads" width="0" height="0" aria-hidden="true">
      <defs>
        {PLATE_THREADS.map((d, index) => (
          <path key={d} id={`t${index}`} d={d} />
        ))}
      </defs>
    </svg>
  );
}

/** Draws a picture for an article without one. The page must contain {@link PlateThreads}. */
export function Plate({ name, wide = false }: { name: string; wide?: boolean }) {
  const { parts, isNight } = plateDrawing(name);
  return (
    <svg
      className={isNight ? "plate plate-night" : "plate"}
      viewBox={wide ? "0 50 1500 300" : `0 0 ${PLATE.width} ${PLATE.height}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      {parts.map(({ thread, transform, isMain }) => (
        <use key={transform} href={`#t${thread}`} transform={transform} className={isMain ? "plate-main" : undefined} />
      ))}
    </svg>
  );
}

const PLATE = { width: 600, height: 400 } as const;

/** Height at which every thread leaves. */
const THREAD_EXIT = 200;

/** End of a thread's straight part, past the edge even in a narrowed copy or a wide plate. */
const RIGHT = 2400;

/** Threads of plates. All leave at `THREAD_EXIT`; a plate moves each to its own height. */
export const PLATE_THREADS: readonly string[] = windThreads({
  // With this seed, every thread has loops.
  seed: 129,
  width: 1000,
  height: PLATE.height,
  reach: 560,
  loops: 6,
  radius: 36,
  exits: Array.from({ length: 6 }, () => THREAD_EXIT),
}).map((thread) => pathOf(thread, RIGHT));

/** One thread as placed in a plate. */
interface PlatePart {
  /** Index into `PLATE_THREADS`. */
  thread: number;
  /** Value of the SVG attribute. */
  transform: string;
  /** Whether this is the signal line; a plate has exactly one. */
  isMain: boolean;
}

interface PlateDrawing {
  parts: readonly PlatePart[];
  /** Whether the plate is dark in both themes. */
  isNight: boolean;
}

/**
 * Returns the drawing for an article without a picture: six to nine lines, rotated, stretched and evenly spaced,
 * depending only on the name. The page contains the threads once, so a plate takes only about eighty bytes.
 * @param name the same name always gives the same drawing
 */
export function plateDrawing(name: string): PlateDrawing {
  const random = randomFrom(seedOf(name));
  const pick = <Item,>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const count = pick([6, 7, 8, 9]);
  const gap = pick([16, 18, 20]);
  const middle = pick([170, 185, 200, 215, 230]);
  const main = Math.floor(random() * count);
  // If a thread is drawn twice, one copy is upside down.
  const first = Math.floor(random() * PLATE_THREADS.length);
  const isTurned = random() < 0.5;
  const parts = Array.from({ length: count }, (_, index): PlatePart => {
    const turn = isTurned === index < PLATE_THREADS.length ? -1 : 1;
    const [width, height] = [pick([0.75, 0.9, 1]), turn * pick([0.8, 1, 1.2])];
    const exit = middle + (index - (count - 1) / 2) * gap;
    const down = Math.round(exit - THREAD_EXIT * height);
    return {
      thread: (first + index) % PLATE_THREADS.length,
      transform: `matrix(${width} 0 0 ${height} ${pick([-60, -20, 20])} ${down})`,
      isMain: index === main,
    };
  });
  return { parts, isNight: random() < 0.34 };
}

/** Returns the FNV-1a hash of a name's UTF-16 code units. */
function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return hash;
}
