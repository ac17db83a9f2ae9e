import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { openSync } from "fontkit";
import sharp from "sharp";
import { cardDrawing } from "./card-drawing.ts";
import type { PreviewCard } from "./preview-card.ts";

/**
 * A process of its own that draws one card: reads it as JSON from its input, writes the PNG to its output and ends
 * (decision 015).
 */

/** More colours than the edges of four need; fewer bytes than true colour. */
const COLOURS = 48;

const { resolve } = createRequire(import.meta.url);
const fontsOf = (family: string, weight: number) =>
  ["latin", "latin-ext"].map((subset) => {
    const font = openSync(resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`));
    if (font.type === "TTC" || font.type === "DFont") throw new Error(`${family} is a collection of fonts`);
    return font;
  });

const card = JSON.parse(await text(process.stdin)) as PreviewCard;
const drawing = cardDrawing(card, { heading: fontsOf("familjen-grotesk", 600), text: fontsOf("figtree", 500) });
sharp.concurrency(1);
const png = await sharp(Buffer.from(drawing))
  .png({ palette: true, colours: COLOURS, dither: 0, compressionLevel: 9, effort: 8 })
  .toBuffer();
process.stdout.write(png);
