import { company } from "../../lib/company.ts";
import { pathOf, windThreads } from "../motif/wind-lines.ts";

const WIDTH = 1440;
const HEIGHT = 400;
const TANGLE = { width: WIDTH, height: HEIGHT, reach: 800, radius: 42 };
/** Even lines around the signal's; a copy turned upside down ends on the same heights and doubles the tangle. */
const THREADS = windThreads({ ...TANGLE, seed: 1, loops: 5, exits: [88, 116, 144, 172, 228, 256, 284, 312] })
  .map((thread) => pathOf(thread, 2000))
  .join("");
const SIGNAL = pathOf(windThreads({ ...TANGLE, seed: 101, loops: 5, exits: [HEIGHT / 2] })[0]!, WIDTH);

/** Identify, implement, optimize: the knots, their undoing, the even lines. Upright on a phone, beside the steps. */
export function ProcessWind() {
  return (
    <>
      <svg className="wind lying" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <g id="undoing">
          <path id="even" d={THREADS} />
          <use href="#even" transform={`matrix(1.25 0 0-1-210 ${HEIGHT})`} />
          <path className="wind-signal" d={SIGNAL} />
        </g>
      </svg>
      <svg className="wind upright" viewBox={`0 0 ${HEIGHT} ${WIDTH}`} preserveAspectRatio="none" aria-hidden="true">
        <use href="#undoing" transform={`matrix(0 1-1 0 ${HEIGHT} 0)`} />
      </svg>
    </>
  );
}

const STROKE = pathOf(
  windThreads({ seed: 127, width: 1500, height: 220, reach: 900, loops: 7, radius: 36, exits: [110] })[0]!,
  1150,
);

/** Signs the founder's story. */
export function Signature() {
  return (
    <svg className="wind signature" viewBox="0 0 1150 220" aria-hidden="true">
      <path className="wind-signal" d={STROKE} />
    </svg>
  );
}

/** Places on the map, 100 units a degree of longitude at 45° north, and where the name of each begins or ends. */
const CITIES = {
  Toronto: { x: 60, y: 366, label: { x: 48, y: 340, textAnchor: "start" } },
  Ottawa: { x: 320, y: 189, label: { x: 334, y: 164, textAnchor: "end" } },
  Laval: { x: 458, y: 170, label: { x: 450, y: 146, textAnchor: "end" } },
  Montréal: { x: 474, y: 184, label: { x: 500, y: 222, textAnchor: "start" } },
  Québec: { x: 638, y: 50, label: { x: 624, y: 40, textAnchor: "end" } },
} as const;

/** The shores of the rivers as lines of wind: the Ottawa, and the St. Lawrence from Lake Ontario to the gulf. */
const OTTAWA_RIVER = "M320 189c50 16 100 8 150-5";
const ST_LAWRENCE = "M30 390c70 10 150-32 235-72s130-76 209-134 90-84 164-134 90-50 122-56";

/** Where we meet clients. The list of cities beside it says the same in words. */
export function ServiceMap({ label }: { label: string }) {
  return (
    <figure className="map" aria-label={label}>
      <svg viewBox="0 -20 760 450" aria-hidden="true">
        {[-14, -7, 0, 7, 14].map((shift) => (
          <path key={shift} className="gain" transform={`translate(${shift / 2} ${shift})`} d={ST_LAWRENCE} />
        ))}
        <path className="gain" d={OTTAWA_RIVER} />
        {company.serviceAreas.map((city) => {
          const { x, y, label: name } = CITIES[city];
          const home = city === company.address.city;
          return (
            <g key={city} className={home ? "home" : undefined}>
              <circle cx={x} cy={y} r={home ? 9 : 6} />
              <text {...name}>{city}</text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
