import { Hono } from "hono";
import type { ApiEnv } from "../../lib/http/api-env.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { linkToNext } from "../../lib/http/next-page.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import type { BlogReading } from "./reading-service.ts";
import { blogQuerySchema } from "./write-schema.ts";

/** `/api/blog` (SPEC §7): published posts for everybody; for staff all of them, as they are written. */
export function blogRoutes({ blog }: { blog: BlogReading }): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  routes.get("/", async (c) => {
    const { limit, ...query } = parseFields(blogQuerySchema, c.req.query());
    const rows = c.get("staff")
      ? await blog.drafts(query, limit)
      : await blog.posts({ ...query, language: query.language ?? c.get("language") }, limit);
    if (rows.length === limit) linkToNext(c, { page: String(query.page + 1) });
    return c.json(rows);
  });

  routes.get("/:slug", async (c) => {
    const post = await blog.post(c.req.param("slug"), c.get("staff") !== null);
    if (!post) throw new AppError("not-found", "No post has this slug");
    return c.json(post);
  });

  return routes;
}
