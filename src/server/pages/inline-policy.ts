import type { createApp } from "astro/app/entrypoint";
import { contentPolicy } from "../http/security-headers.ts";

type AstroApp = ReturnType<typeof createApp>;
type RouteData = AstroApp["manifest"]["routes"][number]["routeData"];

/**
 * Makes the content policy of a page. What it allows comes from constants of the build alone: the style sheets of the
 * page's route, and the scripts its layout names. Never from what a page happens to
 * contain: that would approve a stranger's script.
 */
export function inlinePolicies({ manifest }: AstroApp) {
  const sheetsOf = (route: RouteData | undefined) =>
    manifest.routes
      .filter(({ routeData }) => routeData.component === route?.component)
      .flatMap(({ styles }) => styles.flatMap((sheet) => (sheet.type === "inline" ? [sheet.content] : [])));

  return (route: RouteData | undefined): App.Locals["contentPolicy"] =>
    (scripts, { frames, tag } = {}) =>
      contentPolicy({ scripts, styles: sheetsOf(route), frames, tag });
}
