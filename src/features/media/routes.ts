import { Hono } from "hono";
import type * as z from "zod/mini";
import { type ApiEnv, staffOf } from "../../lib/http/api-env.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { imageListQuerySchema, type imageSchema } from "./answer-schema.ts";
import { type ImageFacts, imageFallback, imageReference } from "./image-address.ts";
import type { Media } from "./service.ts";

/** `/api/media`: the images of the blog, for staff. An upload is the file itself as the body. */
export function mediaRoutes({ media }: { media: Media }): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get("/", async (c) => {
    const { page } = parseFields(imageListQuerySchema, c.req.query());
    return c.json((await media.list(page)).map(imageOf));
  });

  routes.post("/", async (c) => {
    const upload = Buffer.from(await c.req.arrayBuffer());
    if (upload.byteLength === 0) throw new AppError("invalid", "There is no file", { fields: { image: "required" } });
    return c.json(imageOf(await media.store(upload, staffOf(c).id)), 201);
  });

  return routes;
}

function imageOf(image: ImageFacts): z.output<typeof imageSchema> {
  const { id, width, height, widths } = image;
  return { id, width, height, widths: [...widths], reference: imageReference(id), url: imageFallback(image) };
}
