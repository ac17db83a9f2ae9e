import { text } from "node:stream/consumers";
import sharp from "sharp";
import type { PreviewCard } from "./preview-card.ts";

/**
 * A separate process that draws one card: reads it and the company as JSON from stdin, writes the PNG to stdout and exits (decision
 * 015).
 */

/** More colours than antialiasing four needs; fewer bytes than true colour. */
const COLOURS = 48;

const { card, company } = JSON.parse(await text(process.stdin)) as {
  card: PreviewCard;
  company?: typeof globalThis.nordetCompany;
};
globalThis.nordetCompany = company;
// Not before the company is known, which their texts are built from.
const [{ cardDrawing }, { cardFonts }] = await Promise.all([import("./card-drawing.ts"), import("./card-drawing.ts")]);
sharp.concurrency(1);
const png = await sharp(Buffer.from(cardDrawing(card, cardFonts())))
  .png({ palette: true, colours: COLOURS, dither: 0, compressionLevel: 9, effort: 8 })
  .toBuffer();
process.stdout.write(png);
