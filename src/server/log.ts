import { type DestinationStream, type Logger, pino } from "pino";

/** What ends a line, or steers a terminal, in some programs that show a log; within the strings of JSON alone. */
const STEERING = /[\u007f-\u009f\u2028\u2029]/g;
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * The log: JSON, one line per event, on standard output. It holds no personal data: no addresses, names, query strings
 * or bodies; whoever adds a field keeps to that.
 * @param destination where lines go; by default standard output, by way of `logOutput`
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

/** As pino's own `isoTime`, but written once for all lines of a millisecond. */
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
 * Lines are written together, so that no request waits for the disk or pipe behind the log; pino writes what is left when the
 * process ends. It counts the bytes it holds anew for each line, so it holds few.
 * @param fd file descriptor to write to, standard output by default
 */
export function logOutput(fd: number = 1) {
  return pino.destination({ dest: fd, sync: false, minLength: 4096, maxWrite: 8192, periodicFlush: 250 });
}
