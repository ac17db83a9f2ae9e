import { company, SERVICE_AREAS } from "../../lib/company/company.ts";
import type { Language } from "../../lib/language.ts";
import { curveOf, type Point } from "../../lib/wind-lines.ts";
import { SERVICE_AREAS_TEXT } from "../page-texts.ts";

/** A point on a river: degrees east and north, and half the river's width in map units. */
type Station = readonly [longitude: number, latitude: number, halfWidth: number];

/** Left and top edges of the map, in degrees. */
const WEST = -80.23;
const NORTH = 47.31;
/** Map units per degree. A degree of longitude is shorter by the cosine of 45°. */
const A_DEGREE_NORTH = 100;
const A_DEGREE_EAST = 70.7;

/** Returns the position of a place on the map. */
function placeOnMap(longitude: number, latitude: number): Point {
  return { x: (longitude - WEST) * A_DEGREE_EAST, y: (NORTH - latitude) * A_DEGREE_NORTH };
}

/**
 * Returns the path data of a river, drawn as lines from shore to shore that spread in lakes and close up in narrows.
 * @param count number of lines
 */
function riverLines(stations: readonly Station[], count: number): string {
  const middle = stations.map(([longitude, latitude]) => placeOnMap(longitude, latitude));
  const lines = Array.from({ length: count }, (_, line) => {
    const share = count === 1 ? 0 : (2 * line) / (count - 1) - 1;
    return middle.map(({ x, y }, index) => {
      const before = middle[Math.max(0, index - 1)]!;
      const after = middle[Math.min(middle.length - 1, index + 1)]!;
      const length = Math.hypot(after.x - before.x, after.y - before.y);
      const aside = share * stations[index]![2];
      return { x: x - ((after.y - before.y) / length) * aside, y: y + ((after.x - before.x) / length) * aside };
    });
  });
  return lines.map(curveOf).join("");
}

/** Stations from the head of Lake Ontario through the Thousand Islands to the gulf. */
const ST_LAWRENCE: readonly Station[] = [
  [-80.6, 43.05, 0],
  [-79.9, 43.2, 2],
  [-79.3, 43.36, 16],
  [-78.5, 43.48, 30],
  [-77.4, 43.56, 36],
  [-76.6, 43.9, 26],
  [-76, 44.4, 11],
  [-75.2, 44.8, 8],
  [-74.3, 45.18, 8],
  [-73.6, 45.46, 8],
  [-73.2, 46, 8],
  [-72.2, 46.45, 9],
  [-71.2, 46.78, 10],
  [-70.5, 47.25, 18],
  [-69.7, 47.95, 27],
  [-68.7, 48.5, 42],
  [-66.5, 49.2, 70],
  [-64, 49.6, 110],
];

/** Stations from above Pembroke past Ottawa to the St. Lawrence. */
const OTTAWA_RIVER: readonly Station[] = [
  [-78.4, 46.2, 0],
  [-77.8, 46.08, 0],
  [-77.2, 45.9, 3],
  [-76.7, 45.5, 4],
  [-75.6, 45.42, 3],
  [-74.7, 45.62, 3],
  [-74.1, 45.45, 3],
  [-73.6, 45.44, 0],
  [-73.4, 45.55, 0],
];

const RIVERS = riverLines(ST_LAWRENCE, 5) + riverLines(OTTAWA_RIVER, 2);

/** Each city's position, and the position of the label relative to the city. */
const CITIES = {
  Toronto: { at: placeOnMap(-79.38, 43.65), name: { x: -8, y: -26, textAnchor: "start" } },
  Ottawa: { at: placeOnMap(-75.7, 45.42), name: { x: 8, y: 36, textAnchor: "end" } },
  Laval: { at: placeOnMap(-73.75, 45.58), name: { x: -8, y: -24, textAnchor: "end" } },
  Montréal: { at: placeOnMap(-73.57, 45.5), name: { x: 28, y: 30, textAnchor: "start" } },
  Québec: { at: placeOnMap(-71.21, 46.81), name: { x: -14, y: -20, textAnchor: "end" } },
} as const;

/** Draws the map of where we meet clients; the page says the same in text beside the map. */
export function ServiceMap({ language }: { language: Language }) {
  const text = SERVICE_AREAS_TEXT[language];
  return (
    <figure className="map" aria-label={text.map}>
      <svg viewBox="0 -20 760 450" aria-hidden="true">
        <path className="gain" d={RIVERS} />
        {SERVICE_AREAS.map((city) => {
          const { at, name } = CITIES[city];
          const home = city === company.address.city;
          return (
            <g
              key={city}
              className={home ? "home" : undefined}
              transform={`translate(${Math.round(at.x)} ${Math.round(at.y)})`}
            >
              <circle r={home ? 9 : 6} />
              <text {...name}>{text.cities[city]}</text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
