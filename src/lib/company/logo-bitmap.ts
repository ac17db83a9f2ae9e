import { LIGHT_GROUND } from "./accent.ts";
import { ownPicture } from "./own-pictures.ts";

/** Dots per inch at which an SVG renders at its stated size. */
const DENSITY = 72;

/**
 * Renders the owner's logo as a PNG, for places that show no SVG (mail programs, PDF, home screens). Its background is
 * always light, because logos are drawn for paper.
 * @param box in pixels, margin included; the logo fills one dimension, and unless `isSquare`, the other shrinks to fit
 * it
 * @returns undefined without a logo
 */
export async function logoBitmap(box: {
  width: number;
  height: number;
  margin: number;
  isSquare?: boolean;
}): Promise<Buffer | undefined> {
  const logo = ownPicture("logo");
  if (!logo) return undefined;
  const { default: sharp } = await import("sharp");
  const svg = Buffer.from(logo.slice(logo.indexOf(",") + 1), "base64");
  const { width = 1, height = 1 } = await sharp(svg).metadata();
  const inner = { width: box.width - 2 * box.margin, height: box.height - 2 * box.margin };
  const scale = Math.min(inner.width / width, inner.height / height);
  const fit = box.isSquare ? "contain" : "inside";
  return await sharp(svg, { density: Math.min(Math.max(DENSITY * scale, 1), 10_000) })
    .resize({ ...inner, fit, background: LIGHT_GROUND })
    .flatten({ background: LIGHT_GROUND })
    .extend({ top: box.margin, bottom: box.margin, left: box.margin, right: box.margin, background: LIGHT_GROUND })
    .png()
    .toBuffer();
}
