import type { APIRoute } from "astro";
import { AppError } from "../../../lib/http/app-error.ts";
import { articleCacheRule, PAGE_CACHE_HEADER } from "../../../server/pages/page-rules.ts";
import { articleCard, readArticlePath } from "../../../site/blog/article/article-page.tsx";
import { drawCard } from "../../../site/sharing/draw-card.ts";
import { pageCard } from "../../../site/sharing/page-cards.ts";
import { cardPath } from "../../../site/sharing/preview-card.ts";

/** Serves the Open Graph image of a page or article. Only the current version is drawn; any other redirects to it. */
export const GET: APIRoute = async ({ params, url, redirect, locals }) => {
  const path = `/${params["page"] ?? ""}`;
  const address = readArticlePath(path);
  const found = address && (await locals.services.blog.find(address.language, address.slug));
  const article = found?.kind === "article" ? found.article : undefined;
  const card = article ? articleCard(article) : pageCard(path);
  if (!card) return new Response(null, { status: 404 });
  const current = cardPath(path, card);
  if (url.pathname !== current) return redirect(current, 302);
  try {
    return new Response(new Uint8Array(await drawCard(card)), {
      headers: {
        "Content-Type": "image/png",
        "Cache-Control": "public, max-age=31536000, immutable",
        // Other sites embed this image.
        "Cross-Origin-Resource-Policy": "cross-origin",
        ...(article && { [PAGE_CACHE_HEADER]: articleCacheRule(article) }),
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new Response(null, { status: 503, headers: { "Retry-After": String(error.retryAfter) } });
  }
};
