import { describe, expect, it } from "vitest";
import { tightestRadius } from "../../lib/wind-lines.ts";
import { KNOT, knotPaths, knotThreads, MOST_HOURS, START_HOURS } from "./knot-lines.ts";
import { PLATE_THREADS, plateDrawing } from "./plate.tsx";

const EVERY_HALF = Array.from({ length: MOST_HOURS * 2 + 1 }, (_, index) => index / 2);

/** Counts how often the visible threads turn back to the left, which happens once per loop. */
const turnsBack = (hours: number) =>
  knotThreads(hours)
    .flatMap((thread) => thread.slice(1).map(({ x }, index) => x > 0 && x < thread[index]!.x))
    .filter(Boolean).length;

it("is straight parallel lines at zero hours", () => {
  for (const thread of knotThreads(0)) expect(new Set(thread.map(({ y }) => Math.round(y))).size).toBe(1);
  expect(turnsBack(0)).toBe(0);
});

it("tangles more with each increase in hours", () => {
  const turns = [0, 5, 10, START_HOURS, 25, MOST_HOURS].map(turnsBack);
  expect(turns).toEqual(turns.toSorted((one, other) => one - other));
  expect(turns[3]).toBeGreaterThan(20);
  expect(turns.at(-1)).toBeGreaterThan(turns[3]! * 1.5);
});

it.each([0, 1, 2, 3, 4, 5, 6])("never bends thread %i to a corner, and keeps it in the box, at any hours", (index) => {
  for (const hours of EVERY_HALF) {
    const thread = knotThreads(hours)[index]!;
    expect(tightestRadius(thread), `radius at ${hours} h`).toBeGreaterThan(5.5);
    expect(Math.min(...thread.map(({ y }) => y)), `top at ${hours} h`).toBeGreaterThan(0);
    expect(Math.max(...thread.map(({ y }) => y)), `bottom at ${hours} h`).toBeLessThan(KNOT.height);
  }
});

it("leaves the right of the picture to the lanes and their text", () => {
  const ends = EVERY_HALF.flatMap((hours) =>
    knotThreads(hours).map((thread) => thread.findLast(({ y }) => Math.abs(y - thread.at(-1)!.y) > 3)?.x ?? 0),
  );
  expect(Math.max(...ends)).toBeLessThan(KNOT.width * 0.66);
});

it("moves a thread little for a small change in hours", () => {
  const height = (hours: number) => knotThreads(hours).map((thread) => Math.max(...thread.map(({ y }) => y)));
  for (const hours of EVERY_HALF.slice(1)) {
    const before = height(hours - 0.05);
    for (const [index, now] of height(hours).entries()) expect(Math.abs(now - before[index]!)).toBeLessThan(25);
  }
});

it("is valid path data at any number of hours, because NaN would draw nothing", () => {
  for (const hours of EVERY_HALF) {
    const { signal, threads } = knotPaths(hours);
    expect(signal + threads).toMatch(/^(?:M-?\d+ ?-?\d+s(?:-?\d+ ?){4,}H\d+)+$/);
  }
});

it("is small on the wire", () => {
  expect(knotPaths(START_HOURS).threads.length).toBeLessThan(1500);
});

describe("a plate", () => {
  const NAMES = Array.from({ length: 200 }, (_, index) => `article-${index}`);

  it("draws the same name identically, and other names differently", () => {
    expect(plateDrawing("loi-25")).toEqual(plateDrawing("loi-25"));
    const drawings = new Set(NAMES.map((name) => JSON.stringify(plateDrawing(name))));
    expect(drawings.size).toBe(NAMES.length);
  });

  it.each(NAMES.slice(0, 20))("spaces the lines of %s evenly, with no duplicates and one signal line", (name) => {
    const { parts } = plateDrawing(name);
    const turned = ({ transform }: { transform: string }) => transform.includes(" 0 0 -");
    expect(new Set(parts.map((part) => `${part.thread} ${turned(part)}`)).size).toBe(parts.length);
    expect(parts.filter(({ isMain }) => isMain)).toHaveLength(1);
    // Exit height after the transform; the original thread ends at 200.
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
});
