import type { APIRoute } from "astro";
import { LIST_RULE, PAGE_CACHE_HEADER, pageCacheRule } from "../../../server/pages/page-rules.ts";
import { blogFeed, FEED_TYPES, type FeedFormat, topicOf } from "../../../site/blog/feed.ts";
import { languageOfParameter } from "../../../site/layout/alternates.ts";

/** Creates the route for a blog feed in one format, limited to one topic if the path names it. */
export const feedRoute =
  (format: FeedFormat): APIRoute =>
  async ({ params, url, locals }) => {
    const language = languageOfParameter(params["lang"]);
    const topic = topicOf(params["topic"]);
    if (!language || (params["topic"] !== undefined && !topic)) return new Response(null, { status: 404 });
    const articles = await locals.services.blog.feed(language, topic);
    return new Response(blogFeed(url.origin, articles, { language, format, topic }), {
      headers: {
        "Content-Type": `${FEED_TYPES[format]}; charset=utf-8`,
        [PAGE_CACHE_HEADER]: pageCacheRule(LIST_RULE),
      },
    });
  };
