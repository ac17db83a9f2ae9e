import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardDrawing, cardFonts } from "./card-drawing.ts";
import { fittedLines, lineOf, type Typeface } from "./set-type.ts";

const fonts = cardFonts();
const heading: Typeface = { fonts: fonts.heading, tracking: -0.025 };
const BOX = { width: 1056, height: 280, sizes: [124, 80, 56], lineHeight: 1.05 };

const sameAs = (text: string, other: string) =>
  expect(fittedLines(text, heading, BOX)).toEqual(fittedLines(other, heading, BOX));

describe("fittedLines", () => {
  it("sets a short title large and a long one smaller, in lines of similar length", () => {
    const short = fittedLines("Tarifs", heading, BOX);
    expect([short.size, short.lines.length]).toEqual([124, 1]);
    const long = fittedLines("Ce qui revient chaque semaine peut se faire sans vous.", heading, BOX);
    expect([long.size, long.lines.length]).toEqual([80, 2]);
    const [first, second] = long.lines;
    expect(Math.abs(first!.width - second!.width)).toBeLessThan(BOX.width / 4);
  });

  it("drops characters missing from the fonts, and invisible ones", () => {
    sameAs("🚀 Trois 👩‍👩‍👧 gestes مرحبا שלום\u202e", "Trois gestes");
    sameAs("Trois\u0000\r\tgestes\u200b", "Trois gestes");
    sameAs(" Trois \r\n\n gestes\n", "Trois\ngestes");
    sameAs("e\u0301te\u0301", "été");
    sameAs("demi\u2011heure", "demi-heure");
  });

  it("supports other languages' letters", () => {
    expect(fittedLines("Łódź, ő, ş, ğ", heading, BOX).lines[0]!.width).toBeGreaterThan(
      fittedLines(", , ,", heading, BOX).lines[0]!.width,
    );
  });

  it("breaks a line where the text does", () => {
    const { lines } = fittedLines("Un prix.\nArrêtez à tout moment.", heading, BOX);
    expect(lines).toHaveLength(2);
    expect(lines[0]!.width).toBeLessThan(lines[1]!.width * 0.7);
  });

  it("sets nothing in an unsupported script", () => {
    expect(fittedLines("مرحبا بالعالم", heading, BOX).lines).toEqual([]);
  });

  it("stays in its box for any input, and finishes quickly", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary", maxLength: 300 }),
          fc.array(fc.string({ unit: "grapheme", maxLength: 40 })).map((words) => words.join(" ")),
          fc.nat({ max: 100_000 }).map((length) => "W".repeat(length)),
        ),
        (text) => {
          const { size, lines } = fittedLines(text, heading, BOX);
          expect(lines.length * size * BOX.lineHeight).toBeLessThanOrEqual(BOX.height);
          for (const { width, path } of lines) {
            expect(width).toBeLessThanOrEqual(BOX.width + 1);
            expect(path).not.toContain("NaN");
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe("lineOf", () => {
  it("truncates wider text with an ellipsis", () => {
    const cut = lineOf("Automatisation du soutien à la clientèle", heading, 32, 300);
    expect(cut.width).toBeLessThanOrEqual(300);
    expect(cut.width).toBeGreaterThan(200);
  });
});

describe("cardDrawing", () => {
  it("consists of outlines alone: no text reaches it", () => {
    const title = '<script>alert(1)</script> & "quotes"';
    const drawing = cardDrawing({ language: "fr", title, eyebrow: title }, fonts);
    expect(drawing).not.toMatch(/script|alert|quotes|<text/);
  });

  it("shows the company's promise when nothing of a title can be set", () => {
    const drawing = cardDrawing({ language: "en", title: "مرحبا" }, fonts);
    expect(drawing).toBe(cardDrawing({ language: "en", title: "Automation for small businesses" }, fonts));
  });
});
