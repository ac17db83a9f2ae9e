import { escapeHtml } from "../../../lib/text/escape-html.ts";

/** Block elements, which need no paragraph around them. */
const BLOCK =
  /^\s*<\/?(?:p|div|h[1-6]|ul|ol|li|dl|table|blockquote|pre|figure|hr|iframe|section|video|audio|details|form)\b/i;

/**
 * A WordPress post's text as the HTML its readers saw: the classic editor's lines become paragraphs, and WordPress' own
 * shortcodes are expanded.
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
  // Double brackets escape a shortcode.
  const codes = [...shown.matchAll(/(?<!\[)\[([a-z][\w-]+)(?:\s[^\]\n]*=[^\]\n]*)?\](?!\()/gi)]
    .filter(([code, name]) => code.includes("=") || shown.includes(`[/${name}]`) || BARE_CODES.has(name!))
    .map(([, name]) => `[${name}]`);
  // Blocks that WordPress renders on each request have no text.
  const drawn = [...content.matchAll(/<!-- (wp:[a-z][\w/-]*)(?: \{[^\n]*\})? \/-->/g)].map(([, name]) => name!);
  const blocks = drawn.filter((name) => name !== "wp:footnotes" && name !== "wp:more");
  return { html: html + listOf(footnotes), codes, blocks };
}

/** WordPress' own shortcodes that need nothing else. */
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
