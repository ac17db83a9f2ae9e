import type { createApp } from "astro/app/entrypoint";
import { type Language, pathIn } from "../../lib/language.ts";
import { inlinePolicies } from "./inline-policy.ts";
import { leanIslandScript, leanIslands } from "./island-markup.ts";

/** What the front gives a page; the renderer adds its content policy, by the page's route, and the script of its islands. */
export type PageLocals = Omit<App.Locals, "contentPolicy" | "islandScript" | "outcome">;

/** How every island of ours wakes up; Astro prints the directive's script beside a page's first island. */
const DIRECTIVE = "interaction";

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
export function astroPages(app: ReturnType<typeof createApp>, siteUrl: URL): PageRenderer {
  const policyOf = inlinePolicies(app);
  const printed = app.manifest.clientDirectives.get(DIRECTIVE);
  if (printed === undefined) throw new Error(`There is no client directive "${DIRECTIVE}"`);
  const islandScript = leanIslandScript(printed);

  async function draw(request: Request, routeData: ReturnType<typeof app.match>, locals: PageLocals) {
    if (!routeData) return new Response(null, { status: 404 });
    const outcome: App.Locals["outcome"] = {};
    const response = await app.render(request, {
      routeData,
      locals: { ...locals, outcome, contentPolicy: policyOf(routeData), islandScript },
      addCookieHeader: true,
    });
    if (outcome.failure) throw outcome.failure.error;
    if (outcome.isMissing) return new Response(null, { status: 404, headers: response.headers });
    return withLeanIslands(response, printed!);
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

async function withLeanIslands(response: Response, islandScript: string): Promise<Response> {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  response.headers.delete("Content-Length");
  return new Response(leanIslands(await response.text(), islandScript), response);
}
