import gfm from "@joplin/turndown-plugin-gfm";
import Turndown from "turndown";

const turndown = new Turndown({
  headingStyle: "atx",
  hr: "---",
  bulletListMarker: "-",
  codeBlockStyle: "fenced",
  emDelimiter: "*",
});
turndown.use([gfm.tables, gfm.strikethrough]);
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

/** HTML of another program as Markdown: what Markdown has no word for is left out, and what is left is safe as any other. */
export function markdownOfHtml(html: string): string {
  return turndown.turndown(html).trim();
}

function imageOf(image: Element | null, caption: string): string {
  const source = image?.getAttribute("src") ?? "";
  if (source === "") return "";
  const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
  const alt = oneLine(image?.getAttribute("alt") ?? "").replace(/[[\]\\]/g, "\\$&");
  const title = oneLine(caption || (image?.getAttribute("title") ?? "")).replace(/["\\]/g, "\\$&");
  return `![${alt}](<${source.replace(/[<>\s]/g, encodeURIComponent)}>${title === "" ? "" : ` "${title}"`})`;
}
