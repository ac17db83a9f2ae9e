import { describe, expect, it } from "vitest";
import { pathOf, tightestRadius, type WindOptions, windThreads } from "./wind-lines.ts";

const options: WindOptions = {
  seed: 7,
  width: 1440,
  height: 340,
  exits: [98, 134, 170, 206, 242],
  reach: 700,
  loops: 3.2,
  radius: 40,
};

/** Reads `M x y s dx2 dy2 dx dy … H right` back into absolute cubic Bézier segments. */
function segmentsOf(path: string) {
  const [, start, curves, right] = /^M([^s]+)s([^H]+)H(\d+)$/.exec(path)!;
  const numbers = (text: string) => text.match(/-?\d+/g)!.map(Number);
  let [x, y] = numbers(start!) as [number, number];
  let mirrored = { x, y };
  const values = numbers(curves!);
  const segments = [];
  for (let i = 0; i < values.length; i += 4) {
    const [dx2, dy2, dx, dy] = values.slice(i, i + 4) as [number, number, number, number];
    const from = { x, y };
    const second = { x: x + dx2, y: y + dy2 };
    [x, y] = [x + dx, y + dy];
    segments.push({ from, first: mirrored, second, to: { x, y } });
    mirrored = { x: 2 * x - second.x, y: 2 * y - second.y };
  }
  return { segments, right: Number(right) };
}

describe("windThreads", () => {
  it("draws the same threads from the same seed, and others from another", () => {
    expect(windThreads(options)).toEqual(windThreads(options));
    expect(windThreads({ ...options, seed: 8 })).not.toEqual(windThreads(options));
  });

  it("keeps every thread in the box, whatever the seed", () => {
    for (let seed = 0; seed < 60; seed++) {
      for (const thread of windThreads({ ...options, seed })) {
        for (const { x, y } of thread) {
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(options.height);
          expect(x).toBeLessThan(options.width);
        }
      }
    }
  });

  it("has no corner: the tightest bend is far from a point, whatever the seed", () => {
    for (let seed = 0; seed < 60; seed++) {
      for (const thread of windThreads({ ...options, seed })) expect(tightestRadius(thread)).toBeGreaterThan(7);
    }
  });

  it("makes real loops: some threads turn a full circle", () => {
    const turns = windThreads({ ...options, seed: 1 }).map((thread) => {
      let turned = 0;
      let furthest = 0;
      for (let i = 2; i < thread.length; i++) {
        const [a, b, c] = [thread[i - 2]!, thread[i - 1]!, thread[i]!];
        const before = Math.atan2(b.y - a.y, b.x - a.x);
        const after = Math.atan2(c.y - b.y, c.x - b.x);
        turned += Math.atan2(Math.sin(after - before), Math.cos(after - before));
        furthest = Math.max(furthest, Math.abs(turned));
      }
      return furthest;
    });
    expect(Math.max(...turns)).toBeGreaterThan(2 * Math.PI * 0.9);
  });

  it("leaves level, at the heights it was given", () => {
    windThreads(options).forEach((thread, index) => {
      expect(thread.slice(-3).map(({ y }) => y)).toEqual(Array(3).fill(options.exits[index]));
    });
  });

  it("fails when no thread can fit", () => {
    expect(() => windThreads({ ...options, height: 30, exits: [15] })).toThrow("no thread fits");
  });
});

describe("tightestRadius", () => {
  it("finds a corner where a thread turns back on itself", () => {
    const turningBack = [0, 40, 80, 40, 0].map((x, y) => ({ x, y }));
    expect(tightestRadius(turningBack)).toBeLessThan(1);
  });
});

describe("pathOf", () => {
  it("writes whole numbers that stay on the curve: the last knot lies on the exit", () => {
    windThreads(options).forEach((thread, index) => {
      const { segments, right } = segmentsOf(pathOf(thread, 1440));
      expect(right).toBe(1440);
      expect(segments.at(-1)!.to.y).toBe(options.exits[index]);
      expect(segments.at(-1)!.to.x).toBeLessThan(1440);
    });
  });

  it("continues each curve in the direction the previous one ended", () => {
    for (const thread of windThreads(options)) {
      const { segments } = segmentsOf(pathOf(thread, 1440));
      for (const { from, first, second, to } of segments.slice(1)) {
        // Both handles have a length, because a zero-length one would be a corner.
        expect(Math.hypot(first.x - from.x, first.y - from.y)).toBeGreaterThan(1);
        expect(Math.hypot(to.x - second.x, to.y - second.y)).toBeGreaterThan(1);
      }
    }
  });
});
