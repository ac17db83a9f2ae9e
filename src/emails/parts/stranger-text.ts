/** Bidirectional overrides, and control characters except line ends and tabs. */
const DISGUISES = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|(?![\n\t])\p{Cc}/gu;

/**
 * Removes from all texts in a payload what could disguise them or break a header. The schema has done so once already.
 */
export function withoutDisguises<T>(value: T): T {
  if (typeof value === "string") return value.replace(DISGUISES, "") as T;
  if (Array.isArray(value)) return value.map(withoutDisguises) as T;
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutDisguises(entry)])) as T;
  }
  return value;
}

/**
 * Keeps mail programs from linking a visitor's text: someone filling in the form with another person's address must not
 * send them a link in our name. Invisible to readers.
 */
export function withoutLinks(text: string): string {
  return text.replaceAll("://", ":\u200b//").replaceAll(/(?<=[\p{L}\p{N}])(\.(?=[\p{L}]{2})|@)/gu, "$1\u200b");
}
