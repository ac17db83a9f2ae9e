import type { APIRoute } from "astro";
import { robots } from "../site/sharing/sitemap.ts";

export const GET: APIRoute = ({ url }) =>
  new Response(robots(url.origin), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
