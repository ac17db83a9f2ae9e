import type { Context } from "hono";
import * as z from "zod/mini";
import type { ApiEnv } from "../../lib/http/api-calls.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { answerPage } from "../../lib/http/list-query.ts";
import { parseFields, readBodyFields } from "../../lib/http/parse-fields.ts";
import { JSON_OR_FORM, route } from "../../lib/http/route.ts";
import { bytesOf, refuseForeignLink, type Traffic } from "../../lib/http/traffic.ts";
import { isLanguage, type Language, pathIn } from "../../lib/language.ts";
import type { BlogReading } from "../blog/assemble.ts";
import {
  addressBodySchema,
  confirmationMailedSchema,
  confirmedSchema,
  listSummarySchema,
  NEWSLETTER_CONSENT_VERSION,
  type NewsletterIssue,
  openedTokenSchema,
  postBodySchema,
  sendingSchema,
  sendingsQuerySchema,
  subscriptionSchema,
  testSentSchema,
  tokenQuerySchema,
  tokenSchema,
  unsubscribedCountSchema,
  unsubscribedSchema,
} from "./model.ts";
import { exportSubscribers, summarizeReaders } from "./read-subscribers.ts";
import { beginSending, cancelSending, issueOf, listSendings, readSending, sendTest } from "./sendings.ts";
import {
  confirmSubscription,
  type NewsletterParts,
  newsletterConsentWording,
  subscribe,
  unsubscribe,
  unsubscribeAddress,
  unsubscriptionOf,
} from "./subscriptions.ts";

/** A failed form: the French path of its page, and what that page shows. */
export interface FormFailure {
  page: "/newsletter" | "/newsletter/confirm" | "/newsletter/unsubscribe";
  language: Language;
  error: unknown;
  /** The fields as sent. */
  fields: Readonly<Record<string, unknown>>;
}

interface NewsletterApiParts {
  newsletter: NewsletterParts;
  newsletterTraffic: Traffic;
  /**
   * Renders the page that answers a failed form.
   * @throws errors that no page covers
   */
  answerFailure: (c: Context<ApiEnv>, failure: FormFailure) => Promise<Response>;
}

/**
 * Defines the readers' routes under `/api/newsletter`. A plain form is redirected to a page; JSON gets JSON. No
 * response reveals whether an email address is known.
 */
export function newsletterApi(parts: NewsletterApiParts) {
  const { newsletter, newsletterTraffic: traffic } = parts;

  /** Parses a plain form or JSON, carries out the action, and responds in the same format. */
  async function submit(
    c: Context<ApiEnv>,
    page: FormFailure["page"],
    status: 200 | 202,
    work: (fields: Record<string, unknown>, language: Language) => Promise<{ done: object; next: string }>,
  ): Promise<Response> {
    const { kind, fields } = await readBodyFields(c.req);
    const language = isLanguage(fields["language"]) ? fields["language"] : c.get("language");
    c.set("language", language);
    try {
      const { done, next } = await work(fields, language);
      c.set("isOnDisk", true);
      return kind === "json" ? c.json(done, status) : c.redirect(next, 303);
    } catch (error) {
      if (kind === "json") throw error;
      return await parts.answerFailure(c, { page, language, error, fields });
    }
  }

  return [
    route({
      id: "subscribe",
      method: "post",
      path: "/newsletter/subscriptions",
      about: "Newsletter",
      access: "everybody",
      summary: "Subscribe to the newsletter",
      description:
        "A confirmation email is sent, at most once a day to an address. The response is the same whether or not the address is known. A form without JavaScript leads to a page instead of JSON.",
      rawBody: { schema: subscriptionSchema, types: JSON_OR_FORM },
      response: confirmationMailedSchema,
      status: 202,
      errors: ["too-many-requests"],
      handle: ({ c }) =>
        submit(c, "/newsletter", 202, async (fields, language) => {
          await traffic.attempt(c.get("clientAddress"));
          const asked = parseFields(subscriptionSchema, fields);
          const { mailsWait } = await traffic.admit(c.get("clientAddress"), bytesOf(asked));
          const version = asked.consentVersion || NEWSLETTER_CONSENT_VERSION;
          const consent = { version, wording: newsletterConsentWording(language, version) };
          const request = { address: asked.email, language, source: asked.placement, consent };
          await subscribe(newsletter, request, mailsWait);
          return { done: { status: "confirmation-mailed" }, next: pathIn(language, "/newsletter/check-mail") };
        }),
    }),
    route({
      id: "confirmSubscription",
      method: "post",
      path: "/newsletter/confirm",
      access: "everybody",
      summary: "Confirm a subscription",
      description: "With the token of the confirmation email. Idempotent.",
      rawBody: { schema: tokenSchema, types: JSON_OR_FORM },
      response: confirmedSchema,
      errors: ["not-found"],
      handle: ({ c }) =>
        submit(c, "/newsletter/confirm", 200, async (fields) => {
          const language = await confirmSubscription(newsletter, parseFields(tokenSchema, fields).token);
          return { done: { status: "confirmed" }, next: pathIn(language, "/newsletter/confirmed") };
        }),
    }),
    route({
      id: "openUnsubscribePage",
      method: "get",
      path: "/newsletter/unsubscribe",
      access: "everybody",
      summary: "Redirect to the unsubscribe page",
      description: "For mail programs that open the address of List-Unsubscribe.",
      query: openedTokenSchema,
      status: 302,
      async handle({ c, query: { token } }) {
        const subject = await unsubscriptionOf(newsletter, token);
        const page = pathIn(subject?.language ?? c.get("language"), "/newsletter/unsubscribe");
        return c.redirect(`${page}?token=${encodeURIComponent(token)}`, 302);
      },
    }),
    route({
      id: "unsubscribe",
      method: "post",
      path: "/newsletter/unsubscribe",
      access: "everybody",
      summary: "Unsubscribe",
      description:
        "The token in the address unsubscribes with one press, whatever the body (RFC 8058); in the body it comes from the page. Idempotent.",
      query: tokenQuerySchema,
      rawBody: { schema: tokenSchema, types: JSON_OR_FORM },
      response: unsubscribedSchema,
      errors: ["not-found"],
      async handle({ c, query: { token } }) {
        // RFC 8058: the URL identifies the subscription; the body, in one of two formats, only confirms the click.
        if (token !== undefined) {
          await unsubscribe(newsletter, token, "one-click");
          c.set("isOnDisk", true);
          return c.json({ status: "unsubscribed" });
        }
        return await submit(c, "/newsletter/unsubscribe", 200, async (fields) => {
          const language = await unsubscribe(newsletter, parseFields(tokenSchema, fields).token, "link");
          return { done: { status: "unsubscribed" }, next: pathIn(language, "/newsletter/unsubscribed") };
        });
      },
    }),
  ];
}

interface NewsletterStaffApiParts {
  newsletter: NewsletterParts;
  blog: Pick<BlogReading, "card">;
}

/** Defines the staff routes under `/api/newsletter`. */
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
      description: "With the number of readers in each state.",
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
      description: "Only to the address of the signed-in member.",
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
      description: "For people who ask in person or by email. The action is logged without the address.",
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
