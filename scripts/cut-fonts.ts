import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

/** Characters that pages use in either language: ASCII, French letters, and our texts' punctuation and symbols. */
const LETTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}àâäæçèéêëîïôöœùûüÿÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸ«»’‘“”–—…·•→×°−€©½ \u00a0\u202f`;

/** The fonts and the weights that the style sheets use: one for headings, a range for text. */
const FONTS = [
  { name: "familjen-grotesk", wght: 600 },
  { name: "figtree", wght: { min: 400, max: 600 } },
] as const;

const { resolve } = createRequire(import.meta.url);

/**
 * Subsets the two fonts to {@link LETTERS}, which halves the size of their packages' Latin subsets (BARS: 20 KB). Other
 * letters, as in a visitor's name, come from the fallback font. Uses HarfBuzz, the only tool on npm that also limits
 * the weight axis.
 * @param folder created if missing; receives `figtree.woff2` and `familjen-grotesk.woff2`
 */
export async function cutFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name, wght } of FONTS) {
    const whole = readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
    const cut = await subsetFont(whole, LETTERS, {
      targetFormat: "woff2",
      noLayoutClosure: true,
      variationAxes: { wght },
    });
    writeFileSync(join(folder, `${name}.woff2`), cut);
  }
}
