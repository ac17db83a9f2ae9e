import type { MarkdownIt, RendererRule, StateCore, Token } from "markdown-it";
import { escapeHtml } from "../../../lib/text/escape-html.ts";
import { IMAGE_REFERENCE, imageFallback, imageSources } from "../../media/image-address.ts";
import type { ImageFacts } from "../../media/model.ts";
import { attributeOf, plainTextOf } from "./markdown-headings.ts";

/** Key in markdown-it's environment: our images by id. */
export const IMAGES = Symbol("images");
/** Likewise: problems with a text's images. */
export const IMAGE_PROBLEMS = Symbol("image problems");

/** An image without alternative text, or one from another site, which pages may not load. */
export type ImageProblem = "missing-alt" | "foreign-image";

/** Width of the article column, the largest an image in it is shown. */
const SIZES = "(min-width: 48rem) 44rem, 92vw";

/**
 * Our images are shown in the format and width that fit; an image alone in its paragraph with a title becomes a figure
 * with that caption. Pages may only load images from this site (their policy), so any other is shown as a link.
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
    // The line rule may have shared one opening token among several paragraphs: each figure gets its own.
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
