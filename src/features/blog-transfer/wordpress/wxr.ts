import sax from "sax";
import { escapeHtml } from "../../../lib/text/clean-text.ts";
import { named } from "../imported-values.ts";
import type { ImportNote } from "../transfer.ts";

/** An XML element of a WordPress export (WXR). */
export interface WxrElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: WxrElement[];
  text: string;
}

/** Maximum elements per file, enough for 20,000 posts with their fields and comments. */
const MAX_ELEMENTS = 2_000_000;
/** Maximum nesting; WordPress's files have five levels. */
const MAX_DEPTH = 20;

/** Characters invalid in XML, which some plugins leave in texts. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/**
 * Parses a WordPress export. The parser ignores entities declared in the file, so none can expand.
 * @returns the export's channel; `undefined` for other XML
 * @throws Error for XML that is broken, truncated, or larger than any export
 */
export function readWxr(source: string): WxrElement | undefined {
  const root: WxrElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  let count = 0;
  const xml = sax.parser(true, { strictEntities: false, position: false });
  const addText = (text: string) => {
    open.at(-1)!.text += text;
  };
  xml.onerror = (error) => {
    throw error;
  };
  xml.ontext = addText;
  xml.oncdata = addText;
  xml.onopentag = ({ name, attributes }) => {
    count += 1;
    if (count > MAX_ELEMENTS || open.length > MAX_DEPTH) throw new Error("More than an export holds");
    const element = { name, attributes, children: [], text: "" };
    open.at(-1)!.children.push(element);
    open.push(element);
  };
  xml.onclosetag = () => void open.pop();
  xml.write(source.replace(CONTROL, "")).close();
  const channel = childOf(childOf(root, "rss"), "channel");
  return channel && childOf(channel, "wp:wxr_version") ? channel : undefined;
}

function childOf(element: WxrElement | undefined, name: string): WxrElement | undefined {
  return element?.children.find((child) => child.name === name);
}

export function textOf(element: WxrElement, name: string): string {
  return childOf(element, name)?.text.trim() ?? "";
}

/** Returns the plain text of a title, term or excerpt, which WordPress stores as HTML. */
export function plainOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, "")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,10}));/gi, (entity, decimal: string, hex: string, name: string) => {
      const known = name === undefined ? Number.parseInt(decimal ?? hex, decimal ? 10 : 16) : sax.ENTITIES[name];
      if (typeof known !== "number") return known ?? entity;
      return known <= 0x10ffff ? String.fromCodePoint(known) : entity;
    })
    .replace(/\s+/g, " ")
    .trim();
}

export function childrenOf(element: WxrElement, name: string): WxrElement[] {
  return element.children.filter((child) => child.name === name);
}

/** Fields by which plugins restrict a post: Jetpack, Members, WP-Members, Restrict Content Pro, Ultimate Member. */
const MEMBER_FIELDS =
  /^(?:_jetpack_newsletter_access|_members_access_role|_wpmem_block|rcp_(?:user|access)_level|rcp_subscription_level|um_content_restriction)$/;
/** Values of `MEMBER_FIELDS` that leave a post open to all. */
const FOR_ALL = /^(?:everybody|none|0|all|)$/i;

/** Blocks for subscribers only (Jetpack, WordPress.com). */
const MEMBER_BLOCKS = /<!--\s*wp:(?:jetpack\/)?(?:premium-content\/|paywall\b|subscriber-view\b)/;

/** A block hidden from some or all visitors (WordPress 6.9, Block Visibility). */
const HIDDEN_BLOCK = /<!--\s*wp:[^>]*"blockVisibility":(?!\s*true\b)/;

/**
 * Returns the reasons why WordPress did not show a post to everyone: status, password, hidden blocks, common membership
 * plugins. Other plugins hide posts with shortcodes.
 * @param codes shortcodes left in the text
 */
