import { expect, it } from "vitest";
import { PLATE_THREADS, plateDrawing } from "./plate.tsx";

const NAMES = Array.from({ length: 200 }, (_, index) => `article-${index}`);

it("draws the same name identically, and others differently", () => {
  expect(plateDrawing("loi-25")).toEqual(plateDrawing("loi-25"));
  const drawings = new Set(NAMES.map((name) => JSON.stringify(plateDrawing(name))));
  expect(drawings.size).toBe(NAMES.length);
});

it.each(NAMES.slice(0, 20))("spaces the lines of %s evenly, with no duplicates and one signal line", (name) => {
  const { parts } = plateDrawing(name);
  const turned = ({ transform }: { transform: string }) => transform.includes(" 0 0 -");
  expect(new Set(parts.map((part) => `${part.thread} ${turned(part)}`)).size).toBe(parts.length);
  expect(parts.filter(({ isMain }) => isMain)).toHaveLength(1);
  // Where the thread ends, given that it ends at 200.
  const exits = parts.map(({ transform }) => {
    const [, , , turn, , down] = transform.match(/-?[\d.]+/g)!.map(Number);
    return Math.round(200 * turn! + down!);
  });
  const gaps = exits.slice(1).map((exit, index) => exit - exits[index]!);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1.01);
  expect(Math.min(...exits)).toBeGreaterThan(60);
  expect(Math.max(...exits)).toBeLessThan(340);
});

it("is small on the wire", () => {
  expect(PLATE_THREADS.join("").length).toBeLessThan(1300);
  expect(NAMES.some((name) => plateDrawing(name).isNight)).toBe(true);
  expect(NAMES.some((name) => !plateDrawing(name).isNight)).toBe(true);
});
