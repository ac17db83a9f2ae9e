import { PLATE, PLATE_THREADS, plateDrawing } from "./plate-lines.ts";

/** The threads of all plates on a page; rendered once, before the first plate. */
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

/** The drawing of an article without a picture; the page must contain {@link PlateThreads}. */
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
