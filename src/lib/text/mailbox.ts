import { domainToASCII } from "node:url";

/** Google ignores dots before the `@`, and delivers both domains to one mailbox. */
const GOOGLE_MAIL: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/**
 * Returns one form for all addresses of a mailbox. Case and `+` suffixes reach the same person nearly everywhere, and
 * mail programs fold the letters of a domain (full-width, mathematical) before looking it up.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const asWritten = address.slice(at + 1);
  const domain = domainToASCII(asWritten.normalize("NFKC")) || asWritten.toLowerCase();
  const name = address.slice(0, at).normalize("NFKC").toLowerCase().replace(/\+.*$/, "");
  return GOOGLE_MAIL.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/**
 * Returns one form for all spellings of an email address: letters folded, the domain in its DNS form (IDNA). A `+`
 * suffix stays, because people who subscribe with one want to see it.
 */
export function mailKey(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).normalize("NFKC");
  return `${address.slice(0, at).normalize("NFKC").toLowerCase()}@${domainToASCII(domain) || domain.toLowerCase()}`;
}

/** Titles that may precede a first name. */
const TITLES = /^(?:m|mr|mrs|ms|mme|mlle|dr|dre|me|prof)\.?$/i;

/** Returns the first word of a name, unless it is a title or an initial. */
export function firstNameOf(name: string): string | undefined {
  const [first = ""] = name.trim().split(/\s+/u);
  return first === "" || TITLES.test(first) || /^\p{L}\.?$/u.test(first) ? undefined : first;
}

/** Returns the name by which an email greets a person: the first name or, failing that, the whole name. */
export function greetingName(name: string): string {
  return firstNameOf(name) ?? name;
}
