import { ProviderFailure } from "../answer-provider.ts";

/** Longest HTML, in UTF-16 code units: four times the longest reply. Hostile nesting beyond that takes seconds. */
const LONGEST = 32_000;

const TAGS = "p|div|section|article|blockquote|ul|ol|li|h[1-6]|table|span|strong|b|em|i|a|br";
/** Match text that begins with an element, or contains elements. Whole web pages are left to `sound-text.ts`. */
const BEGINS = new RegExp(`^\\s*<(?:${TAGS})(?:\\s[^>]*)?/?>`, "i");
const HOLDS = /<\/(?:p|div|ul|ol|li|h[1-6]|strong|b|em|a)>|<br\s*\/?>/i;
const PAGE = /<(?:!doctype|html|head|title|body|frameset)\b/i;
/** Matches a whole element, which a piece of a stream may be. */
const WHOLE = new RegExp(`^\\s*<(${TAGS})(?:\\s[^>]*)?>.*</\\1>\\s*$`, "is");

/** Allowed link targets; the chat checks them again (`text-parts.ts`). */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))[^\s()<>]+$/i;
const NO_WORDS = "script style template noscript iframe object svg form textarea select button img title".split(" ");

/** The formatter arguments that we use, because `html-to-text` has no types. */
interface Element {
  attribs: Readonly<Record<string, string>>;
  children: unknown;
}
interface Builder {
  addLiteral(text: string): void;
}
type Walk = (children: unknown, builder: Builder) => void;

export const isHtml = (text: string): boolean => !PAGE.test(text) && (BEGINS.test(text) || HOLDS.test(text));
export const isWholeHtml = (text: string): boolean => !PAGE.test(text) && WHOLE.test(text);

/**
 * Converts HTML to text, so that it is never shown as HTML. Paragraphs and lists are kept, and links become Markdown,
 * which the chat shows as links.
 * @throws ProviderFailure if the HTML is too long or contains no text
 */
export async function textOfHtml(html: string): Promise<string> {
  if (html.length > LONGEST) throw new ProviderFailure("too-long", `answered with more than ${LONGEST} of HTML`);
  const { toPlainText } = await import("@react-email/render");
  const text = toPlainText(html, {
    wordwrap: false,
    limits: { maxDepth: 30, maxChildNodes: 500 },
    formatters: {
      markdownLink: (element: Element, walk: Walk, builder: Builder) => {
        const address = element.attribs["href"] ?? "";
        const leads = ADDRESS.test(address);
        if (leads) builder.addLiteral("[");
        walk(element.children, builder);
        if (leads) builder.addLiteral(`](${address})`);
      },
    },
    selectors: [
      { selector: "a", format: "markdownLink" },
      { selector: "ul", options: { itemPrefix: "- " } },
      ...[1, 2, 3, 4, 5, 6].map((level) => ({
        selector: `h${level}`,
        options: { uppercase: false, leadingLineBreaks: 2 },
      })),
      ...NO_WORDS.map((selector) => ({ selector, format: "skip" })),
    ],
  }).trim();
  if (text === "") throw new ProviderFailure("not-an-answer", "answered with HTML that says nothing");
  return text;
}
