/** A run of text within a message, perhaps a link. */
interface TextPart {
  text: string;
  href?: string;
  isStrong?: true;
}

/** URLs, email addresses and phone numbers in North American notation. */
const ADDRESS =
  /\bhttps?:\/\/[^\s<>"«»“”]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|(?<![\w-])(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .\u00a0-][2-9]\d{2}[ .\u00a0-]\d{4}(?![\w-])/giu;
/**
 * Punctuation at the end of a link. The lookbehind anchors the match to the start of a run, so that a long run is
 * scanned only once.
 */
const TRAILING_PUNCTUATION = /(?<![.,;:!?…'"’)\]}*_])[.,;:!?…'"’)\]}*_]+$/u;

/**
 * Splits a message at its links (SPEC §5): URLs, email addresses and phone numbers. Trailing punctuation is not part of
 * a link, except a bracket whose opening bracket is within the link.
 */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutPunctuation(match[0]);
    const href = hrefOf(address);
    if (!href) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: address, href });
    from = match.index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/**
 * Markdown that automations and models write: bold, links, code, headings and list items. Everything else is left as
 * written.
 */
const MARKS =
  /\[([^\][\n]{1,200})\]\((\S{1,500}?)\)|(\*\*|__)(?=\S)([^\n]{1,300}?\S)\3|`([^`\n]{1,300})`|^#{1,6}[ \t]+([^\n]{1,300})|^([ \t]*)[*+-](?=[ \t])/gmu;

/** Splits a reply from a webhook or a model at its Markdown and links. */
export function markdownParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  const upTo = (end: number) => {
    if (end > from) parts.push(...textParts(text.slice(from, end)));
  };
  for (const { 0: whole, 1: label, 2: target = "", 4: bold, 5: code, 6: heading, 7: indent, index } of text.matchAll(
    MARKS,
  )) {
    const href = label === undefined ? undefined : safeHref(target);
    if (label !== undefined && !href) continue;
    upTo(index);
    from = index + whole.length;
    const strong = bold ?? heading;
    if (href && label) parts.push({ text: label, href });
    else if (strong) parts.push({ text: strong, isStrong: true });
    else parts.push({ text: code ?? `${indent}•` });
  }
  upTo(text.length);
  return parts;
}

function withoutPunctuation(address: string): string {
  const bare = address.replace(TRAILING_PUNCTUATION, "");
  const rest = address.slice(bare.length);
  const opened = bare.split("(").length - bare.split(")").length;
  return opened > 0 && rest.startsWith(")") ? `${bare})` : bare;
}

function hrefOf(address: string): string | undefined {
  if (/^https?:/i.test(address)) return safeHref(address);
  if (address.includes("@")) return `mailto:${address}`;
  const digits = address.replaceAll(/\D/g, "");
  return `tel:+${digits.length === 10 ? "1" : ""}${digits}`;
}

/**
 * Allows a link in a reply if it is a path on this site or an http, https, mailto or tel URL.
 * @returns undefined if the link is not allowed
 */
export function safeHref(href: string): string | undefined {
  // Browsers strip tabs and line breaks from URLs, so an apparent path could lead to another site.
  if (/[\s\p{C}]/u.test(href)) return undefined;
  if (/^\/(?![/\\])/.test(href)) return href;
  return /^(?:https?|mailto|tel):/i.test(href) && URL.canParse(href) ? href : undefined;
}
