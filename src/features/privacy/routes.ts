import { type Context, Hono } from "hono";
import type { Clock } from "../../lib/clock.ts";
import type { ApiEnv } from "../../lib/http/api-env.ts";
import { readBodyFields } from "../../lib/http/body-fields.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { bytesOf, type Traffic } from "../../lib/http/traffic.ts";
import { isLanguage, type Language, pathIn } from "../../lib/language.ts";
import type { PrivacyResult } from "./form-result.ts";
import { copyAsHtml, copyAsJson } from "./hand-over.ts";
import { copySchema, type Format, linkRequestSchema, proofSchema } from "./schema.ts";
import type { Privacy } from "./service.ts";

/** What a form that could not be done ends on: the page it came from, and what was typed. */
export interface PrivacyFormFailure {
  stage: PrivacyResult["stage"];
  language: Language;
  error: unknown;
  fields: Record<string, unknown>;
}

export interface PrivacyRoutesParts {
  privacy: Privacy;
  clock: Clock;
  traffic: Traffic;
  /** Answers a form that failed with a page. @throws what no page has words for */
  answerFailure: (c: Context<ApiEnv>, failure: PrivacyFormFailure) => Promise<Response>;
}

/**
 * `/api/privacy`, what people need of it. Forms of pages, which work without JavaScript, are led on to a page; JSON is
 * answered with JSON. No answer tells whether an address is known.
 */
export function privacyRoutes({ privacy, clock, traffic, answerFailure }: PrivacyRoutesParts): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  routes.post("/links", async (c) => {
    const { kind, fields, language } = await readForm(c);
    try {
      await traffic.attempt(c.get("clientAddress"));
      const asked = parseFields(linkRequestSchema, fields);
      await traffic.admit(c.get("clientAddress"), bytesOf(asked));
      await privacy.mailLink({ kind: asked.kind, email: asked.email, language, wish: asked.wish || null });
      c.set("isOnDisk", true);
      if (kind === "json") return c.json({ status: "link-mailed" }, 202);
      return c.redirect(pathIn(language, "/privacy/check-mail"), 303);
    } catch (error) {
      if (kind === "json") throw error;
      return await answerFailure(c, { stage: "ask", language, error, fields });
    }
  });

  routes.post("/proofs", async (c) => {
    const { kind, fields, language } = await readForm(c);
    try {
      await traffic.attempt(c.get("clientAddress"));
      const asked = parseFields(proofSchema, fields);
      const { subject, token } = await privacy.prove(asked.token, asked.attempt);
      c.set("isOnDisk", true);
      if (kind === "json") return c.json({ kind: subject.kind, dueAt: subject.dueAt, token });
      return c.redirect(`${pathIn(subject.language, "/privacy/request")}?token=${encodeURIComponent(token)}`, 303);
    } catch (error) {
      if (kind === "json") throw error;
      return await answerFailure(c, { stage: "confirm", language, error, fields });
    }
  });

  routes.post("/copies", async (c) => {
    const { kind, fields, language } = await readForm(c);
    try {
      await traffic.attempt(c.get("clientAddress"));
      const { token, format } = parseFields(copySchema, fields);
      const { found, subject } = await privacy.copy(token);
      return copyAnswer(c, format, found, subject.language, clock());
    } catch (error) {
      if (kind === "json") throw error;
      return await answerFailure(c, { stage: "see", language, error, fields });
    }
  });

  return routes;
}

/** A copy as a file to keep. */
export function copyAnswer(
  c: Context<ApiEnv>,
  format: Format,
  found: Parameters<typeof copyAsHtml>[0],
  language: Language,
  at: Date,
): Response {
  const isHtml = format === "html";
  return c.body(isHtml ? copyAsHtml(found, language, at) : copyAsJson(found, language, at), 200, {
    "Content-Type": isHtml ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "Content-Language": language,
    "Content-Disposition": `attachment; filename="${language === "fr" ? "mes-renseignements" : "my-information"}.${format}"`,
  });
}

/** The body, and the language of the page it came from. */
async function readForm(c: Context<ApiEnv>) {
  const { kind, fields } = await readBodyFields(c.req);
  const language = isLanguage(fields["language"]) ? fields["language"] : c.get("language");
  c.set("language", language);
  return { kind, fields, language };
}
