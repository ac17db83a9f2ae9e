/** Addresses for `href` of a stored address of mail or number; whatever was stored, they are nothing but that. */

/** Address of a mail, with its subject where one is given. */
export function mailLink(address: string, subject?: string): string {
  const query = subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`;
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}${query}`;
}

/**
 * Address of a call (RFC 3966), of nothing but digits.
 * @param phone E.164, with `;ext=` after it where there is an extension
 */
export function phoneLink(phone: string): string {
  const [number = "", extension] = phone.split(";ext=");
  const digits = (text: string) => text.replaceAll(/\D/g, "");
  return `tel:+${digits(number)}${extension ? `;ext=${digits(extension)}` : ""}`;
}
