import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import type { CardFonts } from "./card-drawing.ts";

const { resolve } = createRequire(import.meta.url);

/** The Latin letters of a family, then those that only other languages than ours use. */
function fontsOf(family: string, weight: number) {
  return ["latin", "latin-ext"].map((subset) => {
    const font = create(
      readFileSync(resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`)),
    );
    if ("fonts" in font) throw new Error(`${family} is a collection of fonts`);
    return font;
  });
}

/** The brand's fonts, read from their packages: in one weight each, because fontkit cannot vary a WOFF2. */
export function cardFonts(): CardFonts {
  return { heading: fontsOf("familjen-grotesk", 600), text: fontsOf("figtree", 500) };
}
