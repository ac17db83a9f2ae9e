import type { Context } from "hono";
import * as z from "zod/mini";
import type { ApiEnv } from "../../lib/http/api-calls.ts";
import { parseFields, readBodyFields } from "../../lib/http/parse-fields.ts";
import { JSON_OR_FORM, route } from "../../lib/http/route.ts";
import { bytesOf, type Traffic } from "../../lib/http/traffic.ts";
import { isLanguage, type Language, pathIn } from "../../lib/language.ts";
import {
  copySchema,
  linkMailedSchema,
  linkRequestSchema,
  type PrivacyResult,
  proofSchema,
  provedSchema,
} from "./model.ts";
import type { PrivacyParts } from "./parts.ts";
import { copyResponse } from "./person.ts";
import { mailLink, proveAddress, takeCopy } from "./requests.ts";

/** A failed form and its input. */
export interface PrivacyFormFailure {
  stage: PrivacyResult["stage"];
  language: Language;
  error: unknown;
  fields: Record<string, unknown>;
}

export interface VisitorApiParts {
  privacy: PrivacyParts;
  privacyTraffic: Traffic;
  /**
   * Renders the page for a failed form.
   * @throws errors that no page covers
   */
  answerFailure: (c: Context<ApiEnv>, failure: PrivacyFormFailure) => Promise<Response>;
}

/**
 * Returns the routes for visitors' privacy requests. Plain forms are answered with a redirect or a page, JSON with
 * JSON.
 */
export function visitorApi({ privacy, privacyTraffic: traffic, answerFailure }: VisitorApiParts) {
  /** Parses a plain form or JSON, and runs the action. */
  async function submit(
    c: Context<ApiEnv>,
    stage: PrivacyResult["stage"],
    work: (fields: Record<string, unknown>, language: Language, isJson: boolean) => Promise<Response>,
  ): Promise<Response> {
    const { kind, fields } = await readBodyFields(c.req);
    const language = isLanguage(fields["language"]) ? fields["language"] : c.get("language");
    c.set("language", language);
    try {
      await traffic.attempt(c.get("clientAddress"));
      return await work(fields, language, kind === "json");
    } catch (error) {
      if (kind === "json") throw error;
      return await answerFailure(c, { stage, language, error, fields });
    }
  }

  return [
    route({
      id: "askAboutData",
      method: "post",
      path: "/privacy/links",
      access: "everybody",
      summary: "Request to see, correct or erase your information",
      description:
        "Mails a link that proves whose address it is, whether or not we hold anything. One email a day for each address and kind of request.",
      rawBody: { schema: linkRequestSchema, types: JSON_OR_FORM },
      response: linkMailedSchema,
      status: 202,
      errors: ["too-many-requests"],
      handle: ({ c }) =>
        submit(c, "ask", async (fields, language, isJson) => {
          const asked = parseFields(linkRequestSchema, fields);
          const { mailsWait } = await traffic.admit(c.get("clientAddress"), bytesOf(asked));
          const link = { kind: asked.kind, email: asked.email, language, wish: asked.wish || null };
          await mailLink(privacy, link, mailsWait);
          c.set("isOnDisk", true);
          if (isJson) return c.json({ status: "link-mailed" }, 202);
          return c.redirect(pathIn(language, "/privacy/check-mail"), 303);
        }),
    }),
    route({
      id: "proveAddress",
      method: "post",
      path: "/privacy/proofs",
      access: "everybody",
      summary: "Confirm a request with the link received",
      description: "The request counts from then on, with its 30 days. Idempotent.",
      rawBody: { schema: proofSchema, types: JSON_OR_FORM },
      response: provedSchema,
      errors: ["too-many-requests", "not-found"],
      handle: ({ c }) =>
        submit(c, "confirm", async (fields, _language, isJson) => {
          const asked = parseFields(proofSchema, fields);
          const { subject, token } = await proveAddress(privacy, asked.token, asked.attempt);
          c.set("isOnDisk", true);
          if (isJson) return c.json({ kind: subject.kind, dueAt: subject.dueAt, token });
          return c.redirect(`${pathIn(subject.language, "/privacy/request")}?token=${encodeURIComponent(token)}`, 303);
        }),
    }),
    route({
      id: "takeCopy",
      method: "post",
      path: "/privacy/copies",
      access: "everybody",
      summary: "Get your information, as JSON or as a page to read",
      description: "With the confirmed link of a request to see, while it is valid.",
      rawBody: { schema: copySchema, types: JSON_OR_FORM },
      response: z.unknown(),
      errors: ["too-many-requests", "not-found"],
      handle: ({ c }) =>
        submit(c, "see", async (fields) => {
          const { token, format } = parseFields(copySchema, fields);
          const { found, subject } = await takeCopy(privacy, token);
          return copyResponse(c, format, found, subject.language, privacy.clock());
        }),
    }),
  ];
}
