import { text } from "node:stream/consumers";
import sharp from "sharp";
import type { PreviewCard } from "./preview-card.ts";

/**
 * Separate process that draws one card (decision 015). It reads the card and the company as JSON from stdin, writes a
 * PNG to stdout, and exits.
 */

/** Palette size: enough for antialiasing four colours, and smaller than true colour. */
const COLOURS = 48;

const { card, company } = JSON.parse(await text(process.stdin)) as {
  card: PreviewCard;
  company?: typeof globalThis.nordetCompany;
};
globalThis.nordetCompany = company;
// Import only now, because these texts are built from the company's data.
const [{ cardDrawing }, { cardFonts }] = await Promise.all([import("./card-drawing.ts"), import("./card-drawing.ts")]);
sharp.concurrency(1);
const png = await sharp(Buffer.from(cardDrawing(card, cardFonts())))
  .png({ palette: true, colours: COLOURS, dither: 0, compressionLevel: 9, effort: 8 })
  .toBuffer();
process.stdout.write(png);
