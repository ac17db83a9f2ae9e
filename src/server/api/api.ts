import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { identifyKey, refuseKeyInAddress } from "../../features/api-keys/keys.ts";
import { handleAuth } from "../../features/staff/sign-in/endpoints.ts";
import type { ApiEnv } from "../../lib/http/api-calls.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { Route } from "../../lib/http/route.ts";
import { isLanguage, pathIn } from "../../lib/language.ts";
import { bodyLimitFor, preferredLanguage } from "../http/requests.ts";
import type { RequestContext } from "../http/responses.ts";
import { noteStorageFailure } from "../pages/form-answers.ts";
import type { Services } from "../services.ts";
import { expectedError, problemResponse } from "./problem.ts";
import { declaredRoutes } from "./routes.ts";

const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * French paths of the pages whose forms post to a URL, by that URL. A refused form is answered there with a page, whose
 * URL the browser may load again, as when a phone restores a tab.
 */
const FORM_PAGES: ReadonlyMap<string, string> = new Map([
  ["/api/consultations", "/consultation-gratuite#consultation-form"],
  ["/api/newsletter/subscriptions", "/newsletter"],
]);

/** Everything under `/api`. The front passes a {@link RequestContext} with each request, as Hono's bindings. */
export type Api = Hono<ApiEnv & { Bindings: RequestContext }>;

export function createApi(services: Services): Api {
  const { log } = services;
  const api: Api = new Hono<ApiEnv & { Bindings: RequestContext }>().basePath("/api");

  api.use(async (c, next) => {
    c.set("requestId", c.env.requestId);
    c.set("clientAddress", c.env.clientAddress);
    c.set("language", preferredLanguage(c.req.header("Accept-Language")));
    refuseKeyInAddress(c.req.query());
    const key = await identifyKey(services.apiKeys, c.req.header("Authorization"));
    c.set("staff", key ?? (await services.staff.memberOf(c.req.raw.headers)));
    await next();
    // Whatever we report as done must be on disk, even if it was an earlier request that did it.
    if (!SAFE_METHODS.has(c.req.method) && !c.get("isOnDisk")) await services.database.flushed();
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
    c.header("X-Robots-Tag", "noindex");
  });
  api.use((c, next) => {
    const maxSize = bodyLimitFor(c.req.path, c.get("staff") !== null);
    const onError = () => {
      throw new AppError("too-large", `The body is longer than ${maxSize} bytes`);
    };
    // The front has read the body and set its length; Hono's own limit would build a whole `Request` just to check it.
    const length = c.req.header("content-length");
    if (length === undefined) return bodyLimit({ maxSize, onError })(c, next);
    return Number(length) > maxSize ? onError() : next();
  });

  api.use(async (c, next) => {
    const page = FORM_PAGES.get(c.req.path);
    const isReload = page && c.req.method === "GET" && c.req.header("Accept")?.includes("text/html");
    if (!isReload || c.get("staff")) return await next();
    const asked = c.req.query("language");
    return c.redirect(pathIn(isLanguage(asked) ? asked : c.get("language"), page), 303);
  });

  api.all("/auth/*", (c) => handleAuth(services.staff, c.req.raw));

  mountRoutes(api, declaredRoutes(services));

  api.notFound((c) => {
    throw new AppError("not-found", `No route for ${c.req.method}`);
  });
  api.onError((error, c) => {
    const expected = expectedError(error);
    if (!expected) log.error({ err: error, requestId: c.get("requestId") }, "the API threw");
    else noteStorageFailure(services, expected, c.get("requestId"));
    const response = problemResponse(expected, c.get("language"), c.get("requestId"));
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  });
  return api;
}

/** Mounts routes so that declaration order does not matter: `/posts/export` is matched before `/posts/:id`. */
export function mountRoutes(api: Pick<Api, "on">, routes: readonly Route[]): void {
  const sorted = routes
    // `\uffff` sorts parameters after every literal segment.
    .map((route) => ({ route, key: route.path.replaceAll(/:\w+/g, "\uffff") }))
    .sort((a, b) => Number(a.key > b.key) - Number(a.key < b.key));
  for (const { route } of sorted) api.on(route.method.toUpperCase(), route.path, route.respond);
}
