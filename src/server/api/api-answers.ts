import type { IncomingMessage } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { RETRY_AFTER_STORAGE_FAILURE } from "../../lib/http/app-error.ts";
import { CLIENT_ADDRESS_HEADER } from "../../lib/http/traffic.ts";
import { DEFAULT_LANGUAGE } from "../../lib/language.ts";
import { httpErrors as wordsInEnglish } from "../../text/en/problems.ts";
import { httpErrors as wordsInFrench } from "../../text/fr/problems.ts";
import {
  announcedLength,
  BodyTooLarge,
  bodyLimitFor,
  clientAddress,
  discardBody,
  isCrossSiteWrite,
  preferredLanguage,
  readBody,
  staffBodyLimit,
} from "../http/requests.ts";
import { type Exchange, HTML, plainPage, type RequestContext } from "../http/responses.ts";
import { OWN_WINDOW, POLICY_WITHOUT_CONTENT } from "../http/security-headers.ts";
import type { PageHandler } from "../pages/page-handler.ts";
import { problemOf } from "./problem.ts";

export interface ApiAnswersOptions {
  siteUrl: URL;
  trustedProxies: number;
  log: Logger;
  constantHeaders: readonly string[];
  api(request: Request, context: RequestContext): Response | Promise<Response>;
  renderForApi: PageHandler["renderForApi"];
  /** Whether a request carries a staff session, which allows a longer body; checked before that body is read. */
  isStaff(headers: Headers): Promise<boolean>;
}

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const PROBLEM = "application/problem+json";

/** Reasons why the front itself refuses an API request: the error code for programs, the text for people. */
const REFUSALS = {
  method: { code: "bad-request", status: 405, words: "apiMethod" },
  malformed: { code: "bad-request", status: 400, words: "badRequest" },
  "several-hosts": { code: "bad-request", status: 400, words: "severalHosts" },
  "too-long": { code: "bad-request", status: 414, words: "tooLong" },
  "cross-site": { code: "forbidden", status: 403, words: "crossSite" },
  "too-large": { code: "too-large", status: 413, words: "tooLarge" },
  // For these two errors, the API's own texts are used.
  "signed-out": { code: "unauthenticated", status: 401, words: undefined },
  unavailable: { code: "unavailable", status: 503, words: undefined },
} as const;
type AddressRefusal = "malformed" | "too-long" | "several-hosts";
const WORDS = { fr: wordsInFrench, en: wordsInEnglish };

export interface ApiAnswers {
  /** Checks the request's origin, reads its whole body within the limit, then passes it to the API. */
  answer(exchange: Exchange): Promise<void>;
  /** Refuses a URL that is malformed or too long, or a request that names two hosts, in the API's error format. */
  refuseAddress(exchange: Exchange, reason: AddressRefusal): Promise<void>;
}

