import type { APIRoute } from "astro";
import { LIST_RULE, PAGE_CACHE_HEADER, pageCacheRule } from "../../../server/pages/page-rules.ts";
import { rssFeed } from "../../../site/blog/feed.ts";
import { languageOfParameter } from "../../../site/layout/alternates.ts";

export const GET: APIRoute = async ({ params, url, locals }) => {
  const language = languageOfParameter(params["lang"]);
  if (!language) return new Response(null, { status: 404 });
  const articles = await locals.services.blog.feed(language);
  return new Response(rssFeed(url.origin, language, articles), {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      [PAGE_CACHE_HEADER]: pageCacheRule(LIST_RULE),
    },
  });
};
