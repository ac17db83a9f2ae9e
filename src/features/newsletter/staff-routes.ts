import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { AppError } from "../../lib/app-error.ts";
import { readJsonObject } from "../../lib/body-fields.ts";
import { parseFields } from "../../lib/parse-fields.ts";
import { queryNumber } from "../../lib/query-number.ts";
import { applicationFields } from "../consultations/schema.ts";
import { MAX_ID } from "../outbox/outbox-entry.ts";
import { type ApiEnv, requireRole } from "../staff/require-role.ts";
import { exportSubscribers } from "./export-csv.ts";
import type { NewsletterIssue } from "./issue.ts";
import type { ReaderLists } from "./list-service.ts";
import type { Sendings } from "./sendings-service.ts";

const id = z.int("filterInvalid").check(z.minimum(1, "filterInvalid"), z.maximum(MAX_ID, "filterInvalid"));

/** Body of what is done with a published post. */
export const postBodySchema = z.strictObject({ postId: id });
export const addressBodySchema = z.strictObject({ email: applicationFields.email });

/** Query of `GET /api/newsletter/sendings`. */
export const sendingsQuerySchema = z.strictObject({
  limit: z._default(queryNumber(1, 100), 20),
  /** Id of the last sending of the page before. */
  cursor: z.optional(queryNumber(1, MAX_ID)),
});

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
  const ofStaff = requireRole("admin", "editor");

  const issueOf = async (c: Context<ApiEnv>): Promise<NewsletterIssue> => {
    const { postId } = parseFields(postBodySchema, await readJsonObject(c.req));
    const issue = await findIssue(postId);
    if (!issue) throw new AppError("not-found", "There is no such published post");
    return issue;
  };

  routes.get("/summary", ofStaff, async (c) => c.json(await lists.summary()));

  routes.get("/sendings", ofStaff, async (c) => {
    const { limit, cursor } = parseFields(sendingsQuerySchema, c.req.query());
    // One more than asked for: whether there is a next page.
    const rows = await sendings.list(limit + 1, cursor);
    const page = rows.slice(0, limit);
    if (rows.length > page.length) {
      const next = new URLSearchParams({ ...c.req.query(), cursor: String(page.at(-1)!.id) });
      c.header("Link", `<${c.req.path}?${next}>; rel="next"`);
    }
    return c.json(page);
  });

  routes.post("/sendings", ofStaff, async (c) => c.json(await sendings.begin(await issueOf(c), staffOf(c).id), 201));

  routes.get("/sendings/:id", ofStaff, async (c) => c.json(await sendings.get(idOf(c))));

  routes.post("/sendings/:id/cancel", ofStaff, async (c) => c.json(await sendings.cancel(idOf(c), staffOf(c).id)));

  routes.post("/test-sendings", ofStaff, async (c) => {
    const { email } = staffOf(c);
    await sendings.test(await issueOf(c), email);
    return c.json({ recipient: email }, 202);
  });

  routes.post("/unsubscriptions", ofStaff, async (c) => {
    const { email } = parseFields(addressBodySchema, await readJsonObject(c.req));
    return c.json({ unsubscribed: await lists.unsubscribeAddress(email, staffOf(c).id) });
  });

  routes.get("/subscriptions/export.csv", requireRole("admin"), async (c) => {
    // A link on another site must neither put everybody's address on a disk nor a false line into the audit log.
    const site = c.req.header("sec-fetch-site");
    if (site === "cross-site" || site === "same-site") throw new AppError("forbidden", "Linked to from another site");
    await lists.noteExport(staffOf(c).id);
    return c.body(
      exportSubscribers((after) => lists.page(EXPORT_PAGE, after), c.get("language")),
      200,
      { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": `attachment; filename="newsletter.csv"` },
    );
  });

  return routes;
}

/** Whoever passed `requireRole`. */
function staffOf(c: Context<ApiEnv>) {
  return c.get("staff")!;
}

function idOf(c: Context<ApiEnv>): number {
  const text = c.req.param("id") ?? "";
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number <= MAX_ID)) throw new AppError("not-found", "No sending has such a number");
  return number;
}
