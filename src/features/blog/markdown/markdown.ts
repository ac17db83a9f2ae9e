import MarkdownIt, { type Env, type RendererRule, type Token } from "markdown-it";
import sanitizeHtml from "sanitize-html";
import { AppError } from "../../../lib/http/app-error.ts";
import { escapeHtml } from "../../../lib/text/clean-text.ts";
import type { ImageFacts } from "../../media/model.ts";
import { countWords } from "../blog-post.ts";
import { MAX_LENGTHS, type TocEntry } from "../model.ts";
import {
  articleHeadings,
  attributeOf,
  HEADINGS,
  IMAGE_PROBLEMS,
  IMAGES,
  type ImageProblem,
  lineRules,
  ownImages,
  plainTextOf,
} from "./markdown-structure.ts";

/** Minimum numbers of words and headings for a table of contents. */
const TOC_FROM_WORDS = 600;
const TOC_FROM_HEADINGS = 3;
/** Maximum entries in a table of contents. For an article made of headings, thousands would take 0.1 s to render. */
const MAX_TOC = 200;

/** Maximum nesting of quotes and lists; deeper nesting is unreadable, and every level costs time. */
const MAX_NESTING = 20;

/**
 * Maximum length of the HTML, in UTF-16 code units. Output can far exceed its source: a link reference used a thousand
 * times repeats its URL each time, and a two-character table row is padded to the width of the table.
 */
const MAX_OUTPUT = 6 * MAX_LENGTHS.content;

export interface RenderedMarkdown {
  /** Sanitized, so it is safe to insert into a page. */
  html: string;
  /** Table of contents; empty for a short article. */
  toc: TocEntry[];
  words: number;
  /** Plain text, for search. */
  text: string;
  problems: ImageProblem[];
}

const markdown = new MarkdownIt("default", {
  html: false,
  linkify: false,
  typographer: false,
  maxNesting: MAX_NESTING,
});
// No setext headings: each line is its own paragraph, so hyphens below a line are a horizontal rule.
markdown.disable("lheading");
markdown.use(lineRules).use(articleHeadings).use(ownImages);
Object.assign(markdown.renderer.rules, {
  // Tables may be wider than a phone, so they scroll, with the keyboard too.
  table_open: () => '<div class="table-scroll" tabindex="0"><table>\n',
  table_close: () => "</table></div>\n",
  th_open: cell,
  td_open: cell,
  link_open: link,
  fence: code,
  code_block: code,
} satisfies Record<string, RendererRule>);

/**
 * Renders an article's Markdown as HTML (SPEC §2). HTML in the source is escaped, and the output contains only what
 * `ALLOWED` lists.
 * @param source at most `MAX_LENGTHS.content` long
 * @param images our images that the text may show, by id
 * @throws AppError `invalid` if the output would be excessive
 */
export function renderMarkdown(source: string, images: ReadonlyMap<string, ImageFacts>): RenderedMarkdown {
  const problems = new Set<ImageProblem>();
  const env: Env = { [IMAGES]: images, [IMAGE_PROBLEMS]: problems };
  const tokens = markdown.parse(source, env);
  if (sizeOf(tokens) > MAX_OUTPUT) {
    throw new AppError("invalid", "Rendered, the text would be too long", { fields: { content: "tooLong" } });
  }
  const html = sanitizeHtml(markdown.renderer.render(tokens, markdown.options, env), ALLOWED);
  const text = tokens.map(wordsOfBlock).join("");
  const words = countWords(text);
  const headings = env[HEADINGS] as TocEntry[];
  const isLong = words >= TOC_FROM_WORDS && headings.length >= TOC_FROM_HEADINGS;
  return { html, toc: isLong ? headings.slice(0, MAX_TOC) : [], words, text, problems: [...problems] };
}

/** Estimates the length of the rendered tokens. */
function sizeOf(tokens: readonly Token[]): number {
  let size = 0;
  for (const { tag, content, attrs, children } of tokens) {
    // The tag with the characters around its name: `<td>`, `</td>\n`.
    size += tag === "" ? 0 : tag.length + 3;
    size += children ? sizeOf(children) : content.length;
    for (const [, value] of attrs ?? []) size += String(value).length;
  }
  return size;
}

function wordsOfBlock(token: Token): string {
  if (token.type === "inline") return `${plainTextOf(token.children ?? [])}\n`;
  return token.type === "fence" || token.type === "code_block" ? `${token.content}\n` : "";
}

/** Renders a table cell, with its alignment as a class, because our CSP forbids inline styles. */
function cell(...[tokens, index, options, , self]: Parameters<RendererRule>): string {
  const token = tokens[index]!;
  const align = /^text-align:(left|right|center)$/.exec(attributeOf(token, "style"))?.[1];
  token.attrs = align ? [["class", `align-${align}`]] : [];
  return self.renderToken(tokens, index, options);
}

/** Renders a code block, which may be wide, so it scrolls like a table. */
function code(...[tokens, index]: Parameters<RendererRule>): string {
  const { content, info } = tokens[index]!;
  const language = /^[\w+#.-]{1,30}/.exec(info)?.[0];
  const mark = language ? ` class="language-${language}"` : "";
  return `<pre tabindex="0"><code${mark}>${escapeHtml(content)}</code></pre>\n`;
}

/** Renders a link, with `rel="noopener"` if it is external. */
function link(...[tokens, index, options, , self]: Parameters<RendererRule>): string {
  const token = tokens[index]!;
  if (/^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(attributeOf(token, "href"))) token.attrSet("rel", "noopener");
  return self.renderToken(tokens, index, options);
}

/** Second line of defence after `html: false`: exactly what the rules above produce. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "strong", "em", "s", "a", "code", "pre", "blockquote"],
    ...["ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td", "div", "figure", "figcaption"],
    ...["picture", "source", "img"],
  ],
  allowedAttributes: {
    ...Object.fromEntries(["h2", "h3", "h4", "h5", "h6"].map((heading) => [heading, ["id"]])),
    a: ["href", "title", "rel"],
    ol: ["start"],
    pre: ["tabindex"],
    code: ["class"],
    th: ["class"],
    td: ["class"],
    div: ["class", "tabindex"],
    source: ["type", "srcset", "sizes"],
    img: ["src", "srcset", "sizes", "width", "height", "alt", "loading", "decoding"],
  },
  allowedClasses: {
    code: [/^language-[\w+#.-]{1,30}$/],
    th: ["align-left", "align-right", "align-center"],
    td: ["align-left", "align-right", "align-center"],
    div: ["table-scroll"],
  },
  selfClosing: ["br", "hr", "img", "source"],
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  // We generate image URLs, so drop any that is not a path under `/media/`.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !/^\/media\//.test(attribs["src"] ?? ""),
};
