import { randomBytes } from "node:crypto";

/** What is taken over from a trusted proxy: short and harmless in a log line. */
const ACCEPTABLE = /^[\w.:/+=@-]{1,64}$/;

/**
 * Ids that tell the requests of all processes apart: six random bytes for the process, then a counter. Counting instead
 * of drawing lots keeps it out of the cost of a cached page.
 */
export function createRequestIds(processId = randomBytes(6).toString("base64url")): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${processId}-${count.toString(36)}`;
  };
}

/** The id a proxy gave, if it is fit to be printed. Only to be asked where a proxy is trusted (`TRUST_PROXY` above 0). */
export function forwardedRequestId(header: string | undefined): string | undefined {
  return header !== undefined && ACCEPTABLE.test(header) ? header : undefined;
}
