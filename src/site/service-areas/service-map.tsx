import { company, SERVICE_AREAS } from "../../lib/company/company.ts";
import type { Language } from "../../lib/language.ts";
import { SERVICE_AREAS_TEXT } from "../page-texts.ts";
import { placeOnMap, riverLines, type Station } from "./river-lines.ts";

/** From the head of Lake Ontario through the narrows of the Thousand Islands to the gulf. */
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

/** From above Pembroke past Ottawa to the St. Lawrence. */
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

/** Each city's position, and its label's, relative to it. */
const CITIES = {
  Toronto: { at: placeOnMap(-79.38, 43.65), name: { x: -8, y: -26, textAnchor: "start" } },
  Ottawa: { at: placeOnMap(-75.7, 45.42), name: { x: 8, y: 36, textAnchor: "end" } },
  Laval: { at: placeOnMap(-73.75, 45.58), name: { x: -8, y: -24, textAnchor: "end" } },
  Montréal: { at: placeOnMap(-73.57, 45.5), name: { x: 28, y: 30, textAnchor: "start" } },
  Québec: { at: placeOnMap(-71.21, 46.81), name: { x: -14, y: -20, textAnchor: "end" } },
} as const;

/** Where we meet clients. The page says the same in text beside it. */
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
