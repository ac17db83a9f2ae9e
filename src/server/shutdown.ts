import type { Server } from "node:http";
import type { Logger } from "pino";
import { SHUTDOWN_TIMEOUT } from "./http/limits.ts";

const SWEEP_INTERVAL = 50;

/**
 * Stops accepting connections, lets accepted requests finish, and cuts off those that take too long.
 * @returns whether all requests finished
 */
export function closeGracefully(server: Server, timeout = SHUTDOWN_TIMEOUT): Promise<boolean> {
  return new Promise((resolve) => {
    let finished = true;
    // Sweeps repeatedly, because a connection whose last response is sent after `close` would wait for another request.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL);
    const timer = setTimeout(() => {
      finished = false;
      server.closeAllConnections();
    }, timeout);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(timer);
      resolve(finished);
    });
    server.closeIdleConnections();
  });
}

const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/**
 * Calls `stop` once, at the first signal or when the parent process is gone (which closes the `ipc` channel that the
 * starter keeps open), then ends the process. Ctrl-C arrives twice, from the terminal and from the starter, so repeats
 * are ignored.
 * @returns a function that removes the listeners
 */
export function stopOnSignals(stop: (reason: string) => Promise<void>, log: Logger): () => void {
  let asked = false;
  const ask = (reason: string) => {
    if (asked) return;
    asked = true;
    log.info({ reason }, "stopping");
    stop(reason).then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, "stopping failed");
        process.exit(1);
      },
    );
  };
  const onDisconnect = () => ask("parent gone");
  for (const signal of SIGNALS) process.on(signal, ask);
  process.on("disconnect", onDisconnect);
  return () => {
    for (const signal of SIGNALS) process.off(signal, ask);
    process.off("disconnect", onDisconnect);
  };
}
