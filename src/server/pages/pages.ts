import type { createApp } from "astro/app/entrypoint";
import { OWN_STYLE } from "../../lib/company/own-style.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { contentPolicy } from "../http/security-headers.ts";

/** What the front passes to a page. The renderer adds the route's content policy and the paths of its browser files. */
export type PageLocals = Omit<App.Locals, "contentPolicy" | "clientFiles" | "outcome">;

/** Astro's error routes: rendered for a failure or an unknown path, never requested directly. */
const ERROR_ROUTES: ReadonlySet<string> = new Set(["/404", "/500"]);

/** Renders pages; the front decides who gets them and how long they are cached. */
export interface PageRenderer {
  /**
   * Renders a page.
   * @returns the page; a 404 without a body if there is none
   * @throws whatever the page threw
   */
  render(request: Request, locals: PageLocals): Promise<Response>;
  /**
   * Renders the 404 or 500 page.
   * @param section part of the site (`/blog`) with its own error page; empty for the site-wide one
   */
  renderError(status: 404 | 500, language: Language, section: string, locals: PageLocals): Promise<Response>;
}

/** Returns Astro as a renderer. `middleware.ts` turns off Astro's own handling of failures and wrong paths. */
export function astroPages(
  app: ReturnType<typeof createApp>,
  siteUrl: URL,
  clientFiles: App.Locals["clientFiles"],
): PageRenderer {
  const policyOf = inlinePolicies(app);

  async function draw(request: Request, routeData: ReturnType<typeof app.match>, locals: PageLocals) {
    if (!routeData) return new Response(null, { status: 404 });
    const outcome: App.Locals["outcome"] = {};
    const response = await app.render(request, {
      routeData,
      locals: { ...locals, outcome, contentPolicy: policyOf(routeData), clientFiles },
      addCookieHeader: true,
    });
    if (outcome.failure) throw outcome.failure.error;
    if (outcome.isMissing) return new Response(null, { status: 404, headers: response.headers });
    return response;
  }

  return {
    async render(request, locals) {
      const route = app.match(request);
      return draw(request, route && ERROR_ROUTES.has(route.route) ? undefined : route, locals);
    },
    async renderError(status, language, section, locals) {
      const route = app.match(new Request(new URL(`/${status}`, siteUrl)));
      return draw(new Request(new URL(pathIn(language, `${section}/${status}`), siteUrl)), route, locals);
    },
  };
}

type AstroApp = ReturnType<typeof createApp>;
type RouteData = AstroApp["manifest"]["routes"][number]["routeData"];

/**
 * Builds a page's content policy from build constants alone: the style sheets of its route, and the scripts its layout
 * names. Hashing what the page actually contains would approve an injected script. Astro's manifest is part of its
 * adapter interface; its styles are barely documented, but a strict policy needs them for pages with inlined style
 * sheets.
 */
function inlinePolicies({ manifest }: AstroApp) {
  const sheetsOf = (route: RouteData | undefined) =>
    manifest.routes
      .filter(({ routeData }) => routeData.component === route?.component)
      .flatMap(({ styles }) => styles.flatMap((sheet) => (sheet.type === "inline" ? [sheet.content] : [])));

  return (route: RouteData | undefined): App.Locals["contentPolicy"] =>
    (scripts, { frames, tag } = {}) =>
      contentPolicy({ scripts, styles: OWN_STYLE ? [...sheetsOf(route), OWN_STYLE] : sheetsOf(route), frames, tag });
}
