import type Turndown from "turndown";
import type { HtmlNotes } from "./html-notes.ts";

/** Most columns one cell may span: each is written out, and more are a mistake. */
const MAX_SPAN = 20;

/**
 * Teaches turndown to convert tables in linear time. Its well-known plugin scans the whole table again for each row,
 * and leaves a table with a coloured cell as HTML, which our Markdown shows as text.
 */
export function addTables(turndown: Turndown, notes: HtmlNotes): void {
  /** Whether a table is only layout: it contains another, and Markdown cannot nest tables. */
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

/** @param content its caption, if any, and a line per row, from bar to bar */
function tableText(content: string, rows: readonly Element[][]): string {
  const lines = content.split("\n").filter((line) => line.trim() !== "");
  const caption = lines.filter((line) => !line.startsWith("|"));
  const written = lines.filter((line) => line.startsWith("|"));
  const [first, second = first] = rows;
  if (!first || !second) return caption.join("\n");
  const widths = rows.map((cells) => cells.reduce((sum, cell) => sum + spanOf(cell), 0));
  const width = widths.reduce((most, each) => Math.max(most, each), 1);
  // A Markdown table needs a head.
  const head = isHead(first) ? `${written.shift()}${" |".repeat(width - widths[0]!)}` : `|${" |".repeat(width)}`;
  const borders = Array.from({ length: width }, (_, column) => ` ${borderOf(second[column])} |`);
  return [...caption, ...(caption.length > 0 ? [""] : []), head, `|${borders.join("")}`, ...written].join("\n");
}

/** The cells of each row that has any, in order. */
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
