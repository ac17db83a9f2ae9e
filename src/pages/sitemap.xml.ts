import type { APIRoute } from "astro";
import { LIST_RULE, PAGE_CACHE_HEADER, pageCacheRule } from "../server/pages/page-rules.ts";
import { articleEntries, PAGE_ENTRIES, sitemapOrIndex } from "../site/sharing/sitemap.ts";

export const GET: APIRoute = async ({ url, locals }) => {
  const articles = articleEntries(await locals.services.blog.addresses());
  return new Response(sitemapOrIndex(url.origin, [...PAGE_ENTRIES, ...articles]), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      [PAGE_CACHE_HEADER]: pageCacheRule(LIST_RULE),
    },
  });
};
