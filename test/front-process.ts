import { pino } from "pino";
import { closeGracefully, stopOnSignals } from "../src/server/shutdown.ts";
import { html, startFront } from "./front-server.ts";

/**
 * Runs a front in a separate process, for tests that send signals. `/slow` takes half a second, `/stuck` never answers.
 * The process prints its port, the path of each requested page, and `closed` after a clean shutdown. Its argument is
 * the shutdown timeout in ms.
 */
const { front, server, port } = await startFront({
  page: async (request) => {
    const { pathname } = new URL(request.url);
    process.stdout.write(`${pathname}\n`);
    if (pathname === "/slow") await new Promise((resolve) => setTimeout(resolve, 500));
    if (pathname === "/stuck") await new Promise(() => undefined);
    return html(`<p>${pathname}`);
  },
});
stopOnSignals(
  async () => {
    front.stop();
    const finished = await closeGracefully(server, Number(process.argv[2] ?? 5_000));
    process.stdout.write(finished ? "closed\n" : "cut off\n");
  },
  pino({ enabled: false }),
);
process.stdout.write(`${port}\n`);
