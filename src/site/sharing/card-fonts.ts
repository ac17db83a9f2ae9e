import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import type { CardFonts } from "./card-drawing.ts";

const { resolve } = createRequire(import.meta.url);

/** A family's Latin letters, then those only used by other languages. */
function fontsOf(family: string, weight: number) {
  return ["latin", "latin-ext"].map((subset) => {
    const font = create(
      readFileSync(resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`)),
    );
    if ("fonts" in font) throw new Error(`${family} is a collection of fonts`);
    return font;
  });
}

/** The brand's fonts, read from their packages: a fixed weight each, because fontkit cannot vary a WOFF2. */
export function cardFonts(): CardFonts {
  return { heading: fontsOf("familjen-grotesk", 600), text: fontsOf("figtree", 500) };
}
