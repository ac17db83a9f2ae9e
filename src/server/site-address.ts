import type { Env } from "./env.ts";

/** Where to reach a server listening on `host` from this machine. */
export function localAddress(host: string, port: number): string {
  const reachable = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${reachable}:${port}`;
}

/** Public address of the site, without a trailing slash; if unset, the address it listens on. */
export function siteUrlOf(env: Pick<Env, "SITE_URL" | "HOST" | "PORT">): string {
  return env.SITE_URL ?? localAddress(env.HOST, env.PORT);
}
