import Turndown from "turndown";
import { addTables } from "./html-tables.ts";

const turndown = new Turndown({
  headingStyle: "atx",
  hr: "---",
  bulletListMarker: "-",
  codeBlockStyle: "fenced",
  emDelimiter: "*",
});
turndown.use(addTables);
turndown.addRule("strikethrough", {
  filter: (node) => /^(?:DEL|S|STRIKE)$/.test(node.nodeName),
  replacement: (content) => `~~${content}~~`,
});
turndown.remove(["script", "style", "noscript", "template", "form", "input", "button", "object", "embed"]);
turndown.addRule("figure", {
  filter: (node) => node.nodeName === "FIGURE" && node.querySelectorAll("img").length === 1,
  replacement: (_content, node) => {
    const image = (node as Element).querySelector("img");
    const caption = (node as Element).querySelector("figcaption")?.textContent ?? "";
    return `\n\n${imageOf(image, caption)}\n\n`;
  },
});
turndown.addRule("image", { filter: "img", replacement: (_content, node) => imageOf(node as Element, "") });
turndown.addRule("frame", {
  filter: "iframe",
  replacement: (_content, node) => {
    const source = (node as Element).getAttribute("src") ?? "";
    return /^https?:\/\//.test(source) ? `\n\n<${source}>\n\n` : "";
  },
});

/** Elements of a post that is converted: the longest has a few thousand. */
const MAX_ELEMENTS = 20_000;
/** Elements within elements: beyond, each level costs the conversion more than the one before it. */
const MAX_DEPTH = 100;
/** What holds nothing, or ends without saying so. */
const NOT_DEEPER =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|tr|td|th|dt|dd|option)$/i;

/** HTML with more elements, or deeper ones, than any post has. */
export class TooComplex extends Error {}

/**
 * HTML of another program as Markdown: what Markdown has no word for is left out, and what is left is safe as any other.
 * Some HTML within these bounds still takes seconds (thousands of attributes): it is to be called on a thread with a deadline.
 * @throws TooComplex
 */
export function markdownOfHtml(html: string): string {
  refuseComplex(html);
  try {
    return turndown.turndown(html).trim();
  } catch (error) {
    // Calls within calls without end: deeper than the tags tell.
    throw error instanceof RangeError ? new TooComplex() : error;
  }
}

/** Counts tags as they stand; those that need not be closed (a paragraph, an item) hold the others only for a moment. */
function refuseComplex(html: string): void {
  let [elements, depth] = [0, 0];
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    if (!slash) elements += 1;
    if (!NOT_DEEPER.test(name)) depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (elements > MAX_ELEMENTS || depth > MAX_DEPTH) throw new TooComplex();
  }
}

function imageOf(image: Element | null, caption: string): string {
  const source = image?.getAttribute("src") ?? "";
  if (source === "") return "";
  const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
  const alt = oneLine(image?.getAttribute("alt") ?? "").replace(/[[\]\\]/g, "\\$&");
  const title = oneLine(caption || (image?.getAttribute("title") ?? "")).replace(/["\\]/g, "\\$&");
  return `![${alt}](<${source.replace(/[<>\s]/g, encodeURIComponent)}>${title === "" ? "" : ` "${title}"`})`;
}
