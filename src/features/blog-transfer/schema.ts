import * as z from "zod/mini";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../lib/language.ts";
import { EXPORT_FORMATS } from "./transfer.ts";

/** Query of `POST /api/posts/import`. */
export const importQuerySchema = z.strictObject({
  /** Of posts that do not say it. */
  language: z._default(z.enum(LANGUAGES, "filterInvalid"), DEFAULT_LANGUAGE),
  /** Whether what was public is to be public. */
  publish: z._default(z.enum(["true", "false"], "filterInvalid"), "false"),
});

/** Query of `GET /api/posts/export`. */
export const blogExportQuerySchema = z.strictObject({
  format: z._default(z.enum(EXPORT_FORMATS, "filterInvalid"), "markdown"),
});
