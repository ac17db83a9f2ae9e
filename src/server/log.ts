import { type DestinationStream, type Logger, pino } from "pino";

/**
 * The log: JSON, one line per event, on standard output. It holds no personal data: no addresses, names, query strings
 * or bodies; whoever adds a field keeps to that.
 * @param destination where lines go; by default standard output, gathered and written every quarter of a second so that
 *   no request waits for the disk behind it
 */
export function createLog(destination: DestinationStream = bufferedOutput(), level = "info"): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

/** Lines gathered before they are written, in bytes. */
const BUFFERED_BYTES = 8 * 1024;
const FLUSH_INTERVAL = 250;

function bufferedOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, minLength: BUFFERED_BYTES, periodicFlush: FLUSH_INTERVAL });
}
