import * as z from "zod/mini";
import { AppError } from "../../lib/http/app-error.ts";
import { route } from "../../lib/http/route.ts";
import { refuseForeignLink } from "../../lib/http/traffic.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../lib/language.ts";
import { CATEGORIES, DEFAULT_CATEGORY } from "../blog/model.ts";
import { writeArchive } from "./archive.ts";
import { WRITERS } from "./formats.ts";
import { importBlog } from "./import-blog.ts";
import type { ImportParts } from "./import-target.ts";
import { EXPORT_FORMATS, type ImportProgress } from "./transfer.ts";

export const transferApi = (parts: ImportParts) => [
  route({
    id: "importPosts",
    method: "post",
    path: "/posts/import",
    about: "Writing the blog",
    access: "staff",
    summary: "Import a blog",
    words: {
      language: "Language of the posts that do not say theirs",
      category: "What posts are filed under that are in none of this blog's categories",
    },
    description:
      "The body is an export of Ghost (JSON) or WordPress (XML), or a Markdown file; or a zip of these with their images. The response is a stream of JSON lines: done and total while it runs, report at the end: of each post what is kept, changed and lost. With rehearse=true nothing is written. Posts that exist are left as they are; posts that were not public arrive as drafts, with a remark.",
    query: z.strictObject({
      /** Language of posts that state none. */
      language: z._default(z.enum(LANGUAGES, "filterInvalid"), DEFAULT_LANGUAGE),
      /** Category of posts whose topics match none of ours. */
      category: z._default(z.enum(CATEGORIES, "unknownOption"), DEFAULT_CATEGORY),
      /** True to publish posts that were public. */
      publish: z._default(z.enum(["true", "false"], "filterInvalid"), "false"),
      /** True for a dry run, which only reports what would happen. */
      rehearse: z._default(z.enum(["true", "false"], "filterInvalid"), "false"),
    }),
    rawBody: { schema: z.string(), types: ["application/zip", "application/json", "application/xml", "text/markdown"] },
    response: z.string(),
    type: "application/x-ndjson",
    async handle({ c, query: { language, category, publish, rehearse }, staff }) {
      const upload = new Uint8Array(await c.req.arrayBuffer());
      if (upload.byteLength === 0) throw new AppError("invalid", "There is no file", { fields: { file: "required" } });
      const [isRehearsal, isToPublish] = [rehearse === "true", publish === "true"];
      const order = { language, category, publish: isToPublish, isRehearsal, actor: staff.id };
      const progress = importBlog(parts, upload, order);
      // Read the first item now, so that an unreadable file is rejected before the response begins.
      const first = await progress.next();
      return c.body(linesOf(first.value ?? undefined, progress), 200, { "Content-Type": "application/x-ndjson" });
    },
  }),
  route({
    id: "exportPosts",
    method: "get",
    path: "/posts/export",
    access: "staff",
    summary: "Export the blog",
    description:
      "A zip of Markdown files, or Ghost's export file (format=ghost), with the images. The import reads both.",
    query: z.strictObject({ format: z._default(z.enum(EXPORT_FORMATS, "filterInvalid"), "markdown") }),
    response: z.string(),
    type: "application/zip",
    handle({ c, query: { format } }) {
      refuseForeignLink(c);
      return c.body(streamOf(writeArchive(WRITERS[format](parts))), 200, {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="blog-${format}.zip"`,
      });
    },
  }),
];

/** Streams NDJSON. An error cuts off a response that has begun, without a report. */
function linesOf(first: ImportProgress | undefined, rest: AsyncGenerator<ImportProgress>): ReadableStream<Uint8Array> {
  async function* lines() {
    const encoder = new TextEncoder();
    if (first) yield encoder.encode(`${JSON.stringify(first)}\n`);
    for await (const each of rest) yield encoder.encode(`${JSON.stringify(each)}\n`);
  }
  return streamOf(lines());
}

/** Creates a stream that pulls piece by piece, so that an archive is never entirely in memory. */
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
