import type { Env } from "./env.ts";

/** Where a server that listens on `host` can be reached from this machine. */
export function localAddress(host: string, port: number): string {
  const reachable = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${reachable}:${port}`;
}

/** Where visitors reach the site, without a slash at the end; unset, the address it listens on. */
export function siteUrlOf(env: Pick<Env, "SITE_URL" | "HOST" | "PORT">): string {
  return env.SITE_URL ?? localAddress(env.HOST, env.PORT);
}
