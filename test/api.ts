import { pino } from "pino";
import type { Database } from "../src/db/database.ts";
import type { AnswerProvider } from "../src/features/assistant/answer-provider.ts";
import type { Clock } from "../src/lib/clock.ts";
import type { StaffMember } from "../src/lib/http/roles.ts";
import { createApi } from "../src/server/api/api.ts";
import { readEnv } from "../src/server/env.ts";
import type { RequestContext } from "../src/server/http/responses.ts";
import { NEXT_TIME_TAG } from "../src/server/pages/page-rules.ts";
import { assembleServices, type Services } from "../src/server/services.ts";
import { QUICK_PASSWORDS } from "./quick-passwords.ts";

export const ADMIN: StaffMember = { id: "admin-1", email: "admin@nordet.example", name: "Ada", role: "admin" };
export const COLLEAGUE: StaffMember = { id: "admin-2", email: "bo@nordet.example", name: "Bo", role: "admin" };
export const EDITOR: StaffMember = { id: "editor-1", email: "editor@nordet.example", name: "Ed", role: "editor" };

/** The sender of a test's HTTP request; anonymous if empty. */
export interface Caller {
  /** Signed-in member who sends the request. */
  staff?: StaffMember;
  /** Client IP address; a new one per request by default, so that rate limits do not apply. */
  address?: string;
}

/** Creates the whole API over a test database, to be called without a socket. */
export function testApi(
  database: Database,
  options: {
    clock?: Clock;
    log?: Services["log"];
    variables?: Record<string, string>;
    /** Answers chat messages in place of the providers. */
    answer?: AnswerProvider["answer"];
  } = {},
) {
  const env = readEnv({
    SITE_URL: "https://nordet.test",
    AUTH_SECRET: "a secret of thirty-two characters, or more",
    ...options.variables,
  });
  const members = new Map([ADMIN, COLLEAGUE, EDITOR].map((member) => [`member=${member.id}`, member]));
  const purged: string[] = [];
  const assembled: Services = assembleServices(database, env, options.log ?? pino({ level: "silent" }), {
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.answer ? { answer: options.answer } : {}),
    passwords: QUICK_PASSWORDS,
    purge: async (tags) => {
      purged.push(...tags);
      if (tags.includes(NEXT_TIME_TAG)) assembled.appointments.offers.forget();
    },
  });
  const memberOf = async (headers: Headers) =>
    members.get(headers.get("cookie")?.split("; ")[0] ?? "") ?? (await assembled.staff.memberOf(headers));
  const services: Services = { ...assembled, staff: { ...assembled.staff, memberOf } };
  const api = createApi(services);
  const rendered: { path: string; status: number; locals: Partial<App.Locals> }[] = [];
  let callers = 0;

  async function request(path: string, init: RequestInit = {}, caller: Caller = {}): Promise<Response> {
    callers += 1;
    const context: RequestContext = {
      requestId: `request-${callers}`,
      clientAddress: caller.address ?? `10.${callers & 255}.${(callers >> 8) & 255}.${(callers >> 16) & 255}`,
      renderPage: async (page, status, locals) => {
        rendered.push({ path: page, status, locals });
        return new Response(`page ${page}`, { status, headers: { "Content-Type": "text/html" } });
      },
    };
    const headers = new Headers(init.headers);
    if (caller.staff) headers.set("Cookie", `member=${caller.staff.id}`);
    return await api.fetch(new Request(new URL(path, "https://nordet.test"), { ...init, headers }), context);
  }

  const sendJson = (
    method: string,
    path: string,
    body: unknown,
    caller?: Caller,
    headers: Record<string, string> = {},
  ) =>
    request(
      path,
      { method, body: JSON.stringify(body), headers: { "Content-Type": "application/json", ...headers } },
      caller,
    );

  return {
    services,
    database,
    api,
    request,
    rendered,
    /** Cache tags purged so far, in order. */
    purged,
    get: (path: string, caller?: Caller) => request(path, {}, caller),
    post: (path: string, body: unknown, caller?: Caller, headers?: Record<string, string>) =>
      sendJson("POST", path, body, caller, headers),
    put: (path: string, body: unknown, caller?: Caller) => sendJson("PUT", path, body, caller),
    /** Posts a form as a browser without JavaScript does. */
    postForm: (path: string, fields: Record<string, string>, caller?: Caller, headers: Record<string, string> = {}) =>
      request(path, { method: "POST", body: new URLSearchParams(fields), headers }, caller),
  };
}

export type TestApi = ReturnType<typeof testApi>;
