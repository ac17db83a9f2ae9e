/** Part of a line: text, or a URL that becomes a link. */
export interface LinePart {
  text: string;
  href?: string;
}

/** A URL in text typed by staff; punctuation after it belongs to the sentence. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}’']/g;

/** Splits text into paragraphs, lines, and the URLs in them. Everything else stays plain text. */
export function letterBlocks(body: string): LinePart[][][] {
  return body
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split("\n").map(partsOf));
}

function partsOf(line: string): LinePart[] {
  const parts: LinePart[] = [];
  let end = 0;
  for (const { 0: address, index } of line.matchAll(ADDRESS)) {
    if (index > end) parts.push({ text: line.slice(end, index) });
    parts.push({ text: address, href: address });
    end = index + address.length;
  }
  if (end < line.length || parts.length === 0) parts.push({ text: line.slice(end) });
  return parts;
}
