import { Hono } from "hono";
import { type ApiEnv, staffOf } from "../../lib/http/api-env.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { refuseForeignLink } from "../../lib/http/refuse-foreign-link.ts";
import { writeArchive } from "./archive.ts";
import type { ExportParts } from "./exported-posts.ts";
import { FORMATS } from "./formats.ts";
import { type ImportParts, importBlog } from "./import-service.ts";
import { blogExportQuerySchema, importQuerySchema } from "./schema.ts";
import type { ImportProgress } from "./transfer.ts";

/** `/api/posts/import` and `/api/posts/export`, for staff. */
export function transferRoutes(parts: ImportParts & ExportParts): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.post("/import", async (c) => {
    const { language, publish } = parseFields(importQuerySchema, c.req.query());
    const upload = new Uint8Array(await c.req.arrayBuffer());
    if (upload.byteLength === 0) throw new AppError("invalid", "There is no file", { fields: { file: "required" } });
    const order = { language, publish: publish === "true", actor: staffOf(c).id };
    const progress = importBlog(parts, upload, order);
    // What cannot be read at all is refused before an answer has begun.
    const first = await progress.next();
    return c.body(linesOf(first.value ?? undefined, progress), 200, { "Content-Type": "application/x-ndjson" });
  });

  routes.get("/export", (c) => {
    refuseForeignLink(c);
    const { format } = parseFields(blogExportQuerySchema, c.req.query());
    return c.body(streamOf(writeArchive(FORMATS[format].write(parts))), 200, {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="blog-${format}.zip"`,
    });
  });

  return routes;
}

/** One JSON document a line; what goes wrong once the answer has begun cuts it off before its report. */
function linesOf(first: ImportProgress | undefined, rest: AsyncGenerator<ImportProgress>): ReadableStream<Uint8Array> {
  async function* lines() {
    const encoder = new TextEncoder();
    if (first) yield encoder.encode(`${JSON.stringify(first)}\n`);
    for await (const each of rest) yield encoder.encode(`${JSON.stringify(each)}\n`);
  }
  return streamOf(lines());
}

/** Asked for piece by piece: an archive is never whole in memory. */
function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
