import * as z from "zod/mini";
import type { Database } from "../../db/database.ts";
import { answerPage, cursorAfter, positionOf, spanOf } from "../../lib/http/list-query.ts";
import { route } from "../../lib/http/route.ts";
import { auditLineSchema, auditQuerySchema } from "./model.ts";
import { listAudit } from "./store.ts";

export const auditApi = ({ database }: { database: Database }) => [
  route({
    id: "listAudit",
    method: "get",
    path: "/audit",
    about: "Audit log",
    access: "admin",
    summary: "List what staff did, newest first",
    description:
      "Ids and codes, no personal information. A line never changes or disappears. The next page is in the Link header.",
    query: auditQuerySchema,
    words: { action: "Code of what was done, for example consultation.contacted" },
    response: z.array(auditLineSchema),
    handle: async ({ c, query: { actor, action, subject, from, to, limit, cursor } }) => {
      const position = cursor === undefined ? undefined : positionOf(cursor);
      const after = position && { at: position.createdAt, id: position.id };
      // One row more than the page shows, to know whether there is a next page.
      const lines = await listAudit(database, { actor, action, subject, ...spanOf(from, to) }, limit + 1, after);
      return answerPage(c, lines, limit, ({ at, id }) => cursorAfter({ createdAt: at, id }));
    },
  }),
];
