import { pino } from "pino";
import { closeGracefully, stopOnSignals } from "../src/server/shutdown.ts";
import { html, startFront } from "./front-server.ts";

/**
 * A front in a process of its own, for tests that send signals. `/slow` takes half a second, `/stuck` never answers. It
 * prints its port, the path of each page requested, and `closed` after a clean shutdown; its argument is the shutdown
 * timeout.
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
