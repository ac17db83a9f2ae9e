import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type * as z from "zod/mini";
import { parseFields, readJsonObject } from "../../../lib/http/parse-fields.ts";
import type { RouteRequest } from "../../../lib/http/route.ts";
import { CHAT_COOKIE } from "../model.ts";

type Context = RouteRequest<unknown, unknown>["c"];

export interface AdmissionParts {
  chatTraffic: {
    /** Counts a message against its address and session, and refuses excess. */
    admitMessage: (address: string, session: string, bytes: number) => Promise<unknown>;
    /** Counts any other call against its address. */
    admitCall: (address: string) => Promise<unknown>;
  };
  env: { SITE_URL?: string | undefined; CHAT_RETENTION_DAYS: number };
}

export type Admission = ReturnType<typeof createAdmission>;

/** Access control: the cookie proves the session, and calls are counted by address. */
export function createAdmission({ chatTraffic, env }: AdmissionParts) {
  const secure = env.SITE_URL?.startsWith("https:") ?? false;
  const name = secure ? CHAT_COOKIE.https : CHAT_COOKIE.http;
  const options = { path: secure ? "/" : "/api/chatbot", httpOnly: true, sameSite: "Lax", secure } as const;
  // A session lasts as long as its conversation; browsers cap cookies at 400 days.
  const maxAge = Math.min(env.CHAT_RETENTION_DAYS, 400) * 86_400;
  const tokenOf = (c: Context) => getCookie(c, name);
  /** Counts the call, and reads the cookie. */
  const admit = async (c: Context) => {
    await chatTraffic.admitCall(c.get("clientAddress"));
    return tokenOf(c);
  };
  return {
    tokenOf,
    admit,
    admitMessage: chatTraffic.admitMessage,
    /** Counts the call before its body is parsed, so that invalid ones count too. */
    admitBody: async <Schema extends z.core.$ZodType>(c: Context, schema: Schema) => ({
      token: await admit(c),
      body: parseFields(schema, await readJsonObject(c.req)),
    }),
    remember: (c: Context, token: string) => setCookie(c, name, token, { ...options, maxAge }),
    forget: (c: Context) => void deleteCookie(c, name, options),
  };
}
