/** Why an email did not arrive; codes with texts under `outbox.why` in the desk's texts. */
export type WhyNotSent = "no-mailbox" | "full" | "blocked" | "unreachable" | "unknown";

/** In this order: an enhanced status (RFC 3463) is more specific than a code, and a code than a server's text. */
const SIGNS: readonly (readonly [WhyNotSent, RegExp])[] = [
  ["no-mailbox", /\b5\.1\.\d|\b5\.2\.[01]\b/],
  ["full", /\b[45]\.2\.2\b/],
  ["blocked", /\b5\.7\.\d/],
  ["full", /\b(?:452|552)\b|\bquota\b|\bmailbox (?:is )?full\b/i],
  ["blocked", /\b554\b|\bspam\b|\bblock(?:ed|list)\b|\bpolicy\b/i],
  ["no-mailbox", /\b55[013]\b|\b(?:user|recipient|mailbox) (?:unknown|unavailable|not found)\b|\bno such user\b/i],
  ["unreachable", /\bE(?:CONN\w*|TIMEDOUT|NOTFOUND|DNS|SOCKET|HOSTUNREACH)\b|\btimed? ?out\b|\bgreeting\b|\b421\b/i],
];

/** Interprets the last error of the mail server, or of the connection to it. @param lastError of an outbox entry */
export function whyNotSent(lastError: string | null): WhyNotSent {
  return SIGNS.find(([, sign]) => sign.test(lastError ?? ""))?.[0] ?? "unknown";
}
