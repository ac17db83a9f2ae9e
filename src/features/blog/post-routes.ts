import { type Context, Hono } from "hono";
import { AppError } from "../../lib/app-error.ts";
import { readJsonObject } from "../../lib/body-fields.ts";
import { parseFields } from "../../lib/parse-fields.ts";
import { type ApiEnv, requireRole } from "../staff/require-role.ts";
import { MAX_ID } from "./schema.ts";
import type { Posts } from "./service.ts";
import {
  createPostSchema,
  deletedSchema,
  featuredSchema,
  postListQuerySchema,
  postStateSchema,
  previewSchema,
  restoreSchema,
  savePostSchema,
} from "./write-schema.ts";

/** `/api/posts`: the blog as it is written, for staff. Every write names the version it is based on. */
export function postRoutes({ posts }: { posts: Posts }): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.use(requireRole("admin", "editor"));

  routes.get("/", async (c) => c.json(await posts.list(parseFields(postListQuerySchema, c.req.query()))));

  routes.post("/", async (c) => {
    const order = parseFields(createPostSchema, await readJsonObject(c.req));
    return c.json(await posts.create(order, staffId(c)), 201);
  });

  routes.post("/preview", async (c) => {
    const { content } = parseFields(previewSchema, await readJsonObject(c.req));
    return c.json(await posts.preview(content));
  });

  routes.get("/:id", async (c) => c.json(await posts.get(numberOf(c, "id"))));

  routes.put("/:id", async (c) => {
    const { version, ...fields } = parseFields(savePostSchema, await readJsonObject(c.req));
    return c.json(await posts.save(numberOf(c, "id"), version, fields, staffId(c)));
  });

  routes.put("/:id/state", async (c) => {
    const order = parseFields(postStateSchema, await readJsonObject(c.req));
    return c.json(await posts.setState(numberOf(c, "id"), order, staffId(c)));
  });

  routes.put("/:id/featured", async (c) => {
    const { version, featured } = parseFields(featuredSchema, await readJsonObject(c.req));
    return c.json(await posts.setFeatured(numberOf(c, "id"), version, featured, staffId(c)));
  });

  routes.put("/:id/deleted", async (c) => {
    const { version, deleted } = parseFields(deletedSchema, await readJsonObject(c.req));
    return c.json(await posts.setDeleted(numberOf(c, "id"), version, deleted, staffId(c)));
  });

  routes.get("/:id/revisions", async (c) => c.json(await posts.revisions(numberOf(c, "id"))));

  routes.get("/:id/revisions/:number", async (c) =>
    c.json(await posts.revision(numberOf(c, "id"), numberOf(c, "number"))),
  );

  routes.get("/:id/revisions/:number/difference/:to", async (c) =>
    c.json(await posts.difference(numberOf(c, "id"), numberOf(c, "number"), numberOf(c, "to"))),
  );

  routes.post("/:id/revisions/:number/restoration", async (c) => {
    const { version } = parseFields(restoreSchema, await readJsonObject(c.req));
    return c.json(await posts.restore(numberOf(c, "id"), version, numberOf(c, "number"), staffId(c)));
  });

  return routes;
}

function numberOf(c: Context<ApiEnv>, name: string): number {
  const text = c.req.param(name) ?? "";
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number <= MAX_ID)) throw new AppError("not-found", "Nothing has such a number");
  return number;
}

function staffId(c: Context<ApiEnv>): string {
  return c.get("staff")?.id ?? "system";
}
