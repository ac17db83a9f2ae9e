import type { MarkdownIt, RendererRule, StateBlock, StateCore, StateInline, Token } from "markdown-it";
import { escapeHtml } from "../../../lib/text/clean-text.ts";
import { IMAGE_REFERENCE, type ImageFacts, imageFallback, imageSources } from "../../media/model.ts";
import type { TocEntry } from "../model.ts";
import { slugOf } from "../words.ts";

/**
 * Adds the line rules for articles (SPEC §2). Outside code, lists and tables, a line break starts a new paragraph;
 * within links and emphasis, where that is impossible, it becomes `<br>`. Unlike in CommonMark, a line at the margin
 * never continues a list item or quote above it and, without a pipe, no table either. A line wrapped in `**` is bold,
 * whatever is next to the asterisks.
 */
export function lineRules(markdown: MarkdownIt): void {
  markdown.block.ruler.before("paragraph", "line-of-its-own", lineOfItsOwn, {
    alt: ["paragraph", "reference", "blockquote"],
  });
  markdown.inline.ruler.before("emphasis", "bold-line", boldLine);
  markdown.core.ruler.after("inline", "paragraph-per-line", splitParagraphs);
}

/**
 * Terminator rule: returns whether a line that could continue the block above starts its own block instead.
 * markdown-it ends tables by the rules for quotes, hence the alt.
 */
function lineOfItsOwn(state: StateBlock, line: number, _endLine: number, silent: boolean): boolean {
  if (!silent) return false;
  if (state.parentType === "blockquote") return true;
  if (state.parentType === "table") return !state.src.slice(state.bMarks[line], state.eMarks[line]).includes("|");
  return state.sCount[line]! < state.blkIndent;
}

/** Bolds lines like `** wrapped **`, which CommonMark does not. Two pairs on a line remain two bold phrases. */
function boldLine(state: StateInline, silent: boolean): boolean {
  const { src, pos: start, posMax } = state;
  if (silent || !src.startsWith("**", start) || !beginsLine(src, start)) return false;
  const lineBreak = src.indexOf("\n", start);
  const line = src.slice(start, lineBreak === -1 ? posMax : Math.min(lineBreak, posMax)).trimEnd();
  const words = line.slice(2, -2);
  if (!line.endsWith("**") || words.trim() === "" || words.includes("**") || /^\*|[*\\]$/.test(words)) return false;
  state.push("strong_open", "strong", 1).markup = "**";
  state.pos = start + 2 + (words.length - words.trimStart().length);
  state.posMax = start + 2 + words.trimEnd().length;
  state.md.inline.tokenize(state);
  state.push("strong_close", "strong", -1).markup = "**";
  state.pos = start + line.length;
  state.posMax = posMax;
  return true;
}

function beginsLine(src: string, position: number): boolean {
  let before = position - 1;
  while (src[before] === " " || src[before] === "\t") before -= 1;
  return before < 0 || src[before] === "\n";
}

function splitParagraphs(state: StateCore): void {
  const result: Token[] = [];
  let listDepth = 0;
  for (let index = 0; index < state.tokens.length; index += 1) {
    const token = state.tokens[index]!;
    if (/^(bullet|ordered)_list_/.test(token.type)) listDepth += token.nesting;
    const [inline, close] = [state.tokens[index + 1], state.tokens[index + 2]];
    if (token.type !== "paragraph_open" || listDepth > 0 || inline?.type !== "inline" || !close) {
      result.push(token);
      continue;
    }
    for (const children of linesOf(inline.children ?? [])) {
      const line = new state.Token("inline", "", 0);
      Object.assign(line, { children, content: inline.content, map: inline.map, level: inline.level, block: true });
      result.push(token, line, close);
    }
    index += 2;
  }
  state.tokens = result;
}

function linesOf(children: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  let depth = 0;
  for (const child of children) {
    depth += child.nesting;
    if (child.type === "softbreak" && depth === 0) {
      lines.push([]);
      continue;
    }
    if (child.type === "softbreak") Object.assign(child, { type: "hardbreak", tag: "br" });
    lines.at(-1)!.push(child);
  }
  return lines.filter((line) => line.length > 0);
}