export function withheldOf(
  post: WxrElement,
  meta: ReadonlyMap<string, string>,
  codes: readonly string[],
): ImportNote[] {
  const status = textOf(post, "wp:status");
  const content = textOf(post, "content:encoded");
  const isForMembers =
    MEMBER_BLOCKS.test(content) || [...meta].some(([key, value]) => MEMBER_FIELDS.test(key) && !FOR_ALL.test(value));
  const doors = [
    // Without the value, because the report would disclose the password.
    ...(textOf(post, "wp:post_password") === "" ? [] : ["password"]),
    ...(["publish", "future", "draft", "pending"].includes(status) ? [] : [`status: ${status}`]),
    ...(HIDDEN_BLOCK.test(content) ? ["blockVisibility"] : []),
  ];
  return [
    ...(isForMembers ? [{ problem: "members-only" as const }] : []),
    ...doors.map((detail) => ({ problem: "not-public" as const, detail })),
    ...(codes.length === 0 ? [] : [{ problem: "codes-left" as const, detail: named(codes) }]),
  ];
}

/** Block-level elements, which need no paragraph around them. */
const BLOCK =
  /^\s*<\/?(?:p|div|h[1-6]|ul|ol|li|dl|table|blockquote|pre|figure|hr|iframe|section|video|audio|details|form)\b/i;

/**
 * Restores the HTML that readers of a WordPress post saw: the classic editor's lines become paragraphs, and WordPress's
 * own shortcodes are expanded.
 * @param footnotes the block editor's JSON
 * @returns names of shortcodes left in the text, and of blocks without content
 */
export function htmlOfWordPress(
  content: string,
  footnotes: string,
): {
  html: string;
  codes: string[];
  blocks: string[];
} {
  const isOfBlocks = /<!--\s*wp:/.test(content);
  const written = content
    .replace(
      /\[caption[^\]]*\]([\s\S]*?(?:<\/a>|\/?>))\s*([^<[]*)\[\/caption\]/g,
      "<figure>$1<figcaption>$2</figcaption></figure>",
    )
    .replace(/\[embed[^\]]*\](https?:[^\s[\]]+)\[\/embed\]/g, (_code, address: string) => frameOf(address))
    .replace(/\[(audio|video)\s[^\]]*?(?:src|mp3|mp4)="([^"]+)"[^\]]*\](?:\[\/\1\])?/g, '<$1 src="$2"></$1>')
    .replace(
      /(<div class="wp-block-embed__wrapper">)\s*(https?:[^\s<]+)\s*(?=<\/div>)/g,
      (_all, _div, address: string) => frameOf(address),
    );
  const html = isOfBlocks ? written : paragraphed(written);
  const shown = html.replace(/<(pre|code)\b[\s\S]*?<\/\1>/gi, "");
  // Double brackets escape a shortcode, so they do not count.
  const codes = [...shown.matchAll(/(?<!\[)\[([a-z][\w-]+)(?:\s[^\]\n]*=[^\]\n]*)?\](?!\()/gi)]
    .filter(([code, name]) => code.includes("=") || shown.includes(`[/${name}]`) || BARE_CODES.has(name!))
    .map(([, name]) => `[${name}]`);
  // Dynamic blocks, which WordPress renders on request, have no text in the export.
  const drawn = [...content.matchAll(/<!-- (wp:[a-z][\w/-]*)(?: \{[^\n]*\})? \/-->/g)].map(([, name]) => name!);
  const blocks = drawn.filter((name) => name !== "wp:footnotes" && name !== "wp:more");
  return { html: html + listOf(footnotes), codes, blocks };
}

/** WordPress's own shortcodes that work without attributes. */
const BARE_CODES: ReadonlySet<string> = new Set(["gallery", "playlist", "audio", "video"]);

const frameOf = (address: string) => `<iframe src="${escapeHtml(address)}"></iframe>`;

function paragraphed(text: string): string {
  const parts = text.replace(/\r\n?/g, "\n").split(/\n{2,}/);
  return parts.map((part) => (BLOCK.test(part) ? part : `<p>${part.trim().replace(/\n/g, "<br>\n")}</p>`)).join("\n\n");
}

function listOf(footnotes: string): string {
  if (footnotes === "") return "";
  try {
    const notes = JSON.parse(footnotes) as { content?: unknown }[];
    return `<hr><ol>${notes.map(({ content }) => `<li>${String(content ?? "")}</li>`).join("")}</ol>`;
  } catch {
    return "";
  }
}
