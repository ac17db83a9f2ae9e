import Turndown from "turndown";
import { addCards, createHtmlNotes, type HtmlNotes, oneLine } from "./html-cards.ts";
import type { ImportNote } from "./transfer.ts";

function turndownWith(notes: HtmlNotes): Turndown {
  const turndown = new Turndown({
    headingStyle: "atx",
    hr: "---",
    bulletListMarker: "-",
    codeBlockStyle: "fenced",
    emDelimiter: "*",
  });
  turndown.use((service) => addTables(service, notes));
  turndown.addRule("strikethrough", {
    filter: (node) => /^(?:DEL|S|STRIKE)$/.test(node.nodeName),
    replacement: (content) => `~~${content}~~`,
  });
  turndown.remove(["script", "style", "noscript", "template", "form", "button", "object", "embed"]);
  turndown.addRule("figure", {
    filter: (node) => node.nodeName === "FIGURE" && node.querySelectorAll("img").length === 1,
    replacement: (_content, node) => {
      const image = (node as Element).querySelector("img");
      const caption = (node as Element).querySelector("figcaption")?.textContent ?? "";
      // Links around a picture and in its caption are dropped. A link that only enlarges the picture is no loss.
      for (const link of (node as Element).querySelectorAll("a[href]")) {
        const address = link.getAttribute("href") ?? "";
        if (!/\.(?:avif|gif|jpe?g|png|webp)$/i.test(address)) notes.add("links-lost", address);
      }
      return `\n\n${imageOf(image, caption)}\n\n`;
    },
  });
  turndown.addRule("caption", {
    // A single picture keeps its caption (rule above), and Ghost's cards have their own rules.
    filter: (node) => node.nodeName === "FIGCAPTION" && isOfSeveral(node.parentNode as Element | null),
    replacement: (content) => {
      notes.add("rewritten", "caption");
      return `\n\n${content.trim()}\n\n`;
    },
  });
  turndown.addRule("image", { filter: "img", replacement: (_content, node) => imageOf(node as Element, "") });
  turndown.use((service) => addCards(service, notes));
  return turndown;
}

function isOfSeveral(figure: Element | null): boolean {
  return !/\bkg-/.test(figure?.getAttribute("class") ?? "") && figure?.querySelectorAll("img").length !== 1;
}

/** Maximum elements per post; the largest real posts have a few thousand. */
const MAX_ELEMENTS = 20_000;
/** Maximum nesting; beyond it, each level costs more to convert than the previous one. */
const MAX_DEPTH = 100;
/** Void elements, and those whose end tag may be omitted. */
const NOT_DEEPER =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|tr|td|th|dt|dd|option)$/i;

/** The HTML has more elements or deeper nesting than any real post. */
export class TooComplex extends Error {}

/**
 * Converts another program's HTML to Markdown. Elements that Markdown lacks are dropped and reported; the result is as
 * safe as any Markdown. Some HTML within the limits still takes seconds (thousands of attributes), so run this on a
 * thread with a time limit.
 * @throws TooComplex
 */
export function markdownOfHtml(html: string): { markdown: string; notes: ImportNote[] } {
  const notes = createHtmlNotes();
  checkElements(html, notes);
  try {
    const markdown = turndownWith(notes).turndown(html).trim();
    return { markdown, notes: notes.all() };
  } catch (error) {
    // Stack overflow: the nesting was deeper than the tags suggested.
    throw error instanceof RangeError ? new TooComplex() : error;
  }
}

/** Elements removed with their content. An `svg` or `style` in a Ghost card is part of a button, so no loss. */
const LOST = /^(?:script|style|form|object|embed|canvas|math|map|svg)$/i;
const CARD_OF_BUTTONS = /kg-(?:audio|video|toggle|file|product|signup)-card/;
/** Formatting that is lost (colours, alignment, rowspan), and Ghost cards whose layout is lost. */
const FORMATTED =
  /<(?:span|p|h[1-6]|font)\b[^<>]{0,500}\s(?:align=|color=|style="[^"]{0,500}(?:color|text-align|font|background))|\srowspan="?[2-9]/i;
const LAID_OUT = /kg-(?:header|cta|product|gallery|signup)-card/;
/** WordPress blocks whose layout is lost, by name in the report. */
const BLOCKS = {
  columns: /\bwp-block-columns?\b/,
  gallery: /\bwp-block-gallery\b/,
  buttons: /\bwp-block-buttons?\b/,
  layout: /\bwp-block-(?:cover|media-text|pullquote)\b/,
} as const;

/**
 * Checks size and nesting by counting tags, without building a tree, and notes losses. Elements whose end tag may be
 * omitted do not count as nesting, or each paragraph would seem to contain the next.
 */
function checkElements(html: string, notes: HtmlNotes): void {
  const hasButtons = CARD_OF_BUTTONS.test(html);
  if (FORMATTED.test(html)) notes.add("rewritten", "formatting");
  if (LAID_OUT.test(html)) notes.add("rewritten", "layout");
  for (const [kind, block] of Object.entries(BLOCKS)) if (block.test(html)) notes.add("rewritten", kind);
  if (html.includes("kg-product-card-rating-active")) notes.add("elements-lost", "kg-product-card-rating");
  let [elements, depth] = [0, 0];
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    if (!slash) {
      elements += 1;
      if (LOST.test(name) && !(hasButtons && /^(?:svg|style)$/i.test(name)))
        notes.add("elements-lost", name.toLowerCase());
    }
    if (!NOT_DEEPER.test(name)) depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (elements > MAX_ELEMENTS || depth > MAX_DEPTH) throw new TooComplex();
  }
}

