import { join } from "node:path";
import { SERVER_FLAGS, SERVER_VARIABLES } from "../../scripts/server-flags.mjs";
import { freePort } from "../../test/free-port.ts";
import { type Programs, untilAnswers } from "./programs.ts";

/**
 * Starts the built server in production mode on a free port, and waits for its first page.
 * @param folder an empty folder for its data
 * @returns its URL
 */
export async function startBuiltServer(
  programs: Programs,
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  programs.start(process.execPath, [...SERVER_FLAGS, join(import.meta.dirname, "../..", "scripts", "serve.mjs")], {
    ...environment,
    ...SERVER_VARIABLES,
    PORT: String(port),
    DATA_DIR: join(folder, "data"),
    SITE_URL: origin,
    DEMONSTRATION: "on",
    TRUST_PROXY: "1",
  });
  await untilAnswers(`${origin}/`);
  return origin;
}
