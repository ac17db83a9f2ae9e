import type { APIRoute } from "astro";
import { LIST_RULE, PAGE_CACHE_HEADER, pageCacheRule } from "../server/pages/page-rules.ts";
import { articleEntries, PAGE_ENTRIES, sitemapPart } from "../site/sharing/sitemap.ts";

/**
 * Serves `/sitemap-1.xml` and so on, the parts that `/sitemap.xml` lists if the site is too large for a single file.
 */
export const GET: APIRoute = async ({ url, params, locals }) => {
  const part = /^sitemap-([1-9]\d*)$/.exec(params["file"] ?? "")?.[1];
  if (part === undefined) return new Response(null, { status: 404 });
  const articles = articleEntries(await locals.services.blog.addresses());
  const xml = sitemapPart(url.origin, [...PAGE_ENTRIES, ...articles], part);
  if (xml === undefined) return new Response(null, { status: 404 });
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      [PAGE_CACHE_HEADER]: pageCacheRule(LIST_RULE),
    },
  });
};
