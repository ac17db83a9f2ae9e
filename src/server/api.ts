import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { auditRoutes } from "../features/audit/routes.ts";
import { postRoutes } from "../features/blog/post-routes.ts";
import { blogRoutes } from "../features/blog/routes.ts";
import { transferRoutes } from "../features/blog-transfer/routes.ts";
import { chatRoutes } from "../features/chat/routes.ts";
import { chatStaffRoutes } from "../features/chat/staff-routes.ts";
import { consentLedgerRoutes } from "../features/consent-ledger/staff-routes.ts";
import { followUpRoutes } from "../features/consultations/follow-up-routes.ts";
import { consultationRoutes, type FormOutcome } from "../features/consultations/routes.ts";
import { letterRoutes } from "../features/letters/routes.ts";
import { mediaRoutes } from "../features/media/routes.ts";
import { type FormFailure, isPressAgain, newsletterRoutes } from "../features/newsletter/routes.ts";
import { newsletterStaffRoutes } from "../features/newsletter/staff-routes.ts";
import { outboxRoutes } from "../features/outbox/routes.ts";
import { overviewRoutes } from "../features/overview/routes.ts";
import { peopleRoutes } from "../features/people/routes.ts";
import { type PrivacyFormFailure, privacyRoutes } from "../features/privacy/routes.ts";
import { PRINT_POLICY, privacyStaffRoutes } from "../features/privacy/staff-routes.ts";
import { scoringRoutes } from "../features/scoring/routes.ts";
import type { ApiEnv } from "../features/staff/api-env.ts";
import { staffRoutes } from "../features/staff/routes.ts";
import { progressRoutes } from "../features/visits/routes.ts";
import { AppError } from "../lib/app-error.ts";
import { type Language, pathIn } from "../lib/language.ts";
import { API_DOCS_POLICY, apiDocsPage } from "./api-docs-page.ts";
import { bodyLimitFor } from "./body-limits.ts";
import { deskEventRoutes } from "./desk-events.ts";
import { newsletterIssues } from "./newsletter-issues.ts";
import { openApiDocument } from "./openapi.ts";
import { preferredLanguage } from "./preferred-language.ts";
import { expectedError, problemResponse, wordFields } from "./problem.ts";
import type { RequestContext } from "./request-context.ts";
import { requireRouteRole } from "./route-roles.ts";
import type { Services } from "./services.ts";

/** Where a form sent without JavaScript ends, at its French address. */
const RESULT_PAGE = "/consultation-result";

const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Logs that the storage failed a request, and has whoever asks for readiness look at it. */
type TellOfStorage = (error: AppError, requestId: string) => void;

/** Everything under `/api`. The front hands over a {@link RequestContext} with each request. */
export type Api = Hono<ApiEnv & { Bindings: RequestContext }>;

