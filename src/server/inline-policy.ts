import type { createApp } from "astro/app/entrypoint";
import { contentPolicy } from "./security-headers.ts";

/** How every island of ours wakes up; Astro prints the directive's script beside a page's first island. */
const DIRECTIVE = "interaction";

type AstroApp = ReturnType<typeof createApp>;
type RouteData = AstroApp["manifest"]["routes"][number]["routeData"];

/**
 * Makes the content policy of a page. What it allows comes from constants of the build alone: the script of our
 * islands, the style sheets of the page's route, and the scripts its layout names. Never from what a page happens to
 * contain: that would approve a stranger's script.
 */
export function inlinePolicies({ manifest }: AstroApp) {
  const sheetsOf = (route: RouteData | undefined) =>
    manifest.routes
      .filter(({ routeData }) => routeData.component === route?.component)
      .flatMap(({ styles }) => styles.flatMap((sheet) => (sheet.type === "inline" ? [sheet.content] : [])));

  const islandScript = manifest.clientDirectives.get(DIRECTIVE);
  if (islandScript === undefined) throw new Error(`There is no client directive "${DIRECTIVE}"`);

  return (route: RouteData | undefined): App.Locals["contentPolicy"] =>
    (inlineScripts, { islands = true, frames, tag } = {}) =>
      contentPolicy({
        scripts: islands ? [...inlineScripts, islandScript] : inlineScripts,
        styles: sheetsOf(route),
        frames,
        tag,
      });
}
