import * as z from "zod/mini";
import { AppError } from "../../lib/http/app-error.ts";
import { answerPage } from "../../lib/http/cursor.ts";
import { refuseForeignLink } from "../../lib/http/refuse-foreign-link.ts";
import { route } from "../../lib/http/route.ts";
import type { BlogReading } from "../blog/assemble.ts";
import { issueOf } from "./issue.ts";
import {
  addressBodySchema,
  listSummarySchema,
  type NewsletterIssue,
  postBodySchema,
  sendingSchema,
  sendingsQuerySchema,
  testSentSchema,
  unsubscribedCountSchema,
} from "./model.ts";
import type { NewsletterParts } from "./parts.ts";
import { exportSubscribers, summarizeReaders } from "./read-subscribers.ts";
import { listSendings, readSending } from "./sendings/read-sendings.ts";
import { beginSending, cancelSending, sendTest } from "./sendings/send-issue.ts";
import { unsubscribeAddress } from "./subscribing/unsubscribe.ts";

export interface NewsletterStaffApiParts {
  newsletter: NewsletterParts;
  blog: Pick<BlogReading, "card">;
}

/** `/api/newsletter` for staff. */
export function newsletterStaffApi({ newsletter, blog }: NewsletterStaffApiParts) {
  const publishedIssue = async ({ postId }: { postId: number }): Promise<NewsletterIssue> => {
    const card = await blog.card(postId);
    if (!card) throw new AppError("not-found", "There is no such published post");
    return issueOf({ ...card, postId }, newsletter.siteUrl);
  };

  return [
    route({
      id: "summarizeReaders",
      method: "get",
      path: "/newsletter/summary",
      access: "staff",
      scope: "newsletter:read",
      summary: "Count the readers",
      description: "By language and state, and who joined and left in twelve weeks. Without any address.",
      response: listSummarySchema,
      handle: () => summarizeReaders(newsletter),
    }),
    route({
      id: "listSendings",
      method: "get",
      path: "/newsletter/sendings",
      access: "staff",
      scope: "newsletter:read",
      summary: "List the sendings, newest first",
      description: "With their progress. The next page is in the Link header.",
      query: sendingsQuerySchema,
      response: z.array(sendingSchema),
      handle: async ({ c, query: { limit, cursor } }) =>
        // One extra row, to know whether there is a next page.
        answerPage(c, await listSendings(newsletter, limit + 1, cursor), limit, ({ id }) => String(id)),
    }),
    route({
      id: "beginSending",
      method: "post",
      path: "/newsletter/sendings",
      access: "staff",
      summary: "Send a published article to its readers",
      description:
        "To each confirmed reader of the article’s language, once. A sending that was stopped goes on where it was.",
      body: postBodySchema,
      response: sendingSchema,
      status: 201,
      errors: ["not-found", "conflict"],
      handle: async ({ body, staff }) => await beginSending(newsletter, await publishedIssue(body), staff.id),
    }),
    route({
      id: "getSending",
      method: "get",
      path: "/newsletter/sendings/:id",
      access: "staff",
      scope: "newsletter:read",
      summary: "Read a sending",
      description: "With how many readers stand where.",
      response: sendingSchema,
      handle: ({ id }) => readSending(newsletter, id()),
    }),
    route({
      id: "cancelSending",
      method: "post",
      path: "/newsletter/sendings/:id/cancel",
      access: "staff",
      summary: "Cancel a sending",
      description: "Only emails already on their way to the mail server still go out.",
      response: sendingSchema,
      errors: ["conflict"],
      handle: ({ id, staff }) => cancelSending(newsletter, id(), staff.id),
    }),
    route({
      id: "testSending",
      method: "post",
      path: "/newsletter/test-sendings",
      access: "staff",
      summary: "Send yourself a test",
      description: "To the address of whoever is signed in, and to it alone.",
      body: postBodySchema,
      response: testSentSchema,
      status: 202,
      errors: ["not-found"],
      async handle({ body, staff: { email } }) {
        await sendTest(newsletter, await publishedIssue(body), email);
        return { recipient: email };
      },
    }),
    route({
      id: "unsubscribeAddress",
      method: "post",
      path: "/newsletter/unsubscriptions",
      access: "staff",
      scope: "newsletter:write",
      summary: "Unsubscribe an address",
      description: "For whoever asks in person or by email. The action is logged, without the address.",
      body: addressBodySchema,
      response: unsubscribedCountSchema,
      handle: async ({ body, staff }) => ({ unsubscribed: await unsubscribeAddress(newsletter, body.email, staff.id) }),
    }),
    route({
      id: "exportSubscribers",
      method: "get",
      path: "/newsletter/subscriptions/export.csv",
      access: "admin",
      scope: "newsletter:read",
      summary: "Export the readers as CSV",
      description: "With the proof of each consent. The action is logged.",
      response: z.string(),
      type: "text/csv",
      async handle({ c, staff }) {
        refuseForeignLink(c);
        return c.body(await exportSubscribers(newsletter, c.get("language"), staff.id), 200, {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="newsletter.csv"`,
        });
      },
    }),
  ];
}
