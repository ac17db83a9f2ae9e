import type { Bounce } from "../features/outbox/model.ts";

/**
 * Whether retrying is useless: the server permanently refused (5xx) this recipient or content. A 5xx to the greeting,
 * the sign-in or the sender is about us and can be fixed, so it is retried.
 */
export function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) return false;
  const { responseCode, command } = error;
  return typeof responseCode === "number" && responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}

/**
 * RFC 3463: 5.1 is the address, 5.2 the mailbox; 5.2.2 is a full one, 5.7 a policy that says nothing about the mailbox.
 */
const HARD_STATUS = /^5\.(?:1\.\d+|2\.[01])$/;
const SOFT_STATUS = /^(?:4\.[12]\.\d+|5\.2\.\d+)$/;
/** RFC 5321 §4.2.3, for servers without enhanced status codes: mailbox unavailable, not local, name not allowed. */
const HARD_CODES: ReadonlySet<number> = new Set([550, 551, 553]);
const SOFT_CODES: ReadonlySet<number> = new Set([450, 452, 552]);

/**
 * What a failed delivery says about the mailbox. Only a response to the recipient's address counts, and none that is
 * about us (a block list, our quota): otherwise one bad day of our sender would take every reader off the list.
 */
export function bounceOf(error: unknown): Bounce | undefined {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) return undefined;
  const { responseCode, command } = error;
  if (typeof responseCode !== "number" || command !== "RCPT TO") return undefined;
  const line = "response" in error && typeof error.response === "string" ? error.response : error.message;
  const [, status] = /\b\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(line) ?? [];
  if (status !== undefined) return HARD_STATUS.test(status) ? "hard" : SOFT_STATUS.test(status) ? "soft" : undefined;
  if (HARD_CODES.has(responseCode)) return "hard";
  return SOFT_CODES.has(responseCode) ? "soft" : undefined;
}

/** The server's refusal of STARTTLS; a failure of TLS itself, such as its certificate, has no server response. */
export function isWithoutTls(error: unknown): error is Error & { response: string } {
  return error instanceof Error && "command" in error && error.command === "STARTTLS" && "response" in error;
}