export function createApiAnswers(options: ApiAnswersOptions): ApiAnswers {
  const { siteUrl, trustedProxies, log, constantHeaders, renderForApi } = options;
  const contexts = new WeakMap<IncomingMessage, RequestContext>();

  const listener = getRequestListener(
    (request, env) => options.api(request, contexts.get((env as { incoming: IncomingMessage }).incoming)!),
    {
      overrideGlobalObjects: false,
      // This hook gets no request, so it knows neither the language nor the request id.
      errorHandler: (error) => {
        const isClientError = error instanceof Error && error.name === "RequestError";
        if (!isClientError) log.error({ err: error }, "the API threw");
        const problem = problemOf(isClientError ? "bad-request" : "internal", DEFAULT_LANGUAGE, "");
        return Response.json(problem, { status: problem.status, headers: { "Content-Type": PROBLEM } });
      },
    },
  );

  /** Sets default headers, which the API may override. */
  function setDefaults({ outgoing, requestId }: Exchange): void {
    for (let index = 0; index < constantHeaders.length; index += 2) {
      outgoing.setHeader(constantHeaders[index]!, constantHeaders[index + 1]!);
    }
    outgoing.setHeader(...OWN_WINDOW);
    outgoing.setHeader("Content-Security-Policy", POLICY_WITHOUT_CONTENT);
    outgoing.setHeader("Cache-Control", "no-store");
    outgoing.setHeader("X-Request-Id", requestId);
  }

  async function maxBodyBytes(incoming: IncomingMessage): Promise<number> {
    const { headers } = incoming;
    const path = pathOf(incoming);
    if (staffBodyLimit(path) === undefined || headers.cookie === undefined) return bodyLimitFor(path, false);
    return bodyLimitFor(path, await options.isStaff(new Headers({ cookie: headers.cookie })));
  }

  async function answer(exchange: Exchange): Promise<void> {
    const { incoming, outgoing, requestId } = exchange;
    const { method = "", headers } = incoming;
    const path = incoming.url!.split("?", 1)[0]!;
    setDefaults(exchange);
    if (!METHODS.has(method)) return refuse(exchange, "method");
    if (isCrossSiteWrite(method, path, headers, siteUrl.origin)) return refuse(exchange, "cross-site");
    const forwardedFor = headers["x-forwarded-for"] as string | undefined;
    const address = clientAddress(forwardedFor, trustedProxies, incoming.socket.remoteAddress);
    overwriteHeader(incoming, CLIENT_ADDRESS_HEADER, address);
    contexts.set(incoming, {
      requestId,
      clientAddress: address,
      renderPage: (path, status, locals) => renderForApi(requestId, path, status, locals),
    });
    if (method !== "GET" && method !== "HEAD") {
      let maxBytes: number;
      try {
        maxBytes = await maxBodyBytes(incoming);
      } catch (error) {
        // Without the database, the session cannot be checked, so the caller's limit is unknown. The API gives the same 503 to
        // a body that it has read.
        log.error({ err: error, requestId }, "the database is unavailable");
        outgoing.setHeader("Retry-After", RETRY_AFTER_STORAGE_FAILURE);
        return refuse(exchange, "unavailable");
      }
      const expectsGoAhead = headers.expect?.toLowerCase() === "100-continue";
      if (expectsGoAhead && announcedLength(incoming) <= maxBytes) outgoing.writeContinue();
      try {
        // Hono's Node adapter looks here for a body that was already read.
        const rawBody = await readBody(incoming, maxBytes);
        Object.assign(incoming, { rawBody });
        // The body is in memory, so its length is known even if it came chunked. With a length, Hono's body limit does
        // not try to read it again as a stream, which the adapter's request does not have.
        removeHeader(incoming, "transfer-encoding");
        overwriteHeader(incoming, "content-length", String(rawBody.byteLength));
      } catch (error) {
        if (error instanceof BodyTooLarge) {
          // Where staff may send more, the likely cause is an expired session, so ask for a sign-in rather than a
          // shorter text.
          const mayBeStaff = maxBytes < (staffBodyLimit(pathOf(incoming)) ?? 0);
          return refuse(exchange, mayBeStaff ? "signed-out" : "too-large");
        }
        outgoing.destroy();
        return;
      }
    }
    await listener(incoming, outgoing);
  }

  async function refuseAddress(exchange: Exchange, reason: AddressRefusal): Promise<void> {
    setDefaults(exchange);
    await refuse(exchange, reason);
  }

  return { answer, refuseAddress };
}

function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0]!;
}

/** Responds at once, then drains the request, because the client would lose the response if we closed earlier. */
async function refuse({ incoming, outgoing, requestId }: Exchange, refusal: keyof typeof REFUSALS): Promise<void> {
  const { code, status, words } = REFUSALS[refusal];
  // A visitor who sent a form without JavaScript sees this response.
  const asPage = words !== undefined && incoming.headers.accept?.includes("text/html");
  const language = preferredLanguage(incoming.headers["accept-language"]);
  const said = words && { title: WORDS[language][words].title, detail: WORDS[language][words].text };
  const body = asPage ? plainPage(words) : JSON.stringify({ ...problemOf(code, language, requestId), status, ...said });
  outgoing.writeHead(status, {
    "Content-Type": asPage ? HTML : PROBLEM,
    "Content-Language": asPage ? "fr, en" : language,
    "Content-Length": Buffer.byteLength(body),
    Connection: "close",
  });
  outgoing.write(body);
  if (incoming.headers.expect === undefined) await discardBody(incoming);
  outgoing.end();
}

/** Replaces a request header, however the client spelled or repeated it. */
function overwriteHeader(incoming: IncomingMessage, name: string, value: string): void {
  removeHeader(incoming, name);
  incoming.rawHeaders.push(name, value);
  incoming.headers[name] = value;
}

function removeHeader({ rawHeaders, headers }: IncomingMessage, name: string): void {
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    if (rawHeaders[index]!.toLowerCase() === name) rawHeaders.splice(index, 2);
  }
  delete headers[name];
}
