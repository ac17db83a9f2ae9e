import type { IncomingMessage } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { RETRY_AFTER_STORAGE_FAILURE } from "../../lib/http/app-error.ts";
import { CLIENT_ADDRESS_HEADER } from "../../lib/http/client-address-header.ts";
import { DEFAULT_LANGUAGE } from "../../lib/language.ts";
import { httpErrors as wordsInEnglish } from "../../text/en/http-errors.ts";
import { httpErrors as wordsInFrench } from "../../text/fr/http-errors.ts";
import { isCrossSiteWrite } from "../http/cross-site.ts";
import {
  announcedLength,
  BodyTooLarge,
  bodyLimitFor,
  discardBody,
  readBody,
  staffBodyLimit,
} from "../http/request-body.ts";
import { clientAddress, preferredLanguage } from "../http/request-headers.ts";
import { type Exchange, HTML, type RequestContext } from "../http/responses.ts";
import { OWN_WINDOW, POLICY_WITHOUT_CONTENT } from "../http/security-headers.ts";
import type { PageHandler } from "../pages/page-handler.ts";
import { plainPage } from "../pages/plain-page.ts";
import { problemOf } from "./problem.ts";

export interface ApiAnswersOptions {
  siteUrl: URL;
  trustedProxies: number;
  log: Logger;
  constantHeaders: readonly string[];
  api(request: Request, context: RequestContext): Response | Promise<Response>;
  renderForApi: PageHandler["renderForApi"];
  /** Whether a request carries a session of staff, who may send longer bodies: asked before such a body is read. */
  isStaff(headers: Headers): Promise<boolean>;
}

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const PROBLEM = "application/problem+json";

/** Why the front turns a request for the API away by itself: the code that programs get, and the words people get. */
const REFUSALS = {
  method: { code: "bad-request", status: 405, words: "apiMethod" },
  malformed: { code: "bad-request", status: 400, words: "badRequest" },
  "several-hosts": { code: "bad-request", status: 400, words: "severalHosts" },
  "too-long": { code: "bad-request", status: 414, words: "tooLong" },
  "cross-site": { code: "forbidden", status: 403, words: "crossSite" },
  "too-large": { code: "too-large", status: 413, words: "tooLarge" },
  // Their words are those of the API.
  "signed-out": { code: "unauthenticated", status: 401, words: undefined },
  unavailable: { code: "unavailable", status: 503, words: undefined },
} as const;
type AddressRefusal = "malformed" | "too-long" | "several-hosts";
const WORDS = { fr: wordsInFrench, en: wordsInEnglish };

export interface ApiAnswers {
  /** Hands a request to the API: checked for where it comes from, with its whole body, within its bound. */
  answer(exchange: Exchange): Promise<void>;
  /** Turns away an address that is none, too long to be one, or at two hosts, as the API turns things away. */
  refuseAddress(exchange: Exchange, reason: AddressRefusal): Promise<void>;
}

/** How the front answers for the API. */
export function createApiAnswers(options: ApiAnswersOptions): ApiAnswers {
  const { siteUrl, trustedProxies, log, constantHeaders, renderForApi } = options;
  const contexts = new WeakMap<IncomingMessage, RequestContext>();

  const listener = getRequestListener(
    (request, env) => options.api(request, contexts.get((env as { incoming: IncomingMessage }).incoming)!),
    {
      overrideGlobalObjects: false,
      // Without the request there is neither its language nor its id to be told.
      errorHandler: (error) => {
        const isClientError = error instanceof Error && error.name === "RequestError";
        if (!isClientError) log.error({ err: error }, "the API threw");
        const problem = problemOf(isClientError ? "bad-request" : "internal", DEFAULT_LANGUAGE, "");
        return Response.json(problem, { status: problem.status, headers: { "Content-Type": PROBLEM } });
      },
    },
  );

  /** What the API does not say itself. */
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
        // Without the database nobody can say who asks. A short body would be refused by the API in the same words.
        log.error({ err: error, requestId }, "the database is unavailable");
        outgoing.setHeader("Retry-After", RETRY_AFTER_STORAGE_FAILURE);
        return refuse(exchange, "unavailable");
      }
      const expectsGoAhead = headers.expect?.toLowerCase() === "100-continue";
      if (expectsGoAhead && announcedLength(incoming) <= maxBytes) outgoing.writeContinue();
      try {
        // Where Hono's adapter looks for a body that was read before.
        const rawBody = await readBody(incoming, maxBytes);
        Object.assign(incoming, { rawBody });
        // Once read, a body has a length, also one that came in chunks: Hono's limit would otherwise read it again, as a
        // stream that the adapter's request does not have.
        removeHeader(incoming, "transfer-encoding");
        overwriteHeader(incoming, "content-length", String(rawBody.byteLength));
      } catch (error) {
        if (error instanceof BodyTooLarge) {
          // Whose session has run out is told to sign in, not to shorten what they wrote.
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

/** Answers at once, then reads on until the client is done sending: a connection cut before loses the answer. */
async function refuse({ incoming, outgoing, requestId }: Exchange, refusal: keyof typeof REFUSALS): Promise<void> {
  const { code, status, words } = REFUSALS[refusal];
  // A plain form shows its answer to whoever sent it.
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

/** Sets a request header for whoever reads it next, however the client spelled or repeated it. */
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
