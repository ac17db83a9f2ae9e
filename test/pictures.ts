import sharp from "sharp";
import { cleanSvg } from "../src/features/company/clean-svg.ts";

/** A green rectangle, three times as wide as it is high. */
export const LOGO_SOURCE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="#080" d="M0 0h120v40H0z"/></svg>';
export const LOGO = `data:image/svg+xml;base64,${Buffer.from(cleanSvg(Buffer.from(LOGO_SOURCE))).toString("base64")}`;

const picture = async (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b33" } });

/** A portrait, as stored after an upload. */
export const PORTRAIT = `data:image/webp;base64,${(await (await picture(96, 96)).webp().toBuffer()).toString("base64")}`;

/** Returns a photograph like a phone's: stored sideways, with location and camera in its metadata. */
export const photograph = async () =>
  await (await picture(900, 600))
    .jpeg()
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "46/1 20/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
