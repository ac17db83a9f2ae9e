import { type DestinationStream, type Logger, pino } from "pino";

/** Characters that end a line or control the terminal in some log viewers; they occur only within JSON strings. */
const STEERING = /[\u007f-\u009f\u2028\u2029]/g;
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * Creates the log: one JSON object per line, on standard output. It has no personal data (no IP or email addresses,
 * names, query strings or bodies). Keep it that way when you add a field.
 * @param destination defaults to standard output, through `logOutput`
 */
export function createLog(destination: DestinationStream = logOutput(), level = "info"): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: isoTime(),
      hooks: { streamWrite: (line) => line.replace(STEERING, escaped) },
    },
    destination,
  );
}

/** Formats times like pino's `isoTime`, but only once for all lines of a millisecond. */
function isoTime(): () => string {
  let [now, text] = [0, ""];
  return () => {
    if (now !== Date.now()) {
      now = Date.now();
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}

/**
 * Writes lines in batches, so that no request waits for the disk or pipe behind the log; pino flushes the rest on exit.
 * The buffer is small because pino recounts its bytes for each line.
 * @param fd file descriptor; standard output by default
 */
export function logOutput(fd: number = 1) {
  return pino.destination({ dest: fd, sync: false, minLength: 4096, maxWrite: 8192, periodicFlush: 250 });
}
