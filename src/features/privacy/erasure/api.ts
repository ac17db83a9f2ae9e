import * as z from "zod/mini";
import { AppError } from "../../../lib/http/app-error.ts";
import { answerPage } from "../../../lib/http/cursor.ts";
import { PRINT_POLICY } from "../../../lib/http/printable-page.ts";
import { route } from "../../../lib/http/route.ts";
import { certificateSchema, certificatesQuerySchema, erasureBodySchema } from "../model.ts";
import type { PrivacyParts } from "../parts.ts";
import { certificatePage } from "../person/copy-document.ts";
import { erasePerson } from "./erase-person.ts";
import { certificateOf } from "./erasure.ts";
import { findErasure, listErasures } from "./store.ts";

export const erasureApi = (privacy: PrivacyParts) => [
  route({
    id: "erasePerson",
    method: "post",
    path: "/privacy/erasures",
    access: "admin",
    summary: "Erase everything held about a person",
    description:
      "All at once, with a certificate that names nobody. If the number that was seen is no longer right, nothing is erased.",
    body: erasureBodySchema,
    response: certificateSchema,
    status: 201,
    errors: ["not-found", "conflict"],
    handle: ({ body, staff }) => erasePerson(privacy, body, staff.id),
  }),
  route({
    id: "listErasures",
    method: "get",
    path: "/privacy/erasures",
    access: "admin",
    summary: "List the certificates of erasure, newest first",
    query: certificatesQuerySchema,
    response: z.array(certificateSchema),
    handle: async ({ c, query: { limit, cursor } }) => {
      const rows = await listErasures(privacy.database.kysely, limit + 1, cursor);
      return answerPage(c, rows.map(certificateOf), limit, ({ at, id }) => `${at}_${id}`);
    },
  }),
  route({
    id: "printCertificate",
    method: "get",
    path: "/privacy/erasures/:id/certificate.html",
    access: "admin",
    summary: "Read a certificate of erasure, ready to print",
    description: "One page, in the requested language.",
    parameters: { id: z.string() },
    words: { id: "Id of the erasure" },
    response: z.string(),
    type: "text/html",
    handle: async ({ c }) => {
      const erasure = await findErasure(privacy.database.kysely, c.req.param("id") ?? "");
      if (!erasure) throw new AppError("not-found", "There is no such certificate");
      return c.html(certificatePage(certificateOf(erasure), c.get("language")), 200, {
        "Content-Security-Policy": PRINT_POLICY,
        "Content-Language": c.get("language"),
      });
    },
  }),
];