/** Prefix of heading ids in articles, which no other id on a page has. */
const ID_PREFIX = "h-";

/** Key in markdown-it's env for the headings found. */
export const HEADINGS = Symbol("headings");

/**
 * Shifts heading levels and adds anchors. The page's only h1 is the title (SPEC §2), so the highest level becomes h2,
 * the next h3, and so on down to h6. Anchors are derived from the headings' text.
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

/** Returns the plain text of inline tokens, including images' alternative text. */
export function plainTextOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === "text" || token.type === "code_inline") return token.content;
      if (token.type === "softbreak" || token.type === "hardbreak") return " ";
      return token.children ? plainTextOf(token.children) : "";
    })
    .join("");
}

/** Returns an attribute's value, or an empty string if it is absent. */
export function attributeOf(token: Token, name: string): string {
  return String(token.attrGet(name) ?? "");
}

/** Claims an unused anchor. The second "Prix" gets `prix-2`, or `prix-3` if a heading "Prix 2" came before it. */
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

/** Key in markdown-it's env for our images, by id. */
export const IMAGES = Symbol("images");
/** Key in markdown-it's env for problems with images. */
export const IMAGE_PROBLEMS = Symbol("image problems");

/** An image lacks alternative text, or is on another site, from which our CSP forbids loading it. */
export type ImageProblem = "missing-alt" | "foreign-image";

/** `sizes` attribute of images: at most the width of the article column. */
const SIZES = "(min-width: 48rem) 44rem, 92vw";

/**
 * Renders our images in several formats and widths. An image that is alone in its paragraph and has a title becomes a
 * figure with a caption. Our CSP forbids images from other sites, so those become links.
 */
export function ownImages(markdown: MarkdownIt): void {
  markdown.renderer.rules["image"] = renderImage;
  markdown.core.ruler.push("figures", makeFigures);
}

const renderImage: RendererRule = (tokens, index, _options, env = {}) => {
  const token = tokens[index]!;
  const source = attributeOf(token, "src");
  const alt = plainTextOf(token.children ?? []).trim();
  const problems = env[IMAGE_PROBLEMS] as Set<ImageProblem>;
  if (alt === "") problems.add("missing-alt");
  const image = (env[IMAGES] as ReadonlyMap<string, ImageFacts>).get(IMAGE_REFERENCE.exec(source)?.[1] ?? "");
  if (image) return picture(image, alt);
  problems.add("foreign-image");
  const words = escapeHtml(alt === "" ? source : alt);
  return /^https?:\/\//i.test(source) ? `<a href="${escapeHtml(source)}" rel="noopener">${words}</a>` : words;
};

function picture(image: ImageFacts, alt: string): string {
  return (
    `<picture><source type="image/avif" srcset="${imageSources(image, "avif")}" sizes="${SIZES}">` +
    `<img src="${imageFallback(image)}" srcset="${imageSources(image, "webp")}" sizes="${SIZES}" ` +
    `width="${image.width}" height="${image.height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async"></picture>`
  );
}

function makeFigures(state: StateCore): void {
  for (const [index, open] of state.tokens.entries()) {
    const [inline, close] = [state.tokens[index + 1], state.tokens[index + 2]];
    const image = inline?.children?.[0];
    if (open.type !== "paragraph_open" || open.hidden || inline?.children?.length !== 1 || !close) continue;
    const caption = image?.type === "image" ? attributeOf(image, "title") : "";
    if (caption === "") continue;
    // Paragraphs split by the line rules share their tokens, so give each figure its own.
    state.tokens[index] = tagged(state, open, "figure");
    state.tokens[index + 2] = tagged(state, close, "figure");
    const words = new state.Token("text", "", 0);
    words.content = caption;
    const [captionOpen, captionClose] = [
      new state.Token("figcaption_open", "figcaption", 1),
      new state.Token("figcaption_close", "figcaption", -1),
    ];
    inline.children.push(captionOpen, words, captionClose);
  }
}

function tagged(state: StateCore, token: Token, tag: string): Token {
  return Object.assign(new state.Token(token.type, tag, token.nesting), { block: true, map: token.map });
}
