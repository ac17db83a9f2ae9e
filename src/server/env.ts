import path from "node:path";
import * as z from "zod";
import { CHAT_RETENTION_DAYS } from "../features/chat/session.ts";
import { company, isOwnCompany } from "../lib/company/company.ts";
import { isPlace, isPublicSite, namesMetadata } from "../lib/http/private-address.ts";
import { StartFailure } from "../lib/start-failure.ts";

const optional = z.string().trim().min(1).optional();
/** A whole header on one line: name (RFC 9110, section 5.1), colon, value. */
const HEADER = /^[\w!#$%&'*+.^`|~-]+:[ \t]*[\x21-\x7e](?:[\t\x20-\x7e]*[\x21-\x7e])?$/;
/** `name@domain` or `Name <name@domain>`, on one line. */
const SENDER = /^(?:[^\s<>@,]+@[^\s<>@,]+|[^<>\p{Cc}]+ <[^\s<>@,]+@[^\s<>@,]+>)$/u;

/** Shortest secret, in UTF-16 code units: 24 random bytes as base64. */
export const AUTH_SECRET_MIN_LENGTH = 32;

const address = (protocols: RegExp) => z.url({ protocol: protocols, error: "is not an address of the expected form" });

/** A URL we send requests to, but never a cloud's metadata service, which hands a machine its credentials. */
const askedAddress = address(/^https?$/).refine(
  (url) => !URL.canParse(url) || !namesMetadata(new URL(url)),
  "is the address of a metadata service",
);

function isOriginAlone(url: string): boolean {
  // An earlier check reports malformed URLs.
  if (!URL.canParse(url)) return true;
  const { origin, href } = new URL(url);
  return href === `${origin}/`;
}

/** The configuration (DESIGN §6), each variable once. `.env.example` explains the variables to operators. */
const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(4321),
    HOST: z.string().trim().min(1).default("127.0.0.1"),
    DATA_DIR: z
      .string()
      .trim()
      .min(1)
      .default("./data")
      .transform((folder) => path.resolve(folder)),
    /** Public URL of the site, without a trailing slash; defaults to the URL the server listens on. */
    SITE_URL: address(/^https?$/)
      .refine(isOriginAlone, "names more than protocol, host and port: the site cannot live under a path")
      .transform((url) => new URL(url).origin)
      .optional(),
    /** File exported from the desk, whose company is published if the database has none. */
    COMPANY_FILE: z.string().trim().min(1).optional(),
    /**
     * Whether the company is fictional and the site says so. It is on by default until `SITE_URL` is set or an owner
     * publishes their own company. A public URL rules out `on`, but not `public-demo`.
     */
    DEMONSTRATION: z.enum(["on", "off", "public-demo"]).optional(),
    DATABASE_URL: address(/^postgres(ql)?$/).optional(),
    SMTP_URL: address(/^smtps?$/).optional(),
    /** Whether `smtp://` requires TLS. By default, only if the mail server asks for a password. */
    SMTP_TLS: z.enum(["required", "opportunistic"]).optional(),
    MAIL_FROM: z
      .string()
      .trim()
      .regex(SENDER, "is not a sender, for example Nordet <bonjour@nordet.example>")
      .default(`${company.name} <${company.email}>`),
    /** Most newsletter emails per minute, so as to respect providers' limits and build a new sender's reputation. */
    NEWSLETTER_MAILS_PER_MINUTE: z.coerce.number().int().min(1).max(6000).default(100),
    // Not a field of `company.ts`, because that is sent to browsers, which do not need this email address.
    STAFF_MAIL: z.email().default(company.email),
    AUTH_SECRET: z
      .string()
      .min(AUTH_SECRET_MIN_LENGTH, `needs at least ${AUTH_SECRET_MIN_LENGTH} characters`)
      .optional(),
    /** Number of our own proxies in front of the server; only their forwarded headers are trusted. */
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    /** Token that Prometheus must send to read `/metrics`; without a token, there is no such page. */
    METRICS_TOKEN: z.string().min(16, "needs at least 16 characters").optional(),
    /** Seconds a CDN in front of us may cache pages; if unset, we send no headers for CDNs. */
    CDN_MAX_AGE: z.coerce.number().int().min(1).max(31_536_000).optional(),
    /** URL to which we report the pages that the CDN must purge. */
    CDN_PURGE_URL: askedAddress.optional(),
    CDN_PURGE_HEADER: z
      .string()
      .trim()
      .regex(HEADER, "is not a header, for example Authorization: Bearer abc123")
      .optional(),
    CHAT_WEBHOOK_URL: askedAddress.optional(),
    CHAT_WEBHOOK_HEADER: z
      .string()
      .trim()
      .regex(HEADER, "is not a header, for example Authorization: Bearer abc123")
      .optional(),
    CHAT_LLM_URL: askedAddress.optional(),
    CHAT_LLM_KEY: optional,
    CHAT_LLM_MODEL: optional,
    /** Whether the model of `CHAT_LLM_URL` also drafts replies to requests, for staff to review and send. */
    DRAFT_LLM: z
      .enum(["on", "off"], "is neither on nor off")
      .default("off")
      .transform((value) => value === "on"),
    /** Days a conversation with the assistant is kept after its last message. */
    CHAT_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(CHAT_RETENTION_DAYS),
    /** Private hosts and networks that webhooks and calendars may reach, with or without TLS. */
    OUTGOING_PRIVATE: z
      .string()
      .default("")
      .transform((list) => list.split(/[\s,]+/).filter(Boolean))
      .refine(
        (places) => places.every(isPlace),
        "is not a list of hosts and networks, for example cloud.lan, 192.168.1.0/24",
      ),
    /** Deprecated in favour of `OUTGOING_PRIVATE`: lets webhooks reach every private network, with or without TLS. */
    WEBHOOK_PRIVATE_NETWORKS: z
      .enum(["allowed", "refused"], "is neither allowed nor refused")
      .default("refused")
      .transform((value) => value === "allowed"),
    ANALYTICS_ID: z
      .string()
      .regex(/^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/, "does not look like a tag's id, for example G-ABC123")
      .optional(),
  })
  .refine((env) => !env.DATABASE_URL || env.AUTH_SECRET, {
    path: ["AUTH_SECRET"],
    message: "is required with DATABASE_URL, so that every process knows the same one",
  })
  .refine((env) => !env.CDN_PURGE_URL || env.CDN_MAX_AGE, {
    path: ["CDN_MAX_AGE"],
    message: "is required with CDN_PURGE_URL: how long the CDN may hold pages, in seconds",
  })
  .refine((env) => !env.CHAT_LLM_URL || env.CHAT_LLM_MODEL, {
    path: ["CHAT_LLM_MODEL"],
    message: "is required with CHAT_LLM_URL: the name of the model, as its server knows it",
  })
  .refine((env) => !env.DRAFT_LLM || env.CHAT_LLM_URL, {
    path: ["CHAT_LLM_URL"],
    message: "is required with DRAFT_LLM: the language model that drafts answers",
  })
  .refine((env) => env.DEMONSTRATION !== "on" || !env.SITE_URL || !isPublicSite(env.SITE_URL), {
    path: ["DEMONSTRATION"],
    message: "cannot be on at a public SITE_URL: set it to off, or to public-demo, which no search engine shows",
  })
  .transform(({ DEMONSTRATION, ...env }) => ({
    ...env,
    DEMONSTRATION: DEMONSTRATION ?? (env.SITE_URL || isOwnCompany ? "off" : "on"),
  }));

export type Env = z.output<typeof schema>;

/**
 * Reads the configuration.
 * @param variables the environment; an empty value counts as unset
 * @throws StartFailure listing every bad variable, one per line
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new StartFailure(`The configuration is not valid:\n${lines.join("\n")}`);
}

/** Returns the URL at which this machine reaches a server that listens on `host`. */
export function localAddress(host: string, port: number): string {
  const reachable = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${reachable}:${port}`;
}

/** Returns the public URL of the site, without a trailing slash; defaults to the URL the server listens on. */
export function siteUrlOf(env: Pick<Env, "SITE_URL" | "HOST" | "PORT">): string {
  return env.SITE_URL ?? localAddress(env.HOST, env.PORT);
}
