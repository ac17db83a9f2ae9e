import type { Font } from "fontkit";

/** Converts text to outlines, for images drawn where no fonts are installed. */

export interface Typeface {
  /** Tried in order for each character; a character in none of them is dropped. */
  fonts: readonly Font[];
  /** Letter spacing, relative to the font size. */
  tracking: number;
}

export interface Line {
  /** SVG path data whose baseline starts at 0 0. */
  path: string;
  width: number;
}

export interface Box {
  width: number;
  height: number;
  /** Font sizes to try, largest first. */
  sizes: readonly number[];
  /** Distance between baselines, relative to the font size. */
  lineHeight: number;
}

/** Characters considered, in UTF-16 code units, because a longer text fits no box. */
const MAX_CHARACTERS = 400;
const ELLIPSIS = "…";

/** Characters that our fonts lack, with similar ones that they have. */
const STAND_INS: Readonly<Record<string, string>> = {
  "\t": " ",
  "\u2011": "-",
  "\u2010": "-",
  "\u202f": "\u00a0",
  "\u2009": " ",
};

/**
 * Returns a text in NFC, reduced to what our fonts can render: without emoji, unsupported scripts, bidirectional marks
 * and control characters. Collapses the spaces that this leaves, but keeps line breaks.
 */
function settable(text: string, fonts: readonly Font[]): string {
  return [...text.slice(0, MAX_CHARACTERS).normalize("NFC")]
    .map((character) => STAND_INS[character] ?? character)
    .filter((character) => character === "\n" || (fontOf(character, fonts) && !/\p{Cc}|\p{Cf}/u.test(character)))
    .join("")
    .replace(/ *\n\s*/g, "\n")
    .replace(/ {2,}/g, " ")
    .trim();
}

function fontOf(character: string, fonts: readonly Font[]): Font | undefined {
  const codePoint = character.codePointAt(0)!;
  return fonts.find((font) => font.hasGlyphForCodePoint(codePoint));
}

/** Splits a text into runs of one font. */
function stretches(text: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const found: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fontOf(character, fonts);
    if (font === undefined) continue;
    const last = found.at(-1);
    if (last?.font === font) last.text += character;
    else found.push({ font, text: character });
  }
  return found;
}

function widthOf(text: string, { fonts, tracking }: Typeface, size: number): number {
  let width = 0;
  for (const { font, text: part } of stretches(text, fonts)) {
    const run = font.layout(part);
    width += (run.advanceWidth / font.unitsPerEm + tracking * run.glyphs.length) * size;
  }
  return Math.max(0, width);
}

function outlined(text: string, typeface: Typeface, size: number): Line {
  let x = 0;
  let path = "";
  for (const { font, text: part } of stretches(text, typeface.fonts)) {
    const scale = size / font.unitsPerEm;
    const run = font.layout(part);
    run.glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = run.positions[index]!;
      path += glyph.path
        .scale(scale, -scale)
        .translate(x + xOffset * scale, -yOffset * scale)
        .toSVG();
      x += xAdvance * scale + typeface.tracking * size;
    });
  }
  return { path, width: widthOf(text, typeface, size) };
}

/**
 * Truncates a text to fit, with an ellipsis.
 * @param always whether the ellipsis is added even if the text fits
 */
function shortened(text: string, typeface: Typeface, size: number, width: number, always = false): string {
  if (!always && widthOf(text, typeface, size) <= width) return text;
  const characters = [...text];
  while (characters.length > 0 && widthOf(characters.join("") + ELLIPSIS, typeface, size) > width) characters.pop();
  return characters.join("").replace(/[\s,;:.!?«“(–—-]+$/u, "") + ELLIPSIS;
}

/** Sets a single line of text, truncated with an ellipsis if too wide. */
export function lineOf(text: string, typeface: Typeface, size: number, width: number): Line {
  const set = settable(text, typeface.fonts).replaceAll("\n", " ");
  return set === "" ? { path: "", width: 0 } : outlined(shortened(set, typeface, size, width), typeface, size);
}

/** Wraps words into lines, keeping line breaks; splits a word that is wider than a line. */
function wrapped(text: string, typeface: Typeface, size: number, width: number): string[] {
  return text.split("\n").flatMap((line) => wrappedLine(line, typeface, size, width));
}

function wrappedLine(text: string, typeface: Typeface, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer, typeface, size) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const character of word) {
      if (line !== "" && widthOf(line + character, typeface, size) > width) {
        lines.push(line);
        line = "";
      }
      line += character;
    }
  }
  return line === "" ? lines : [...lines, line];
}

/**
 * Wraps text into the narrowest column that needs no extra line, so that lines have similar lengths (`text-wrap:
 * balance`).
 */
function balanced(text: string, typeface: Typeface, size: number, width: number): string[] {
  const widest = wrapped(text, typeface, size, width);
  let [low, high] = [width / 2, width];
  while (high - low > 4) {
    const middle = (low + high) / 2;
    if (wrapped(text, typeface, size, middle).length > widest.length) low = middle;
    else high = middle;
  }
  return wrapped(text, typeface, size, high);
}

/**
 * Sets a text in the largest size that fits a box, in lines of similar length. If it does not fit in the smallest size,
 * it is truncated with an ellipsis; if nothing is renderable, there are no lines.
 */
export function fittedLines(text: string, typeface: Typeface, box: Box): { size: number; lines: Line[] } {
  const set = settable(text, typeface.fonts);
  const most = (size: number) => Math.max(1, Math.floor(box.height / (size * box.lineHeight)));
  const longest = Math.max(0, ...set.split(/[ \n]/).map((word) => widthOf(word, typeface, 1)));
  const fits = (size: number) =>
    longest * size <= box.width && wrapped(set, typeface, size, box.width).length <= most(size);
  const size = box.sizes.find(fits) ?? box.sizes.at(-1)!;
  if (set === "") return { size, lines: [] };
  const all = wrapped(set, typeface, size, box.width);
  const lines =
    all.length <= most(size)
      ? balanced(set, typeface, size, box.width)
      : cutAfter(all, most(size), typeface, size, box.width);
  return { size, lines: lines.map((line) => outlined(line, typeface, size)) };
}

function cutAfter(all: readonly string[], most: number, typeface: Typeface, size: number, width: number): string[] {
  return [...all.slice(0, most - 1), shortened(all[most - 1]!, typeface, size, width, true)];
}
