import { text } from "node:stream/consumers";
import sharp from "sharp";
import { cardDrawing } from "./card-drawing.ts";
import { cardFonts } from "./card-fonts.ts";
import type { PreviewCard } from "./preview-card.ts";

/**
 * A separate process that draws one card: reads it as JSON from stdin, writes the PNG to stdout and exits (decision
 * 015).
 */

/** More colours than antialiasing four needs; fewer bytes than true colour. */
const COLOURS = 48;

const card = JSON.parse(await text(process.stdin)) as PreviewCard;
sharp.concurrency(1);
const png = await sharp(Buffer.from(cardDrawing(card, cardFonts())))
  .png({ palette: true, colours: COLOURS, dither: 0, compressionLevel: 9, effort: 8 })
  .toBuffer();
process.stdout.write(png);
