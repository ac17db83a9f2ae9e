/** Marks that turn the writing direction around, and control characters except line ends and tabs. */
const DISGUISES = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|(?![\n\t])\p{Cc}/gu;

/** Every text within a payload without what could disguise it or break a header. The schema did it once already. */
export function withoutDisguises<T>(value: T): T {
  if (typeof value === "string") return value.replace(DISGUISES, "") as T;
  if (Array.isArray(value)) return value.map(withoutDisguises) as T;
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutDisguises(entry)])) as T;
  }
  return value;
}

/**
 * Keeps mail programs from making links of what a stranger wrote: whoever fills in the form with somebody else's
 * address must not send them a link in our name. Invisible to a reader.
 */
export function withoutLinks(text: string): string {
  return text.replaceAll("://", ":\u200b//").replaceAll(/(?<=[\p{L}\p{N}])(\.(?=[\p{L}]{2})|@)/gu, "$1\u200b");
}
