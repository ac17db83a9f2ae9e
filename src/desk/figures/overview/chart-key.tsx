import { useId } from "react";

/** How a series is drawn. */
export type Mark = "bar" | "line-river" | "line-signal" | "line-ink" | "a" | "b" | "c" | "d";

/** What a chart draws how; said again by its table, so it is for the eye alone. */
export function ChartKey({ series }: { series: readonly { name: string; mark: Mark; dashed?: boolean }[] }) {
  const id = useId().replaceAll(/[^a-zA-Z0-9]/g, "");
  return (
    <ul className="chart-key" aria-hidden="true">
      {series.map(({ name, mark, dashed }) => (
        <li key={name}>
          <svg className="swatch" viewBox="0 0 22 12" aria-hidden="true">
            {mark.startsWith("line") ? (
              <g className={mark}>
                <path d="M0 6h22" strokeDasharray={dashed ? "5 3" : undefined} />
                <circle cx="11" cy="6" r="3" />
              </g>
            ) : (
              <>
                <Patterns id={id} />
                <g className={mark === "bar" ? "fill-tint" : "outlined"}>
                  <path d="M1 1h20v10H1z" fill={mark === "bar" ? undefined : `url(#${id}-${mark})`} />
                </g>
              </>
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Full, hatched, dotted, empty: told apart without colour too. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-a`} width="6" height="6" patternUnits="userSpaceOnUse" className="pattern">
        <rect width="6" height="6" className="pattern-full" />
      </pattern>
      <pattern id={`${id}-b`} width="6" height="6" patternUnits="userSpaceOnUse" className="pattern">
        <rect width="6" height="6" className="pattern-empty" />
        <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" />
      </pattern>
      <pattern id={`${id}-c`} width="6" height="6" patternUnits="userSpaceOnUse" className="pattern">
        <rect width="6" height="6" className="pattern-empty" />
        <circle cx="3" cy="3" r="1.1" />
      </pattern>
      <pattern id={`${id}-d`} width="6" height="6" patternUnits="userSpaceOnUse" className="pattern">
        <rect width="6" height="6" className="pattern-empty" />
      </pattern>
    </defs>
  );
}
