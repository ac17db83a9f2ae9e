import { openDatabase } from "../data/open-database.ts";
import { readEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { assembleServices } from "../services.ts";
import type { StartOptions } from "../start.ts";
import type { PreviewedPage } from "./company-preview.ts";
import { isPrivatePage } from "./page-rules.ts";
import { astroPages } from "./pages.ts";

/**
 * Renders public pages from the server's data without being a server. It does not listen, does no background work, and
 * stores nothing, because the real server runs on the same data.
 * @returns a function that renders a page by path and query; a private page is a 404
 */
export async function drawAlone(options: {
  app: StartOptions["app"];
  clientFiles: App.Locals["clientFiles"];
  variables: Record<string, string | undefined>;
  siteUrl: URL;
}): Promise<(path: string) => Promise<PreviewedPage>> {
  const { app, clientFiles, variables, siteUrl } = options;
  const env = { ...readEnv(variables), SITE_URL: siteUrl.origin };
  const log = createLog();
  const database = openDatabase(env, (error) => log.error({ err: error }, "an idle database connection was lost"));
  const services = assembleServices(database, env, log, { purge: async () => undefined });
  await services.claims.read();
  const pages = astroPages(app, siteUrl, clientFiles);

  return async (path) => {
    const url = new URL(path, siteUrl);
    if (url.origin !== siteUrl.origin || isPrivatePage(url.pathname, url.search.slice(1))) {
      return { status: 404, headers: {}, body: new Uint8Array() };
    }
    const page = await pages.render(new Request(url), { services, requestId: "preview" });
    const headers = Object.fromEntries(
      ["content-type", "content-security-policy"].flatMap((name) => {
        const value = page.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    return { status: page.status, headers, body: new Uint8Array(await page.arrayBuffer()) };
  };
}
