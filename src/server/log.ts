import { type DestinationStream, type Logger, pino } from "pino";

/**
 * The log: JSON, one line per event, on standard output. It holds no personal data: no addresses, names, query strings
 * or bodies; whoever adds a field keeps to that.
 * @param destination where lines go; by default standard output, by way of `gatheredOutput`
 */
export function createLog(destination: DestinationStream = gatheredOutput(), level = "info"): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

/** What ends a line, or steers a terminal, in some programs that show a log; within the strings of JSON alone. */
const STEERING = /[\u007f-\u009f\u2028\u2029]/g;
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Characters gathered before they are written. */
const GATHERED_LENGTH = 16 * 1024;
/** Longest time a line waits, in milliseconds. */
const LONGEST_WAIT = 250;

/**
 * Gathers lines and writes them together, so that no request waits for the disk or pipe behind the log; what is gathered
 * is written when the process ends. pino's own buffer counts its bytes anew for every line, which costs more than the
 * line.
 * @param fd file descriptor to write to, standard output by default
 */
export function gatheredOutput(fd: number = 1): DestinationStream & { flushSync(): void } {
  const output = pino.destination({ dest: fd, sync: false });
  const outputAtEnd = pino.destination({ dest: fd, sync: true });
  let gathered = "";
  let timer: NodeJS.Timeout | undefined;

  function handOver(to = output): void {
    clearTimeout(timer);
    timer = undefined;
    if (gathered === "") return;
    to.write(gathered.replace(STEERING, escaped));
    gathered = "";
  }
  function flushSync(): void {
    output.flushSync();
    // Handed to the other it would be under way by now, in another thread, which nobody here can wait for.
    handOver(outputAtEnd);
  }
  process.on("exit", flushSync);

  return {
    write(line) {
      gathered += line;
      if (gathered.length >= GATHERED_LENGTH) handOver();
      else timer ??= setTimeout(() => handOver(), LONGEST_WAIT).unref();
    },
    flushSync,
  };
}
