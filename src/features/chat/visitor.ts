import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type * as z from "zod/mini";
import { parseFields, readJsonObject } from "../../lib/http/parse-fields.ts";
import type { RouteRequest } from "../../lib/http/route.ts";
import { leadOf, learnPosted, type PostedLead, postedFacts } from "./lead-facts.ts";
import { CHAT_COOKIE, type Lead, type LeadBody, type OwnConversation, type SummaryStatus } from "./model.ts";
import { findOwn, ownConversation } from "./own-conversation.ts";
import type { ChatParts } from "./parts.ts";
import { findFacts } from "./store/leads.ts";
import { listMessages } from "./store/messages.ts";
import { planLateSummary } from "./summaries.ts";

/** Reads the session's conversation, which is empty if the session has none. */
export async function readTranscript(parts: ChatParts, token: string | undefined): Promise<OwnConversation> {
  const conversation = await findOwn(parts, token);
  if (!conversation) return { sessionId: null, messages: [], mode: "assistant", staffName: null, lead: {} };
  const { kysely } = parts.database;
  const { id, sessionId, leadId, mode, staffName } = conversation;
  const lead = leadOf(await findFacts(kysely, leadId));
  return { sessionId, messages: await listMessages(kysely, id), mode, staffName, lead };
}

/**
 * Handles `POST /leads` (SPEC §7): stores posted details, except where the visitor or staff already gave others.
 * @returns all details known
 */
export async function leaveLead(
  parts: ChatParts,
  { sessionId, ...body }: LeadBody,
  token: string | undefined,
): Promise<Lead> {
  const conversation = await ownConversation(parts, token, sessionId);
  const { lead, isNew } = await learnPosted(parts, conversation, postedFacts(body));
  if (isNew) {
    await parts.events.publish(conversation.id, { type: "lead" });
    await planLateSummary(parts, conversation);
  }
  return lead;
}

/**
 * Handles `POST /send-summary` (SPEC §7).
 * @returns whether the summary was sent, is scheduled, or is not needed
 */
export async function requestSummary(
  parts: ChatParts,
  posted: PostedLead,
  token: string | undefined,
): Promise<SummaryStatus> {
  const conversation = await ownConversation(parts, token);
  const { lead } = await learnPosted(parts, conversation, postedFacts(posted));
  if (conversation.summarySentAt) return "sent";
  if (!lead.email || !conversation.lastReplyAt) return "not-needed";
  await planLateSummary(parts, conversation);
  return "scheduled";
}

type Context = RouteRequest<unknown, unknown>["c"];

export interface AdmissionParts {
  chatTraffic: {
    /** Rate limit for messages, per IP address and session. */
    admitMessage: (address: string, session: string, bytes: number) => Promise<unknown>;
    /** Rate limit for all other calls, per IP address. */
    admitCall: (address: string) => Promise<unknown>;
  };
  env: { SITE_URL?: string | undefined; CHAT_RETENTION_DAYS: number };
}

export type Admission = ReturnType<typeof createAdmission>;

/** Creates the access control of visitors' routes: cookies prove sessions, and every call is rate-limited. */
export function createAdmission({ chatTraffic, env }: AdmissionParts) {
  const secure = env.SITE_URL?.startsWith("https:") ?? false;
  const name = secure ? CHAT_COOKIE.https : CHAT_COOKIE.http;
  const options = { path: secure ? "/" : "/api/chatbot", httpOnly: true, sameSite: "Lax", secure } as const;
  // The cookie lasts as long as the conversation is kept, but browsers cap it at 400 days.
  const maxAge = Math.min(env.CHAT_RETENTION_DAYS, 400) * 86_400;
  const tokenOf = (c: Context) => getCookie(c, name);
  /** Applies the rate limit and returns the cookie's token. */
  const admit = async (c: Context) => {
    await chatTraffic.admitCall(c.get("clientAddress"));
    return tokenOf(c);
  };
  return {
    tokenOf,
    admit,
    admitMessage: chatTraffic.admitMessage,
    /** Applies the rate limit before parsing the body, so that invalid calls count too. */
    admitBody: async <Schema extends z.core.$ZodType>(c: Context, schema: Schema) => ({
      token: await admit(c),
      body: parseFields(schema, await readJsonObject(c.req)),
    }),
    remember: (c: Context, token: string) => setCookie(c, name, token, { ...options, maxAge }),
    forget: (c: Context) => void deleteCookie(c, name, options),
  };
}
