import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { cardDrawing, cardFonts } from "./card-drawing.ts";
import { drawCard, oneAtATime } from "./draw-card.ts";
import { CARD_SIZE, cardPath, type PreviewCard } from "./preview-card.ts";
import { fittedLines, lineOf, type Typeface } from "./set-type.ts";

const CARD: PreviewCard = { language: "fr", title: "Un prix par mois.", eyebrow: "Tarifs" };

it("draws a PNG of the stated size, identical for the same card", async () => {
  // One after the other, because a second call gives up if the first takes seconds on a slow machine.
  const png = await drawCard(CARD);
  const again = await drawCard(CARD);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(CARD_SIZE);
  expect(png.byteLength).toBeLessThan(100_000);
  expect(again.equals(png)).toBe(true);
});

it("draws one card at a time, continues after a failure, and refuses calls that would wait too long", async () => {
  const letGo: ((failed: boolean) => void)[] = [];
  const draw = oneAtATime(
    () =>
      new Promise((resolve, reject) => {
        letGo.push((failed) => (failed ? reject(new Error("no memory")) : resolve(Buffer.from("png"))));
      }),
  );
  const drawings = Array.from({ length: 10 }, () => draw(CARD));
  await expect(draw(CARD)).rejects.toMatchObject({ code: "unavailable", retryAfter: 10 });
  await expect.poll(() => letGo.length).toBe(1);
  letGo[0]!(true);
  await expect(drawings[0]).rejects.toThrow("no memory");
  await expect.poll(() => letGo.length).toBe(2);
  letGo[1]!(false);
  await expect(drawings[1]).resolves.toEqual(Buffer.from("png"));
  // The queue has room again.
  drawings.push(draw(CARD), draw(CARD));
  await expect(draw(CARD)).rejects.toMatchObject({ code: "unavailable" });
  for (let index = 2; index < drawings.length; index += 1) {
    await expect.poll(() => letGo.length).toBe(index + 1);
    letGo[index]!(false);
  }
  await Promise.all(drawings.slice(2));
});

it("has a separate path for each content, below the page's own", () => {
  const addresses = [
    cardPath("/pricing", CARD),
    cardPath("/pricing", { ...CARD, language: "en" }),
    cardPath("/pricing", { ...CARD, title: "Deux prix par mois." }),
    cardPath("/pricing", { ...CARD, eyebrow: "" }),
  ];
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(address).toMatch(/^\/pricing\/card\/[\w-]{6}\.png$/);
  expect(cardPath("/", CARD)).toMatch(/^\/card\//);
  expect(cardPath("/en", CARD)).toMatch(/^\/en\/card\//);
});

it("draws nothing for a caller whose page has timed out or soon will", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const drawn = vi.fn(async () => {
    vi.advanceTimersByTime(3_000);
    return Buffer.from("png");
  });
  const draw = oneAtATime(drawn);
  const drawings = await Promise.allSettled(Array.from({ length: 4 }, () => draw(CARD)));
  vi.useRealTimers();
  expect(drawings.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "rejected"]);
  expect(drawn).toHaveBeenCalledTimes(2);
});

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

  it("shows the company's promise if no character of the title can be rendered", () => {
    const drawing = cardDrawing({ language: "en", title: "مرحبا" }, fonts);
    expect(drawing).toBe(cardDrawing({ language: "en", title: "Automation for small businesses" }, fonts));
  });
});
