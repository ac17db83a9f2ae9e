import { chmodSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const OFFERED = join(import.meta.dirname, "..", "docs", "nginx.conf");

/**
 * Completes the documented nginx configuration, changing only the listening address, keep-alive limit, TLS, upstream,
 * and the paths of logs and cache.
 * @param folder an empty folder; made readable, because nginx's workers may run as another user
 */
export function nginxConfiguration(folder: string, port: number, serverPort: number): string {
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "temp"));
  const offered = readFileSync(OFFERED, "utf8")
    .replace(/server \{\n {2}listen 80;[^}]*\}\n/, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port}; keepalive_requests 1000000;`)
    .replace(/^ *ssl_.*\n/gm, "")
    .replace("127.0.0.1:4321", `127.0.0.1:${serverPort}`)
    .replace("/var/cache/nginx/nordet", join(folder, "cache"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/temp/${name};`,
  );
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {} http { access_log off; ${temporary.join(" ")}
${offered} }`;
}
