/**
 * `href` values for a stored email address or phone number. Whatever was stored, the result is a link of that kind and
 * nothing else.
 */

/** `mailto:` link, with a subject where one is given. */
export function mailLink(address: string, subject?: string): string {
  const query = subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`;
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}${query}`;
}

/**
 * `tel:` link (RFC 3966), digits only.
 * @param phone E.164, with `;ext=` after it where there is an extension
 */
export function phoneLink(phone: string): string {
  const [number = "", extension] = phone.split(";ext=");
  const digits = (text: string) => text.replaceAll(/\D/g, "");
  return `tel:+${digits(number)}${extension ? `;ext=${digits(extension)}` : ""}`;
}
