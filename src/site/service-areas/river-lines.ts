import { curveOf, type Point } from "../../lib/wind-lines.ts";

/** Degrees east of Greenwich and north of the equator, and half the river's width in map units. */
export type Station = readonly [longitude: number, latitude: number, halfWidth: number];

/** The map's left and upper edges. */
const WEST = -80.23;
const NORTH = 47.31;
/** Units per degree: a degree of longitude is shorter, by the cosine of 45°. */
const A_DEGREE_NORTH = 100;
const A_DEGREE_EAST = 70.7;

/** A place's position on the map. */
export function placeOnMap(longitude: number, latitude: number): Point {
  return { x: (longitude - WEST) * A_DEGREE_EAST, y: (NORTH - latitude) * A_DEGREE_NORTH };
}

/**
 * A river as wind lines from shore to shore, as path data: they spread in lakes and close up in narrows.
 * @param count number of lines
 */
export function riverLines(stations: readonly Station[], count: number): string {
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
