import type { APIRoute } from "astro";
import { logoBitmap } from "../../lib/company/logo-bitmap.ts";
import { iconAddress, pictureFile } from "../../lib/company/own-pictures.ts";

/** Apple's size for home screen icons, in px. */
const ICON = { width: 180, height: 180, margin: 20, isSquare: true };

/**
 * Serves the owner's pictures under a sandboxing policy, because an SVG opened on its own is a document that could run
 * scripts.
 */
export const GET: APIRoute = async ({ params }) => {
  const name = params["file"] ?? "";
  const icon = `/company/${name}` === iconAddress() ? await logoBitmap(ICON) : undefined;
  const file = icon ? { type: "image/png", body: new Uint8Array(icon) } : pictureFile(name);
  if (!file) return new Response(null, { status: 404 });
  return new Response(file.body, {
    headers: {
      "Content-Type": file.type,
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "Cache-Control": "public, max-age=31536000, immutable",
      // Search engines and social networks embed these pictures.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
};
