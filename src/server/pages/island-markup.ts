import islandLoader from "astro/runtime/server/astro-island.prebuilt.js";
import { ISLAND_STYLES } from "astro/runtime/server/astro-island-styles.js";

/**
 * What Astro prints beside a page's first island: a style, where HTML allows none (`base.css` holds the same rule), and its
 * own island element, whose place `ui/client-interaction.ts` has taken.
 */
const BESIDE_THE_FIRST = [`<style>${ISLAND_STYLES}</style>`, `<script>${islandLoader}</script>`];

/** What only Astro's element would read of an island. In a page's text `<` and `"` are escaped, so text never matches. */
const UNREAD = /(<astro-island) uid="[^"]*"| client="interaction" opts="[^"]*" await-children(?=>)|<!--astro:end-->/g;
/** Where the script of a directive makes itself known to Astro's element. */
const REGISTRATION = new RegExp(
  String.raw`var \w+=\(\)=>\{\},(\w+)=\w+;\(self\.Astro\|\|\(self\.Astro=\{\}\)\)\.\w+=\1;` +
    String.raw`window\.dispatchEvent\(new Event\("astro:\w+"\)\);`,
);

/** The script of our island element without what only Astro's would hear: that keeps the home page within one round trip. */
export function leanIslandScript(script: string): string {
  return script.replace(REGISTRATION, "");
}

/**
 * A rendered page without what our island element has no use for (docs/decisions/012-own-island-element.md).
 * @param islandScript the element's own script as Astro prints it; the page's head holds it, lean, together with others
 */
export function leanIslands(html: string, islandScript: string): string {
  let lean = html;
  for (const element of [...BESIDE_THE_FIRST, `<script>${islandScript}</script>`]) lean = lean.replace(element, "");
  return lean.replace(UNREAD, "$1");
}
