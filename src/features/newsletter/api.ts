import type { Context } from "hono";
import * as z from "zod/mini";
import type { ApiEnv } from "../../lib/http/api-env.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { readBodyFields } from "../../lib/http/body-fields.ts";
import { answerPage } from "../../lib/http/next-page.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { refuseForeignLink } from "../../lib/http/refuse-foreign-link.ts";
import { JSON_OR_FORM, type Route, route } from "../../lib/http/route.ts";
import { bytesOf, type Traffic } from "../../lib/http/traffic.ts";
import { isLanguage, type Language, pathIn } from "../../lib/language.ts";
import { newsletterConsentWording } from "./consent-wording.ts";
import { exportSubscribers } from "./export-csv.ts";
import type { ReaderLists } from "./list-service.ts";
import {
  addressBodySchema,
  confirmationMailedSchema,
  confirmedSchema,
  listSummarySchema,
  NEWSLETTER_CONSENT_VERSION,
  type NewsletterIssue,
  postBodySchema,
  sendingSchema,
  sendingsQuerySchema,
  subscriptionSchema,
  testSentSchema,
  tokenSchema,
  unsubscribedCountSchema,
  unsubscribedSchema,
} from "./model.ts";
import type { Sendings } from "./sendings-service.ts";
import type { Newsletter } from "./service.ts";

/** Rows read at once for the export: about 300 KB. */
const EXPORT_PAGE = 500;

/** What a form that could not be done ends on: the page, at its French address, and what it should know. */
export interface FormFailure {
  page: "/newsletter" | "/newsletter/confirm" | "/newsletter/unsubscribe";
  language: Language;
  error: unknown;
  /** As they were sent. */
  fields: Readonly<Record<string, unknown>>;
}

export interface NewsletterApiParts {
  newsletter: Newsletter;
  newsletterSendings: Sendings;
  newsletterLists: ReaderLists;
  newsletterTraffic: Traffic;
  /** Answers a form that failed with a page. @throws what no page has words for */
  answerFailure: (c: Context<ApiEnv>, failure: FormFailure) => Promise<Response>;
  /** What a published post says; undefined for one that is not published. */
  findIssue: (postId: number) => Promise<NewsletterIssue | undefined>;
}

/**
 * `/api/newsletter`. Forms of pages, which work without JavaScript, are led on to a page; JSON gets JSON. No response tells
 * whether an address is known.
 */
export function newsletterApi(parts: NewsletterApiParts): Route[] {
  const { newsletter, newsletterSendings: sendings, newsletterLists: lists, newsletterTraffic: traffic } = parts;

  /** Reads a form of a page, or JSON, does what it asks for, and responds in the format that was sent. */
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

  const issueOf = async ({ postId }: { postId: number }): Promise<NewsletterIssue> => {
    const issue = await parts.findIssue(postId);
    if (!issue) throw new AppError("not-found", "There is no such published post");
    return issue;
  };

  return [
    route({
      id: "subscribe",
      method: "post",
      path: "/newsletter/subscriptions",
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
          await traffic.admit(c.get("clientAddress"), bytesOf(asked));
          const version = asked.consentVersion || NEWSLETTER_CONSENT_VERSION;
          const consent = { version, wording: newsletterConsentWording(language, version) };
          await newsletter.subscribe({ address: asked.email, language, source: asked.placement, consent });
          return { done: { status: "confirmation-mailed" }, next: pathIn(language, "/newsletter/check-mail") };
        }),
    }),
    route({
      id: "confirmSubscription",
      method: "post",
      path: "/newsletter/confirm",
      access: "everybody",
      summary: "Confirm a subscription",
      description: "With the token of the confirmation email. A second time changes nothing.",
      rawBody: { schema: tokenSchema, types: JSON_OR_FORM },
      response: confirmedSchema,
      errors: ["not-found"],
      handle: ({ c }) =>
        submit(c, "/newsletter/confirm", 200, async (fields) => {
          const language = await newsletter.confirm(parseFields(tokenSchema, fields).token);
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
      query: z.object({ token: z._default(z.string(), "") }),
      status: 302,
      async handle({ c, query: { token } }) {
        const subject = await newsletter.unsubscriptionOf(token);
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
        "The token in the address unsubscribes with one press, whatever the body (RFC 8058); in the body it comes from the page. A second time changes nothing.",
      query: z.object({ token: z.optional(z.string()) }),
      rawBody: { schema: tokenSchema, types: JSON_OR_FORM },
      response: unsubscribedSchema,
      errors: ["not-found"],
      async handle({ c, query: { token } }) {
        // RFC 8058: the address says which subscription; the body says only that somebody pressed, in one of two formats.
        if (token !== undefined) {
          await newsletter.unsubscribe(token, "one-click");
          c.set("isOnDisk", true);
          return c.json({ status: "unsubscribed" });
        }
        return await submit(c, "/newsletter/unsubscribe", 200, async (fields) => {
          const language = await newsletter.unsubscribe(parseFields(tokenSchema, fields).token, "link");
          return { done: { status: "unsubscribed" }, next: pathIn(language, "/newsletter/unsubscribed") };
        });
      },
    }),
    route({
      id: "summarizeReaders",
      method: "get",
      path: "/newsletter/summary",
      access: "staff",
      summary: "Count the readers",
      description: "By language and state, and who joined and left in twelve weeks. Without any address.",
      response: listSummarySchema,
      handle: () => lists.summary(),
    }),
    route({
      id: "listSendings",
      method: "get",
      path: "/newsletter/sendings",
      access: "staff",
      summary: "List the sendings, newest first",
      description: "With their progress. The next page is in the Link header.",
      query: sendingsQuerySchema,
      response: z.array(sendingSchema),
      handle: async ({ c, query: { limit, cursor } }) =>
        // One more than asked for: whether there is a next page.
        answerPage(c, await sendings.list(limit + 1, cursor), limit, ({ id }) => String(id)),
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
      handle: async ({ body, staff }) => await sendings.begin(await issueOf(body), staff.id),
    }),
    route({
      id: "getSending",
      method: "get",
      path: "/newsletter/sendings/:id",
      access: "staff",
      summary: "Read a sending",
      description: "With how many readers stand where.",
      response: sendingSchema,
      handle: ({ id }) => sendings.get(id()),
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
      handle: ({ id, staff }) => sendings.cancel(id(), staff.id),
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
        await sendings.test(await issueOf(body), email);
        return { recipient: email };
      },
    }),
    route({
      id: "unsubscribeAddress",
      method: "post",
      path: "/newsletter/unsubscriptions",
      access: "staff",
      summary: "Unsubscribe an address",
      description: "For whoever asks in person or by email. The action is logged, without the address.",
      body: addressBodySchema,
      response: unsubscribedCountSchema,
      handle: async ({ body, staff }) => ({ unsubscribed: await lists.unsubscribeAddress(body.email, staff.id) }),
    }),
    route({
      id: "exportSubscribers",
      method: "get",
      path: "/newsletter/subscriptions/export.csv",
      access: "admin",
      summary: "Export the readers as CSV",
      description: "With the proof of each consent. The action is logged.",
      response: z.string(),
      type: "text/csv",
      async handle({ c, staff }) {
        refuseForeignLink(c);
        await lists.noteExport(staff.id);
        return c.body(
          exportSubscribers((after) => lists.page(EXPORT_PAGE, after), c.get("language")),
          200,
          { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": `attachment; filename="newsletter.csv"` },
        );
      },
    }),
  ];
}
