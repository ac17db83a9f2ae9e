import type { APIRoute } from "astro";
import { LOCALE_OF } from "../../lib/language.ts";

const TYPES = { pdf: "application/pdf", txt: "text/plain; charset=utf-8" } as const;

/** Serves the knowledge base as a file. It is not indexed, because search engines get the page with the same text. */
export const GET: APIRoute = async ({ params, locals }) => {
  const name = params["file"] ?? "";
  const file = await locals.services.knowledgeBase.file(name);
  if (!file) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(file.body), {
    headers: {
      "Content-Type": TYPES[file.format],
      "Content-Disposition": `attachment; filename="${name}"`,
      "Content-Language": LOCALE_OF[file.language],
      "X-Robots-Tag": "noindex",
    },
  });
};
