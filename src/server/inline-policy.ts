import type { createApp } from "astro/app/entrypoint";
import islandLoader from "astro/runtime/server/astro-island.prebuilt.js";
import { contentPolicy } from "./security-headers.ts";

/** The directives by which islands of ours wake up; Astro prints the script of each beside the first island. */
export type IslandDirective = "interaction" | "visible" | "load" | "only";

type AstroApp = ReturnType<typeof createApp>;
type RouteData = AstroApp["manifest"]["routes"][number]["routeData"];

/**
 * Makes the content policy of a page. What it allows comes from constants of the build alone: Astro's island loader and
 * directives, the style sheets of the page's route, and the scripts its layout names. Never from what a page happens to
 * contain: that would approve a stranger's script.
 */
export function inlinePolicies({ manifest }: AstroApp, analytics: boolean) {
  const sheetsOf = (route: RouteData | undefined) =>
    manifest.routes
      .filter(({ routeData }) => routeData.component === route?.component)
      .flatMap(({ styles }) => styles.flatMap((sheet) => (sheet.type === "inline" ? [sheet.content] : [])));

  return (route: RouteData | undefined): App.Locals["contentPolicy"] =>
    (inlineScripts, directives = ["interaction"]) => {
      const islandScripts = directives.map((name) => {
        const script = manifest.clientDirectives.get(name);
        if (script === undefined) throw new Error(`There is no client directive "${name}"`);
        return script;
      });
      return contentPolicy({
        scripts: [...inlineScripts, ...(directives.length > 0 ? [islandLoader, ...islandScripts] : [])],
        styles: sheetsOf(route),
        analytics,
      });
    };
}
