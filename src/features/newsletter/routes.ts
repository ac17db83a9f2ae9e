import { type Context, Hono } from "hono";
import type { ApiEnv } from "../../lib/http/api-env.ts";
import { readBodyFields } from "../../lib/http/body-fields.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { bytesOf, type Traffic } from "../../lib/http/traffic.ts";
import { isLanguage, type Language, pathIn } from "../../lib/language.ts";
import { newsletterConsentWording } from "./consent-wording.ts";
import { NEWSLETTER_CONSENT_VERSION, subscriptionSchema, tokenSchema } from "./schema.ts";
import type { Newsletter } from "./service.ts";

/** What a form that could not be done ends on: the page, at its French address, and what it should know. */
export interface FormFailure {
  page: "/newsletter" | "/newsletter/confirm" | "/newsletter/unsubscribe";
  language: Language;
  error: unknown;
  /** As they were sent. */
  fields: Readonly<Record<string, unknown>>;
}

export interface NewsletterRoutesParts {
  newsletter: Newsletter;
  traffic: Traffic;
  /** Answers a form that failed with a page. @throws what no page has words for */
  answerFailure: (c: Context<ApiEnv>, failure: FormFailure) => Promise<Response>;
}

/**
 * `/api/newsletter`, what readers need of it. Forms of pages, which work without JavaScript, are led on to a page; JSON
 * is answered with JSON. No answer tells whether an address is known.
 */
export function newsletterRoutes({ newsletter, traffic, answerFailure }: NewsletterRoutesParts): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  routes.post("/subscriptions", async (c) => {
    const { kind, fields } = await readBodyFields(c.req);
    const language = isLanguage(fields["language"]) ? fields["language"] : c.get("language");
    c.set("language", language);
    try {
      await traffic.attempt(c.get("clientAddress"));
      const asked = parseFields(subscriptionSchema, fields);
      await traffic.admit(c.get("clientAddress"), bytesOf(asked));
      const version = asked.consentVersion || NEWSLETTER_CONSENT_VERSION;
      const consent = { version, wording: newsletterConsentWording(language, version) };
      await newsletter.subscribe({ address: asked.email, language, source: asked.placement, consent });
      c.set("isOnDisk", true);
      if (kind === "json") return c.json({ status: "confirmation-mailed" }, 202);
      return c.redirect(pathIn(language, "/newsletter/check-mail"), 303);
    } catch (error) {
      if (kind === "json") throw error;
      return await answerFailure(c, { page: "/newsletter", language, error, fields });
    }
  });

  routes.post("/confirm", (c) =>
    act(c, "/newsletter/confirm", async (token) => ({
      language: await newsletter.confirm(token),
      status: "confirmed",
      page: "/newsletter/confirmed",
    })),
  );

  /** Where mail programs that know no one-click lead a person: to the page. */
  routes.get("/unsubscribe", async (c) => {
    const token = c.req.query("token") ?? "";
    const subject = await newsletter.unsubscriptionOf(token);
    const page = pathIn(subject?.language ?? c.get("language"), "/newsletter/unsubscribe");
    return c.redirect(`${page}?token=${encodeURIComponent(token)}`, 302);
  });

  routes.post("/unsubscribe", async (c) => {
    // RFC 8058: the address says which subscription; the body says only that somebody pressed, in one of two formats.
    const token = c.req.query("token");
    if (token !== undefined) {
      await newsletter.unsubscribe(token, "one-click");
      c.set("isOnDisk", true);
      return c.json({ status: "unsubscribed" });
    }
    return await act(c, "/newsletter/unsubscribe", async (sent) => ({
      language: await newsletter.unsubscribe(sent, "link"),
      status: "unsubscribed",
      page: "/newsletter/unsubscribed",
    }));
  });

  /** Does what the token of a body allows, then answers in the format that was sent. */
  async function act(
    c: Context<ApiEnv>,
    failurePage: FormFailure["page"],
    work: (token: string) => Promise<{ language: Language; status: string; page: string }>,
  ): Promise<Response> {
    const { kind, fields } = await readBodyFields(c.req);
    const language = isLanguage(fields["language"]) ? fields["language"] : c.get("language");
    c.set("language", language);
    try {
      const done = await work(parseFields(tokenSchema, fields).token);
      c.set("isOnDisk", true);
      return kind === "json" ? c.json({ status: done.status }) : c.redirect(pathIn(done.language, done.page), 303);
    } catch (error) {
      if (kind === "json") throw error;
      return await answerFailure(c, { page: failurePage, language, error, fields });
    }
  }

  return routes;
}
