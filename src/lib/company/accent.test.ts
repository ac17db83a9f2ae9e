import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { accent, contrast, tooFaint } from "./accent.ts";

afterEach(() => {
  globalThis.nordetCompany = undefined;
});

describe("the contrast of an accent", () => {
  it("follows WCAG", () => {
    expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  it("is reported if too low, with the nearest readable shade", () => {
    const faint = tooFaint("#f2c200", "light")!;
    expect(faint.ratio).toBeCloseTo(1.5, 1);
    expect(tooFaint(faint.nearest, "light")).toBeUndefined();
    expect(contrast(faint.nearest, "#f1f5f4")).toBeLessThan(4.6);
    expect(tooFaint("#f2c200", "dark")).toBeUndefined();
    expect(tooFaint("#14532d", "dark")?.ratio).toBeLessThan(2);
  });

  it("is enough for buttons, pressed buttons and text in every shade suggested to an owner", () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(colour, fc.constantFrom("light" as const, "dark" as const), (given, theme) => {
        const taken = tooFaint(given, theme)?.nearest ?? given;
        const look = { logo: null, hasName: false, accentLight: taken, accentDark: taken };
        globalThis.nordetCompany = { content: { look: [look] } as never };
        const { signal, onSignal, pressed } = accent(theme);
        expect(signal).toBe(taken);
        for (const shade of [signal, pressed]) {
          const grounds = theme === "light" ? ["#f1f5f4", "#ffffff"] : ["#0a1a1d", "#10262a"];
          for (const other of [onSignal, ...grounds]) expect(contrast(shade, other)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });
});
