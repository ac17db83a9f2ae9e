import type { createApp } from "astro/app/entrypoint";
import { type Language, pathIn } from "../../lib/language.ts";
import { contentPolicy } from "../http/security-headers.ts";

/** What the front gives a page; the renderer adds its content policy, by the page's route, and where its files for browsers lie. */
export type PageLocals = Omit<App.Locals, "contentPolicy" | "clientFiles" | "outcome">;

/** Astro's routes of the error pages: drawn for a failure or a wrong address, and pages that nobody can ask for. */
const ERROR_ROUTES: ReadonlySet<string> = new Set(["/404", "/500"]);

/** Draws pages; the front decides who gets them and how long they are kept. */
export interface PageRenderer {
  /**
   * @returns the page; a 404 without a body where there is none
   * @throws whatever the page threw
   */
  render(request: Request, locals: PageLocals): Promise<Response>;
  /**
   * The page that says that there is no page, or that something failed.
   * @param section part of the site (`/blog`) that has one of its own; empty for the one of the whole site
   */
  renderError(status: 404 | 500, language: Language, section: string, locals: PageLocals): Promise<Response>;
}

/** Astro as a renderer; what it would make of failures and wrong addresses by itself, `middleware.ts` keeps from it. */
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
 * Makes the content policy of a page. What it allows comes from constants of the build alone: the style sheets of the
 * page's route, and the scripts its layout names. Never from what a page happens to
 * contain: that would approve a stranger's script. The manifest is part of Astro's adapter interface, though its styles are little
 * documented; the strict policy of pages whose style sheet stands in them needs these.
 */
function inlinePolicies({ manifest }: AstroApp) {
  const sheetsOf = (route: RouteData | undefined) =>
    manifest.routes
      .filter(({ routeData }) => routeData.component === route?.component)
      .flatMap(({ styles }) => styles.flatMap((sheet) => (sheet.type === "inline" ? [sheet.content] : [])));

  return (route: RouteData | undefined): App.Locals["contentPolicy"] =>
    (scripts, { frames, tag } = {}) =>
      contentPolicy({ scripts, styles: sheetsOf(route), frames, tag });
}
