import { type Context, Hono } from "hono";
import { type ApiEnv, staffOf } from "../../lib/http/api-env.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { readJsonObject } from "../../lib/http/body-fields.ts";
import { answerPage } from "../../lib/http/next-page.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { recordId } from "../../lib/http/record-id.ts";
import { refuseForeignLink } from "../../lib/http/refuse-foreign-link.ts";
import { exportSubscribers } from "./export-csv.ts";
import type { NewsletterIssue } from "./issue.ts";
import type { ReaderLists } from "./list-service.ts";
import type { Sendings } from "./sendings-service.ts";
import { addressBodySchema, postBodySchema, sendingsQuerySchema } from "./staff-schema.ts";

/** Rows read at once for the export: about 300 KB. */
const EXPORT_PAGE = 500;

export interface NewsletterStaffRoutesParts {
  sendings: Sendings;
  lists: ReaderLists;
  /** What a published post says; undefined for one that is not published. */
  findIssue: (postId: number) => Promise<NewsletterIssue | undefined>;
}

/** `/api/newsletter`, what the staff need of it. */
export function newsletterStaffRoutes({ sendings, lists, findIssue }: NewsletterStaffRoutesParts): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  const issueOf = async (c: Context<ApiEnv>): Promise<NewsletterIssue> => {
    const { postId } = parseFields(postBodySchema, await readJsonObject(c.req));
    const issue = await findIssue(postId);
    if (!issue) throw new AppError("not-found", "There is no such published post");
    return issue;
  };

  routes.get("/summary", async (c) => c.json(await lists.summary()));

  routes.get("/sendings", async (c) => {
    const { limit, cursor } = parseFields(sendingsQuerySchema, c.req.query());
    // One more than asked for: whether there is a next page.
    const rows = await sendings.list(limit + 1, cursor);
    return answerPage(c, rows, limit, ({ id }) => String(id));
  });

  routes.post("/sendings", async (c) => c.json(await sendings.begin(await issueOf(c), staffOf(c).id), 201));

  routes.get("/sendings/:id", async (c) => c.json(await sendings.get(recordId(c))));

  routes.post("/sendings/:id/cancel", async (c) => c.json(await sendings.cancel(recordId(c), staffOf(c).id)));

  routes.post("/test-sendings", async (c) => {
    const { email } = staffOf(c);
    await sendings.test(await issueOf(c), email);
    return c.json({ recipient: email }, 202);
  });

  routes.post("/unsubscriptions", async (c) => {
    const { email } = parseFields(addressBodySchema, await readJsonObject(c.req));
    return c.json({ unsubscribed: await lists.unsubscribeAddress(email, staffOf(c).id) });
  });

  routes.get("/subscriptions/export.csv", async (c) => {
    refuseForeignLink(c);
    await lists.noteExport(staffOf(c).id);
    return c.body(
      exportSubscribers((after) => lists.page(EXPORT_PAGE, after), c.get("language")),
      200,
      { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": `attachment; filename="newsletter.csv"` },
    );
  });

  return routes;
}
