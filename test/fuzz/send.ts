import { Agent, request as httpRequest } from "node:http";
import { httpErrors as errorsInEnglish, problems as inEnglish } from "../../src/text/en/problems.ts";
import { httpErrors as errorsInFrench, problems as inFrench } from "../../src/text/fr/problems.ts";
import type { FuzzedRequest } from "./requests.ts";

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  ms: number;
}

/** Number of a response's characters to check; exports are longer, and streams endless. */
const LOOKED_AT = 200_000;
/** How long to read from a stream, in ms; its first lines arrive immediately. */
const STREAM_PATIENCE = 60;

/**
 * Creates a client that sends HTTP requests over persistent connections.
 * @param cookie returns the session cookie to send
 */
export function sender(url: string, cookie: (who: FuzzedRequest["who"]) => string | undefined) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const { hostname, port } = new URL(url);

  function send({ method, target, headers, body, who }: FuzzedRequest): Promise<Answer> {
    const session = cookie(who);
    const cookies = [session, headers["Cookie"]].filter((one) => one !== undefined).join("; ");
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const sent = httpRequest({
        ...{ agent, hostname, port, method, path: target },
        headers: {
          ...headers,
          ...(cookies === "" ? {} : { Cookie: cookies }),
          ...(body ? { "Content-Length": body.byteLength } : {}),
        },
      });
      sent.on("response", (response) => {
        let text = "";
        const done = () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: text,
            ms: performance.now() - started,
          });
        const isStream = response.headers["content-type"]?.startsWith("text/event-stream");
        if (isStream) setTimeout(() => response.destroy(), STREAM_PATIENCE);
        response.on("data", (chunk) => {
          if (text.length < LOOKED_AT) text += chunk;
        });
        response.on("end", done).on("close", done);
      });
      sent.on("error", reject);
      sent.end(body);
    });
  }
  return { send, close: () => agent.destroy() };
}

/** Matches internals that must not leak: stack traces, files, SQL, names of components. */
export const LEAKS =
  /\bat \S+ \(|node:internal|node_modules|file:\/\/\/|\.[cm]?[jt]s:\d+|\/(?:tmp|home|root|usr|var|work)\/[\w.-]|SQLITE_|sqlite|postgres|kysely|syntax error at|violates|select .{1,80} from |insert into |ZodError|TypeError|ReferenceError|\bECONN|\bENOENT/i;

/** Longest allowed response time on a busy machine, in ms; the assistant's first answer takes longest. */
const PATIENCE = 15_000;

const TITLES = {
  fr: titlesOf(inFrench, errorsInFrench),
  en: titlesOf(inEnglish, errorsInEnglish),
};

function titlesOf(problems: object, errors: object): ReadonlySet<string> {
  const words = [...Object.values(problems), ...Object.values(errors)] as { title?: string }[];
  return new Set(words.flatMap(({ title }) => (title === undefined ? [] : [title])));
}

/** Whether errors need not be problem documents: for forms, page requests, and better-auth's endpoints. */
const isOfPages = ({ operation, headers }: FuzzedRequest) =>
  operation.includes(" /api/auth/") ||
  headers["Content-Type"]?.startsWith("application/x-www-form-urlencoded") ||
  headers["Accept"] === "text/html";

export function faultsOf(request: FuzzedRequest, { status, headers, body, ms }: Answer): string[] {
  const faults: string[] = [];
  if (status >= 500 || status < 200) faults.push(`answered ${status}`);
  if (ms > PATIENCE) faults.push(`took ${Math.round(ms)} ms`);
  const type = String(headers["content-type"] ?? "");
  // A redirect to the canonical URL and the API's own document may be cached, because they are the same for everyone.
  const isSame = status === 301 || status === 308 || request.operation === "GET /api/openapi.json";
  if (!isSame && !String(headers["cache-control"]).includes("no-store"))
    faults.push(`may be kept: ${headers["cache-control"]}`);
  if (headers["x-content-type-options"] !== "nosniff") faults.push("may be sniffed");
  if (status < 400) return faults;
  const leak = LEAKS.exec(withoutEcho(body));
  if (leak && !isEcho(request, leak[0])) faults.push(`leaks ${JSON.stringify(leak[0])}`);
  if (type.startsWith("application/problem+json"))
    return [...faults, ...faultsOfProblem(request, status, headers, body)];
  if (!isOfPages(request)) faults.push(`is ${type || "of no type"} instead of a problem`);
  return faults;
}

/**
 * Removes legitimate echoes: validation errors repeat an unknown field's truncated name, and edit conflicts include the
 * stored record.
 */
function withoutEcho(body: string): string {
  try {
    const { errors, current, ...said } = JSON.parse(body) as { errors?: Record<string, string>; current?: unknown };
    return JSON.stringify([said, Object.values(errors ?? {})]);
  } catch {
    return body;
  }
}

/** Returns the languages allowed for an error: the browser's, and the one that the body names. */
function languagesOf({ language, body }: FuzzedRequest): ("fr" | "en")[] {
  try {
    const named = (JSON.parse(String(body)) as { language?: unknown } | null)?.language;
    return named === "fr" || named === "en" ? [language, named] : [language];
  } catch {
    return [language];
  }
}

/** Whether a text only repeats the request's own input, as a redisplayed form does. */
function isEcho({ body, target }: FuzzedRequest, text: string): boolean {
  const sent = `${target} ${String(body)}`;
  return [sent, sent.replace(/%2F/g, "/").replace(/%3A/g, ":")].some((one) => one.includes(text));
}

function faultsOfProblem(request: FuzzedRequest, status: number, headers: Answer["headers"], body: string) {
  const problem = JSON.parse(body) as { status: number; title: string; code: string; requestId: string };
  const faults: string[] = [];
  const wanted = languagesOf(request);
  const said = wanted.find((one) => one === headers["content-language"]);
  if (problem.status !== status) faults.push(`says ${problem.status} and answers ${status}`);
  if (!said) faults.push(`is in ${headers["content-language"]}, not ${wanted}`);
  else if (!TITLES[said].has(problem.title)) faults.push(`has a title that is not in ${said}: ${problem.title}`);
  if (problem.requestId === "") faults.push("has no request id");
  return faults;
}
