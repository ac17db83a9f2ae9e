import type { APIRoute } from "astro";
import { PAGE_CACHE_HEADER, pageCacheRule } from "../server/page-cache-rule.ts";
import { PAGE_ENTRIES, sitemap } from "../site/sharing/sitemap.ts";

export const GET: APIRoute = ({ url }) =>
  new Response(sitemap(url.origin, PAGE_ENTRIES), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      // It is to name the articles too: a change to the blog changes it.
      [PAGE_CACHE_HEADER]: pageCacheRule({ tags: ["blog"] }),
    },
  });
