import { Hono } from "hono";
import { type ApiEnv, staffOf } from "../../lib/http/api-env.ts";
import { readJsonObject } from "../../lib/http/body-fields.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { recordId } from "../../lib/http/record-id.ts";
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
  routes.get("/", async (c) => c.json(await posts.list(parseFields(postListQuerySchema, c.req.query()))));

  routes.post("/", async (c) => {
    const order = parseFields(createPostSchema, await readJsonObject(c.req));
    return c.json(await posts.create(order, staffOf(c).id), 201);
  });

  routes.post("/preview", async (c) => {
    const { content } = parseFields(previewSchema, await readJsonObject(c.req));
    return c.json(await posts.preview(content));
  });

  routes.get("/:id", async (c) => c.json(await posts.get(recordId(c))));

  routes.put("/:id", async (c) => {
    const { version, ...fields } = parseFields(savePostSchema, await readJsonObject(c.req));
    return c.json(await posts.save(recordId(c), version, fields, staffOf(c).id));
  });

  routes.put("/:id/state", async (c) => {
    const order = parseFields(postStateSchema, await readJsonObject(c.req));
    return c.json(await posts.setState(recordId(c), order, staffOf(c).id));
  });

  routes.put("/:id/featured", async (c) => {
    const { version, featured } = parseFields(featuredSchema, await readJsonObject(c.req));
    return c.json(await posts.setFeatured(recordId(c), version, featured, staffOf(c).id));
  });

  routes.put("/:id/deleted", async (c) => {
    const { version, deleted } = parseFields(deletedSchema, await readJsonObject(c.req));
    return c.json(await posts.setDeleted(recordId(c), version, deleted, staffOf(c).id));
  });

  routes.get("/:id/revisions", async (c) => c.json(await posts.revisions(recordId(c))));

  routes.get("/:id/revisions/:number", async (c) => c.json(await posts.revision(recordId(c), recordId(c, "number"))));

  routes.get("/:id/revisions/:number/difference/:to", async (c) =>
    c.json(await posts.difference(recordId(c), recordId(c, "number"), recordId(c, "to"))),
  );

  routes.post("/:id/revisions/:number/restoration", async (c) => {
    const { version } = parseFields(restoreSchema, await readJsonObject(c.req));
    return c.json(await posts.restore(recordId(c), version, recordId(c, "number"), staffOf(c).id));
  });

  return routes;
}
