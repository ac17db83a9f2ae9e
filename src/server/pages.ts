import type { createApp } from "astro/app/entrypoint";
import { type Language, pathIn } from "../lib/language.ts";
import { inlinePolicies } from "./inline-policy.ts";
import { leanIslands } from "./island-markup.ts";

/** What the front gives a page; its content policy is added by the renderer, who knows the page's route. */
export type PageLocals = Omit<App.Locals, "contentPolicy">;

/** Draws pages; the front decides who gets them and how long they are kept. */
export interface PageRenderer {
  /**
   * @returns the page; a 404 without a body where there is none
   * @throws whatever the page threw
   */
  render(request: Request, locals: PageLocals): Promise<Response>;
  /** The page that says that there is no page, or that something failed. */
  renderError(status: 404 | 500, language: Language, locals: PageLocals): Promise<Response>;
}

/**
 * Astro as a renderer. Left alone it would draw its 404 page anew for every wrong address and swallow what a page threw;
 * both are the front's business.
 */
export function astroPages(app: ReturnType<typeof createApp>, siteUrl: URL): PageRenderer {
  const policyOf = inlinePolicies(app);
  const failures = new WeakMap<Request, unknown>();
  const drawError = app.renderError.bind(app);
  app.renderError = async (request, { status, error }) => {
    if (status === 500) failures.set(request, error ?? new Error("The page answered 500 without a body"));
    return new Response(null, { status });
  };

  return {
    async render(request, locals) {
      const contentPolicy = policyOf(app.match(request));
      const response = await app.render(request, { locals: { ...locals, contentPolicy }, addCookieHeader: true });
      if (failures.has(request)) throw failures.get(request);
      return withLeanIslands(response);
    },
    async renderError(status, language, locals) {
      const path = pathIn(language, `/${status}`);
      const contentPolicy = policyOf(app.match(new Request(new URL(`/${status}`, siteUrl))));
      const response = await drawError(new Request(new URL(path, siteUrl)), {
        status,
        pathname: path,
        locals: { ...locals, contentPolicy },
        addCookieHeader: false,
        clientAddress: undefined,
        prerenderedErrorPageFetch: undefined,
        routeData: undefined,
        waitUntil: undefined,
      });
      return withLeanIslands(response);
    },
  };
}

async function withLeanIslands(response: Response): Promise<Response> {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  response.headers.delete("Content-Length");
  return new Response(leanIslands(await response.text()), response);
}
