import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

/** Whatever stands on a page in either language: ASCII, the letters and quotation marks of French, the signs of our texts. */
const LETTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}àâäæçèéêëîïôöœùûüÿÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸ«»’‘“”–—…·•→×°−€©½ \u00a0\u202f`;

/** The weights that the styles use: headings one, text those between. */
const FONTS = [
  { name: "familjen-grotesk", wght: 600 },
  { name: "figtree", wght: { min: 400, max: 600 } },
] as const;

const { resolve } = createRequire(import.meta.url);

/**
 * Cuts the two fonts to {@link LETTERS}, half of what their packages' Latin subsets weigh (BARS: 20 KB); a letter that is not
 * among them, of a visitor's name for instance, comes from the fallback. HarfBuzz does it: no other tool of npm cuts the axis too.
 * @param folder is made, and gets `figtree.woff2` and `familjen-grotesk.woff2`
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