function imageOf(image: Element | null, caption: string): string {
  const source = image?.getAttribute("src") ?? "";
  if (source === "") return "";
  const alt = oneLine(image?.getAttribute("alt") ?? "").replace(/[[\]\\]/g, "\\$&");
  const title = oneLine(caption || (image?.getAttribute("title") ?? "")).replace(/["\\]/g, "\\$&");
  return `![${alt}](<${source.replace(/[<>\s]/g, encodeURIComponent)}>${title === "" ? "" : ` "${title}"`})`;
}

/** Maximum colspan honoured, since each column is written out; a larger one is a mistake. */
const MAX_SPAN = 20;

/**
 * Converts tables in linear time. Turndown's usual plugin rescans the whole table for each row, and leaves tables with
 * a coloured cell as HTML, which our Markdown shows as text.
 */
function addTables(turndown: Turndown, notes: HtmlNotes): void {
  /** Whether a table contains another. Such a table is used for layout, and Markdown cannot nest tables. */
  const layouts = new WeakMap<Element, boolean>();
  const isLayout = (node: Node) => {
    const table = tableOf(node);
    if (!table) return true;
    const known = layouts.get(table) ?? table.getElementsByTagName("table").length > 0;
    layouts.set(table, known);
    return known;
  };
  const named = (names: RegExp) => (node: Node) => names.test(node.nodeName);

  turndown.addRule("tableCell", {
    filter: named(/^T[HD]$/),
    replacement: (content, node) => {
      if (isLayout(node)) return `\n\n${content}\n\n`;
      const lines = content.trim().split(/\s*\n\s*/);
      if (lines.length > 1) notes.add("rewritten", "table-breaks");
      const text = lines.join(" · ").replace(/\|/g, "\\|");
      return ` ${text} |${" |".repeat(spanOf(node as Element) - 1)}`;
    },
  });
  turndown.addRule("tableRow", {
    filter: named(/^TR$/),
    replacement: (content, node) => (isLayout(node) ? content : `\n|${content}`),
  });
  turndown.addRule("tablePart", { filter: named(/^(?:THEAD|TBODY|TFOOT)$/), replacement: (content) => content });
  turndown.addRule("tableCaption", {
    filter: named(/^CAPTION$/),
    replacement: (content) => `\n\n${content.trim()}\n\n`,
  });
  turndown.addRule("table", {
    filter: named(/^TABLE$/),
    replacement: (content, node) => {
      if (isLayout(node)) return `\n\n${content}\n\n`;
      return `\n\n${tableText(content, rowsOf(node as Element))}\n\n`;
    },
  });
}

/** @param content the caption, if any, then a line per row, each starting with a pipe */
function tableText(content: string, rows: readonly Element[][]): string {
  const lines = content.split("\n").filter((line) => line.trim() !== "");
  const caption = lines.filter((line) => !line.startsWith("|"));
  const written = lines.filter((line) => line.startsWith("|"));
  const [first, second = first] = rows;
  if (!first || !second) return caption.join("\n");
  const widths = rows.map((cells) => cells.reduce((sum, cell) => sum + spanOf(cell), 0));
  const width = widths.reduce((most, each) => Math.max(most, each), 1);
  // A Markdown table needs a header row.
  const head = isHead(first) ? `${written.shift()}${" |".repeat(width - widths[0]!)}` : `|${" |".repeat(width)}`;
  const borders = Array.from({ length: width }, (_, column) => ` ${borderOf(second[column])} |`);
  return [...caption, ...(caption.length > 0 ? [""] : []), head, `|${borders.join("")}`, ...written].join("\n");
}

/** Returns the cells of each non-empty row, in order. */
function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  const visit = (parent: Element) => {
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
      if (child.nodeName === "TR") {
        const cells = childrenOf(child).filter(({ nodeName }) => nodeName === "TD" || nodeName === "TH");
        if (cells.length > 0) rows.push(cells);
      } else if (/^(?:THEAD|TBODY|TFOOT)$/.test(child.nodeName)) visit(child);
    }
  };
  visit(table);
  return rows;
}

function childrenOf(element: Element): Element[] {
  const children: Element[] = [];
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) children.push(child);
  return children;
}

function isHead(cells: readonly Element[]): boolean {
  const part = cells[0]?.parentNode?.parentNode?.nodeName;
  return part === "THEAD" || cells.every(({ nodeName }) => nodeName === "TH");
}

function borderOf(cell: Element | undefined): string {
  const style = /text-align:\s*(left|right|center)/i.exec(cell?.getAttribute("style") ?? "")?.[1];
  const align = (cell?.getAttribute("align") || style)?.toLowerCase();
  if (align === "center") return ":---:";
  return align === "right" ? "---:" : align === "left" ? ":---" : "---";
}

function spanOf(cell: Element): number {
  const span = Number.parseInt(cell.getAttribute("colspan") ?? "", 10);
  return span > 1 ? Math.min(span, MAX_SPAN) : 1;
}

function tableOf(node: Node): Element | undefined {
  for (let each: Node | null = node; each; each = each.parentNode) {
    if (each.nodeName === "TABLE") return each as Element;
  }
  return undefined;
}
