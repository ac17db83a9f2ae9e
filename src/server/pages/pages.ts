import type { createApp } from "astro/app/entrypoint";
import { type Language, pathIn } from "../../lib/language.ts";
import { inlinePolicies } from "./inline-policy.ts";
import { leanIslandScript, leanIslands } from "./island-markup.ts";

/** What the front gives a page; the renderer adds its content policy, by the page's route, and the script of its islands. */
export type PageLocals = Omit<App.Locals, "contentPolicy" | "islandScript">;

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

/**
 * Astro as a renderer. Left alone it would draw its 404 page anew for every wrong address and swallow what a page threw;
 * both are the front's business.
 */
export function astroPages(app: ReturnType<typeof createApp>, siteUrl: URL): PageRenderer {
  const policyOf = inlinePolicies(app);
  const printed = app.manifest.clientDirectives.get(DIRECTIVE);
  if (printed === undefined) throw new Error(`There is no client directive "${DIRECTIVE}"`);
  const islandScript = leanIslandScript(printed);
  const failures = new WeakMap<Request, unknown>();
  const drawError = app.renderError.bind(app);
  app.renderError = async (request, { status, error, response }) => {
    if (status === 500) failures.set(request, error ?? new Error("The page answered 500 without a body"));
    return new Response(null, { status, headers: response?.headers ?? {} });
  };

  return {
    async render(request, locals) {
      const route = app.match(request);
      if (route && ERROR_ROUTES.has(route.route)) return new Response(null, { status: 404 });
      const contentPolicy = policyOf(route);
      const response = await app.render(request, {
        locals: { ...locals, contentPolicy, islandScript },
        addCookieHeader: true,
      });
      if (failures.has(request)) throw failures.get(request);
      return withLeanIslands(response, printed);
    },
    async renderError(status, language, section, locals) {
      const path = pathIn(language, `${section}/${status}`);
      const contentPolicy = policyOf(app.match(new Request(new URL(`/${status}`, siteUrl))));
      const response = await drawError(new Request(new URL(path, siteUrl)), {
        status,
        pathname: path,
        locals: { ...locals, contentPolicy, islandScript },
        addCookieHeader: false,
        clientAddress: undefined,
        prerenderedErrorPageFetch: undefined,
        routeData: undefined,
        waitUntil: undefined,
      });
      return withLeanIslands(response, printed);
    },
  };
}

async function withLeanIslands(response: Response, islandScript: string): Promise<Response> {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  response.headers.delete("Content-Length");
  return new Response(leanIslands(await response.text(), islandScript), response);
}
