import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { accent } from "../../lib/company/accent.ts";
import { company } from "../../lib/company/company.ts";
import { ownPicture } from "../../lib/company/own-pictures.ts";
import { pathOf, windThreads } from "../../lib/wind-lines.ts";
import { CARD_SIZE, CARD_TEXT, type PreviewCard } from "./preview-card.ts";
import { fittedLines, lineOf, type Typeface } from "./set-type.ts";

/** The light theme of `tokens.css`, because an image cannot follow the reader's theme. */
const COLOURS = { ground: "#f1f5f4", ink: "#0b2428", soft: "#4a6166", signal: accent("light").signal } as const;

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const MARGIN = 72;
/** Area between the top row and the wind, in which eyebrow and title are centred. */
const BLOCK = { top: 140, bottom: 418 } as const;
const EYEBROW = { size: 32, height: 56 } as const;
/** Title sizes to try, in px, largest first. */
const TITLE_SIZES = [124, 110, 100, 90, 80, 72, 64, 56];
const TITLE_LINE = 1.05;

/** A card's fonts, each followed by its fallback for missing characters. */
interface CardFonts {
  heading: readonly Font[];
  text: readonly Font[];
}

/** Draws a card as SVG with outlined text, which needs no fonts and looks the same on every machine. */
export function cardDrawing(card: PreviewCard, fonts: CardFonts): string {
  const heading: Typeface = { fonts: fonts.heading, tracking: -0.025 };
  const text: Typeface = { fonts: fonts.text, tracking: 0 };
  const inner = WIDTH - 2 * MARGIN;

  const { tagline: promise } = CARD_TEXT[card.language];
  const mark = markOf();
  const name = lineOf(company.logo?.hasName ? "" : company.name, heading, 46, inner / 2 - mark.width + 88);
  const tagline = lineOf(promise, text, 26, inner / 2);
  const eyebrow = lineOf(card.eyebrow ?? "", text, EYEBROW.size, inner);
  const eyebrowHeight = eyebrow.path === "" ? 0 : EYEBROW.height;
  const fitted = (title: string) =>
    fittedLines(title, heading, {
      width: inner,
      height: BLOCK.bottom - BLOCK.top - eyebrowHeight,
      sizes: TITLE_SIZES,
      lineHeight: TITLE_LINE,
    });
  const asked = fitted(card.title);
  // Our fonts lack the title's script, so show the company's promise instead.
  const { size, lines } = asked.lines.length > 0 ? asked : fitted(promise);
  const used = eyebrowHeight + lines.length * size * TITLE_LINE;
  const top = BLOCK.top + (BLOCK.bottom - BLOCK.top - used) / 2;
  const baseline = (index: number) => top + eyebrowHeight + size * (0.8 + index * TITLE_LINE);

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.ground}"/>
${WIND}
${mark.drawing}
${placed(name.path, MARGIN + mark.width, 98, COLOURS.ink)}
${placed(tagline.path, WIDTH - MARGIN - tagline.width, 93, COLOURS.soft)}
${placed(eyebrow.path, MARGIN, top + EYEBROW.size * 0.85, COLOURS.soft)}
${lines.map((line, index) => placed(line.path, MARGIN, baseline(index), COLOURS.ink)).join("\n")}
</svg>`;
}

/** Returns the owner's logo or the motif. `width` includes the gap to the name. */
function markOf(): { drawing: string; width: number } {
  const logo = ownPicture("logo");
  if (!logo || !company.logo) {
    return {
      drawing: `<g fill="none" stroke-width="2.6" transform="translate(${MARGIN} 62) scale(1.75)"><path d="M1 21c9 0 10-18 20-18H39M1 3c9 0 10 18 20 18H39" stroke="${COLOURS.ink}"/><path d="M1 12H39" stroke="${COLOURS.signal}"/></g>`,
      width: 88,
    };
  }
  const height = 72;
  const width = Math.min(height * company.logo.proportions, 400);
  return {
    drawing: `<image href="${logo}" x="${MARGIN}" y="46" width="${width}" height="${height}" preserveAspectRatio="xMinYMid"/>`,
    width: width + 18,
  };
}

function placed(path: string, x: number, y: number, fill: string): string {
  return `<path d="${path}" fill="${fill}" transform="translate(${x} ${y})"/>`;
}

/** The hero's wind along the bottom: three copies of its threads, and the signal line. */
const WIND = (() => {
  const height = 340;
  const middle = height / 2;
  const tangle = { width: 1440, height, reach: 770, radius: 40 };
  const exits = Array.from({ length: 9 }, (_, index) => middle + (index % 2 ? -1 : 1) * (index + 1) * 15);
  const threads = windThreads({ ...tangle, seed: 75, loops: 3.2, exits })
    .map((thread) => pathOf(thread, 2100))
    .join("");
  const signal = pathOf(windThreads({ ...tangle, seed: 951, loops: 3.6, exits: [middle] })[0]!, 1440);
  return `<g fill="none" transform="translate(0 402) scale(.8333 .78)">
<g stroke="${COLOURS.ink}" stroke-width="1.5" opacity=".55"><path d="${threads}"/>
<path d="${threads}" transform="matrix(1.4 0 0 -1 -480 ${height})"/>
<path d="${threads}" transform="matrix(1.12 0 0 -1 -150 ${height})"/>
<path d="${threads}" transform="matrix(.7 0 0 1 50 0)"/></g>
<path d="${signal}" stroke="${COLOURS.signal}" stroke-width="4"/>
</g>`;
})();

const { resolve } = createRequire(import.meta.url);

/** Loads a font's Latin subset, then the subset with other languages' letters. */
function fontsOf(family: string, weight: number) {
  return ["latin", "latin-ext"].map((subset) => {
    const font = create(
      readFileSync(resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`)),
    );
    if ("fonts" in font) throw new Error(`${family} is a collection of fonts`);
    return font;
  });
}

/** Loads the brand's fonts from their npm packages, each in a fixed weight because fontkit cannot vary a WOFF2. */
export function cardFonts(): CardFonts {
  return { heading: fontsOf("familjen-grotesk", 600), text: fontsOf("figtree", 500) };
}
