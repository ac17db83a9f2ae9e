import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { TocEntry } from "../model.ts";
import { slugOf } from "../slug.ts";

/** Prefix of every heading id in an article, and of no other id on a page. */
const ID_PREFIX = "h-";

/** Key in markdown-it's environment under which a rendering's headings are collected. */
export const HEADINGS = Symbol("headings");

/**
 * The article's only h1 is its title (SPEC §2): `# ` becomes h2, and so on down to h6. A text whose highest heading is
 * `## ` starts with an h2 too: no level may be skipped. Each heading gets an anchor that only changes with its text.
 */
export function articleHeadings(markdown: MarkdownIt): void {
  markdown.core.ruler.push("article-headings", (state: StateCore) => {
    const entries: TocEntry[] = [];
    const taken = new Map<string, number>();
    let highest = 6;
    for (const { type, tag } of state.tokens) if (type === "heading_open") highest = Math.min(highest, levelOf(tag));
    for (const [index, token] of state.tokens.entries()) {
      if (!token.type.startsWith("heading_")) continue;
      const level = Math.min(6, levelOf(token.tag) - highest + 2);
      token.tag = `h${level}`;
      if (token.type === "heading_close") continue;
      const text = plainTextOf(state.tokens[index + 1]?.children ?? []).trim();
      const id = ID_PREFIX + uniqueAnchor(slugOf(text) || "section", taken);
      token.attrSet("id", id);
      if ((level === 2 || level === 3) && text !== "") entries.push({ level, id, text });
    }
    state.env[HEADINGS] = entries;
  });
}

function levelOf(tag: string): number {
  return Number(tag.slice(1));
}

/** Plain text of inline tokens; images contribute their alternative text. */
export function plainTextOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === "text" || token.type === "code_inline") return token.content;
      if (token.type === "softbreak" || token.type === "hardbreak") return " ";
      return token.children ? plainTextOf(token.children) : "";
    })
    .join("");
}

/** Value of an attribute; empty if absent. */
export function attributeOf(token: Token, name: string): string {
  return String(token.attrGet(name) ?? "");
}

/** The second "Prix" becomes `prix-2`, unless a heading "Prix 2" came before it. */
function uniqueAnchor(slug: string, taken: Map<string, number>): string {
  let number = taken.get(slug) ?? 0;
  let anchor = slug;
  do {
    number += 1;
    anchor = number === 1 ? slug : `${slug}-${number}`;
  } while (number > 1 && taken.has(anchor));
  taken.set(slug, number);
  if (anchor !== slug) taken.set(anchor, 1);
  return anchor;
}