export function createApi(services: Services): Api {
  const { log } = services;
  const tellOfStorage: TellOfStorage = ({ code, cause }, requestId) => {
    if (code !== "unavailable" || cause === undefined) return;
    log.error({ err: cause, requestId }, "the database is unavailable");
    services.writeCheck.noteFailure();
  };
  const api: Api = new Hono<ApiEnv & { Bindings: RequestContext }>().basePath("/api");

  api.use(async (c, next) => {
    c.set("requestId", c.env.requestId);
    c.set("clientAddress", c.env.clientAddress);
    c.set("language", preferredLanguage(c.req.header("Accept-Language")));
    c.set("staff", await services.staff.memberOf(c.req.raw.headers));
    requireRouteRole(c, c.get("staff"));
    await next();
    // Whatever is answered as done is on disk, also what another request did and this one only found done.
    if (!SAFE_METHODS.has(c.req.method) && !c.get("isOnDisk")) await services.database.flushed();
    c.header("Cache-Control", "no-store");
    c.header("X-Robots-Tag", "noindex");
  });
  api.use((c, next) => {
    const maxSize = bodyLimitFor(c.req.path, c.get("staff") !== null);
    const onError = () => {
      throw new AppError("too-large", `The body is longer than ${maxSize} bytes`);
    };
    // The front says how long the body is that it has read. Hono's limit would make a whole `Request` to look at it.
    const length = c.req.header("content-length");
    if (length === undefined) return bodyLimit({ maxSize, onError })(c, next);
    return Number(length) > maxSize ? onError() : next();
  });

  api.route("/", staffRoutes(services.staff));
  api.route("/consultations", followUpRoutes({ followUps: services.followUps, clock: services.clock }));
  api.route(
    "/consultations",
    consultationRoutes({
      consultations: services.consultations,
      followUps: services.followUps,
      clock: services.clock,
      admit: services.submissionTraffic.admit,
      answerForm: (c, outcome) =>
        answerForm(c as unknown as Context<ApiEnv & { Bindings: RequestContext }>, outcome, tellOfStorage),
    }),
  );

  const { visits, progressTraffic } = services;
  api.route("/form-progress", progressRoutes({ visits, admit: progressTraffic.admit }));

  api.route(
    "/newsletter",
    newsletterRoutes({
      newsletter: services.newsletter,
      admit: services.newsletterTraffic.admit,
      answerFailure: (c, failure) =>
        answerNewsletterFailure(c as unknown as Context<ApiEnv & { Bindings: RequestContext }>, failure, tellOfStorage),
    }),
  );

  api.route("/blog", blogRoutes({ blog: services.blog }));
  api.route("/media", mediaRoutes({ media: services.media }));
  const { posts, media, clock, database } = services;
  api.route("/posts", transferRoutes({ posts, media, clock, flushed: () => database.flushed() }));
  api.route("/posts", postRoutes({ posts: services.posts }));
  api.route(
    "/newsletter",
    newsletterStaffRoutes({
      sendings: services.newsletterSendings,
      lists: services.newsletterLists,
      findIssue: newsletterIssues(services.blog, services.env.SITE_URL ?? ""),
    }),
  );

  api.route(
    "/chat",
    chatStaffRoutes({
      desk: services.chatDesk,
      answers: services.staffAnswers,
    }),
  );
  api.route(
    "/events",
    deskEventRoutes({
      chat: services.chatEvents,
      consultations: services.consultationEvents,
      streams: services.eventStreams,
    }),
  );

  api.route(
    "/chatbot",
    chatRoutes({
      chat: services.chat,
      events: services.chatEvents,
      streams: services.eventStreams,
      admitMessage: services.chatTraffic.admitMessage,
      admitCall: services.chatTraffic.admitCall,
      isSecure: services.env.SITE_URL?.startsWith("https:") ?? false,
      days: services.env.CHAT_RETENTION_DAYS,
    }),
  );

  api.route("/people", peopleRoutes({ people: services.people }));
  api.route(
    "/privacy",
    privacyRoutes({
      privacy: services.privacy,
      clock,
      admit: services.privacyTraffic.admit,
      answerFailure: (c, failure) =>
        answerPrivacyFailure(c as unknown as Context<ApiEnv & { Bindings: RequestContext }>, failure, tellOfStorage),
    }),
  );
  api.route(
    "/privacy",
    privacyStaffRoutes({
      desk: services.privacyDesk,
      retention: services.retention,
      incidents: services.incidents,
      clock,
    }),
  );

  api.route("/privacy/consents", consentLedgerRoutes({ ledger: services.consentLedger, printPolicy: PRINT_POLICY }));

  api.route("/letters", letterRoutes({ letters: services.letters }));
  api.route("/outbox", outboxRoutes({ outbox: services.outbox }));
  api.route("/audit", auditRoutes({ audit: services.audit }));

  api.route("/scoring", scoringRoutes({ scoring: services.scoring }));
  api.route("/overview", overviewRoutes({ overviews: services.overviews }));

  api.get("/openapi.json", (c) => c.json(openApiDocument(c.get("language"), services.env.SITE_URL ?? "")));
  api.get("/docs", (c) => {
    const language = c.get("language");
    const page = apiDocsPage(openApiDocument(language, services.env.SITE_URL ?? ""), language);
    return c.html(page, 200, { "Content-Security-Policy": API_DOCS_POLICY, "Content-Language": language });
  });

  api.notFound((c) => {
    throw new AppError("not-found", `No route for ${c.req.method}`);
  });
  api.onError((error, c) => {
    const expected = expectedError(error);
    if (!expected) log.error({ err: error, requestId: c.get("requestId") }, "the API threw");
    else tellOfStorage(expected, c.get("requestId"));
    const response = problemResponse(expected, c.get("language"), c.get("requestId"));
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  });
  return api;
}

