import type { Context } from "hono";
import type { ApiEnv } from "../../lib/http/api-calls.ts";
import { parseFields, readBodyFields } from "../../lib/http/parse-fields.ts";
import { JSON_OR_FORM, route } from "../../lib/http/route.ts";
import { bytesOf, type Traffic } from "../../lib/http/traffic.ts";
import { isLanguage, type Language, pathIn } from "../../lib/language.ts";
import { newsletterConsentWording } from "./consent-wording.ts";
import {
  confirmationMailedSchema,
  confirmedSchema,
  NEWSLETTER_CONSENT_VERSION,
  openedTokenSchema,
  subscriptionSchema,
  tokenQuerySchema,
  tokenSchema,
  unsubscribedSchema,
} from "./model.ts";
import type { NewsletterParts } from "./parts.ts";
import { confirmSubscription, subscribe, unsubscriptionOf } from "./subscribing/subscribe.ts";
import { unsubscribe } from "./subscribing/unsubscribe.ts";

/** A failed form: the page it came from, as a French address, and what that page should know. */
export interface FormFailure {
  page: "/newsletter" | "/newsletter/confirm" | "/newsletter/unsubscribe";
  language: Language;
  error: unknown;
  /** As sent. */
  fields: Readonly<Record<string, unknown>>;
}

export interface NewsletterApiParts {
  newsletter: NewsletterParts;
  newsletterTraffic: Traffic;
  /** Responds to a failed form with a page. @throws errors that no page covers */
  answerFailure: (c: Context<ApiEnv>, failure: FormFailure) => Promise<Response>;
}

/**
 * `/api/newsletter` for readers. Page forms, which work without JavaScript, redirect to a page; JSON gets JSON. No
 * response reveals whether an address is known.
 */
export function newsletterApi(parts: NewsletterApiParts) {
  const { newsletter, newsletterTraffic: traffic } = parts;

  /** Parses a page's form, or JSON, carries out the action, and responds in the same format. */
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
      description: "With the token of the confirmation email. A second time changes nothing.",
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
        "The token in the address unsubscribes with one press, whatever the body (RFC 8058); in the body it comes from the page. A second time changes nothing.",
      query: tokenQuerySchema,
      rawBody: { schema: tokenSchema, types: JSON_OR_FORM },
      response: unsubscribedSchema,
      errors: ["not-found"],
      async handle({ c, query: { token } }) {
        // RFC 8058: the address identifies the subscription; the body only says that someone pressed, in one of two
        // formats.
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
