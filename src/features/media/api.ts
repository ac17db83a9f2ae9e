import * as z from "zod/mini";
import { AppError } from "../../lib/http/app-error.ts";
import { queryNumber } from "../../lib/http/input-fields.ts";
import { route } from "../../lib/http/route.ts";
import type { Media } from "./assemble.ts";
import { type ImageFacts, imageFallback, imageReference, imageSchema } from "./model.ts";

/** Defines the routes under `/api/media`: blog images. */
export const mediaApi = ({ media }: { media: Media }) => [
  route({
    id: "listImages",
    method: "get",
    path: "/media",
    about: "Images of the blog",
    access: "staff",
    summary: "List images, newest first",
    description: "Sixty a page.",
    query: z.strictObject({ page: z._default(queryNumber(1, 10_000), 1) }),
    response: z.array(imageSchema),
    handle: async ({ query: { page } }) => (await media.list(page)).map(imageOf),
  }),
  route({
    id: "uploadImage",
    method: "post",
    path: "/media",
    access: "staff",
    summary: "Upload an image",
    description:
      "The body is the file, at most 15 MB. It is identified by its content, rotated upright, converted to AVIF and WebP and stripped of its metadata. The same file gives the same image.",
    rawBody: { schema: z.string(), types: ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"] },
    response: imageSchema,
    status: 201,
    async handle({ c, staff }) {
      const upload = Buffer.from(await c.req.arrayBuffer());
      if (upload.byteLength === 0) throw new AppError("invalid", "There is no file", { fields: { image: "required" } });
      return imageOf(await media.store(upload, staff.id));
    },
  }),
];

function imageOf(image: ImageFacts): z.output<typeof imageSchema> {
  const { id, width, height, widths } = image;
  return { id, width, height, widths: [...widths], reference: imageReference(id), url: imageFallback(image) };
}
