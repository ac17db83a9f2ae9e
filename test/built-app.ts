import { PAGE_CACHE_HEADER, pageCacheRule } from "../src/server/pages/page-rules.ts";
import type { StartOptions } from "../src/server/start.ts";

/**
 * Creates a stub of a built Astro app, with one page that declares its content policy.
 * @param draw returns the page's text and cache tags
 */
export function builtApp(
  draw: (request: Request, locals: App.Locals) => { text: string; tags?: string[] } = () => ({ text: "page" }),
): StartOptions["app"] {
  const app = {
    manifest: {
      routes: [
        { routeData: { component: "page" }, styles: [{ type: "inline", content: "p{color:red}" }] },
        { routeData: { component: "other" }, styles: [{ type: "inline", content: "p{color:blue}" }] },
      ],
    },
    logger: { setDestination: () => undefined },
    match: () => ({ component: "page" }),
    render: async (request: Request, { locals }: { locals: App.Locals }) => {
      const { text, tags = [] } = draw(request, locals);
      return new Response(`<p>${text}`, {
        headers: {
          "content-type": "text/html",
          "content-security-policy": locals.contentPolicy(["early()"]),
          [PAGE_CACHE_HEADER]: pageCacheRule({ tags }),
        },
      });
    },
  };
  return app as unknown as StartOptions["app"];
}