/**
 * A form sent without JavaScript ends on the result page: after a redirect when it was stored, so that a reload sends
 * nothing again; else drawn at once with the errors under the fields and the answers kept.
 */
async function answerForm(
  c: Context<ApiEnv & { Bindings: RequestContext }>,
  outcome: FormOutcome,
  tellOfStorage: TellOfStorage,
): Promise<Response> {
  const page = pathIn(outcome.language, RESULT_PAGE);
  if (outcome.status === "sent") return c.redirect(page, 303);
  const { error, language, values } = outcome;
  return await answerFailed(c, page, error, language, tellOfStorage, ({ code, errors }) => ({
    formResult: { values, errors, code },
  }));
}

/** The newsletter's forms without JavaScript, likewise: the page that was left, with what is wrong. */
function answerNewsletterFailure(
  c: Context<ApiEnv & { Bindings: RequestContext }>,
  { page, language, error, fields }: FormFailure,
  tellOfStorage: TellOfStorage,
): Promise<Response> {
  return answerFailed(c, pathIn(language, page), error, language, tellOfStorage, ({ code, errors, fields: wrong }) => ({
    newsletterResult: {
      email: textIn(fields, "email"),
      token: textIn(fields, "token"),
      error: errors["email"],
      pressAgain: isPressAgain(wrong),
      code,
    },
  }));
}

/** What people ask about their data, likewise. */
function answerPrivacyFailure(
  c: Context<ApiEnv & { Bindings: RequestContext }>,
  { stage, language, error, fields }: PrivacyFormFailure,
  tellOfStorage: TellOfStorage,
): Promise<Response> {
  const page = stage === "ask" ? "/privacy/ask" : "/privacy/request";
  return answerFailed(c, pathIn(language, page), error, language, tellOfStorage, ({ code, errors, fields: wrong }) => ({
    privacyResult: {
      email: textIn(fields, "email"),
      kind: textIn(fields, "kind"),
      wish: textIn(fields, "wish"),
      token: textIn(fields, "token"),
      attempt: textIn(fields, "attempt"),
      stage,
      error: errors["email"],
      pressAgain: isPressAgain(wrong),
      code,
    },
  }));
}

/** A field as it was sent, unchecked; empty unless it is text. */
function textIn(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value : "";
}

/** Draws a page as the answer to a form that failed, with the status of the failure. @throws what is a bug */
async function answerFailed(
  c: Context<ApiEnv & { Bindings: RequestContext }>,
  page: string,
  error: unknown,
  language: Language,
  tellOfStorage: TellOfStorage,
  localsFor: (failure: {
    code: AppError["code"];
    fields: AppError["fields"];
    errors: Record<string, string>;
  }) => Partial<App.Locals>,
): Promise<Response> {
  const expected = expectedError(error);
  if (!expected) throw error;
  tellOfStorage(expected, c.get("requestId"));
  const { status, headers } = problemResponse(expected, language, c.get("requestId"));
  const { code, fields } = expected;
  const answer = await c.env.renderPage(
    page,
    status,
    localsFor({ code, fields, errors: wordFields(expected, language) }),
  );
  const retryAfter = headers.get("Retry-After");
  if (retryAfter !== null) answer.headers.set("Retry-After", retryAfter);
  return answer;
}
