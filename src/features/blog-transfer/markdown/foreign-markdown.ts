import { createHtmlNotes, type HtmlNotes, linkTo, smallLetters } from "../html-cards.ts";
import type { ImportNote } from "../transfer.ts";

/** Code blocks (also within lists and quotes) and inline code, in which nothing is replaced. Has two groups. */
const CODE = /(^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\2[`~]*[ \t]*$|$(?![\s\S]))|`[^`\n]+`)/m;

/**
 * Converts other programs' Markdown to ours. Task boxes, footnotes and template codes are rewritten or reported.
 * @param isMdx true if there may be code between paragraphs
 * @returns `codes`: template codes left in the text, which readers would see
 */
export function readForeignMarkdown(
  source: string,
  isMdx: boolean,
): { markdown: string; notes: ImportNote[]; codes: string[] } {
  const notes = createHtmlNotes();
  const highlighted = HIGHLIGHTS.reduce((text, code) => text.replace(code, "```$1\n$2\n```"), source);
  const footnotes: { name: string; text: string }[] = [];
  const pieces = highlighted.split(new RegExp(CODE, "gm"));
  // Splitting yields two extra pieces per match, one per group: the code and its fence.
  const texts = pieces.map((piece, index) =>
    index % 3 === 0
      ? takeFootnotes(withoutTemplates(isMdx ? withoutModules(piece, notes) : piece, isMdx, notes), footnotes)
      : index % 3 === 1
        ? piece
        : "",
  );
  const markdown = texts
    .map((piece, index) => (index % 3 === 0 ? withPlainSigns(piece, footnotes, notes) : piece))
    .join("");
  const list = footnotes.map(({ text }, index) => `${index + 1}. ${text}`).join("\n");
  const whole = footnotes.length === 0 ? markdown : `${markdown.trimEnd()}\n\n---\n\n${list}\n`;
  return { markdown: whole, notes: notes.all(), codes: codesIn(whole, isMdx) };
}

/** Highlighted code in Jekyll's and Hugo's syntax. */
const HIGHLIGHTS = [
  /^\{%-?\s*highlight\s+([\w+#-]+)[^%\n]*%\}\n([\s\S]*?)\n\{%-?\s*endhighlight\s*-?%\}/gm,
  /^\{\{[<%]\s*highlight\s+"?([\w+#-]+)[^\n]*[>%]\}\}\n([\s\S]*?)\n\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/gm,
];

/** Starts of template codes: Hugo's shortcodes, Jekyll's tags, Liquid output, kramdown's attributes. */
const LEFT_CODE = /\{\{[<%]|\{%-?\s*[a-z]|\{\{[^{}]{1,300}\}\}|\{::?[^{}\n]{1,300}\}/gi;
const LEFT_PIECE = /<[A-Z][\w.]*/g;

/** Returns the template codes outside code blocks, as written. */
function codesIn(markdown: string, isMdx: boolean): string[] {
  const shown = withoutIndentedCode(markdown.replace(new RegExp(CODE, "gm"), "`code`"));
  const codes = [...shown.matchAll(LEFT_CODE)].map(({ index }) => {
    const line = shown.slice(index, index + MAX_SHOWN);
    return /^(?:\{:[^}\n]*\}|.*?(?:\}\}|%\}\}?)|.*)/.exec(line)![0];
  });
  const pieces = isMdx ? [...shown.matchAll(LEFT_PIECE)].map(([piece]) => `${piece}>`) : [];
  return [...codes, ...pieces];
}
const MAX_SHOWN = 80;

/** Removes indented code: four spaces after a blank line start a block, unless they continue a list. */
function withoutIndentedCode(text: string): string {
  let [mayBegin, isInList] = [true, false];
  const lines = text.split("\n").filter((line) => {
    if (line.trim() === "") {
      mayBegin = true;
      return true;
    }
    const isIndented = /^(?: {4}|\t)/.test(line);
    if (isIndented && mayBegin && !isInList) return false;
    if (!/^\s/.test(line)) isInList = false;
    if (/^\s*(?:[-*+]|\d+[.)])\s/.test(line)) isInList = true;
    mayBegin = false;
    return true;
  });
  return lines.join("\n");
}

/** Template codes at the start of a URL, in Markdown or HTML. */
const CODED_ADDRESS = /(\]\(\s*<?|^ {0,3}\[[^\]\n]{1,200}\]:\s*<?|\b(?:src|href)=["'])((?:\{\{[^{}\n]{1,300}\}\})+)/gm;
const SITE = /\{\{-?\s*site\.(?:github\.)?(?:base)?url\s*(?:\|[^{}]*|-)?\}\}/g;
const PATH_ON_SITE =
  /\{\{-?\s*(["'])\/?([^"'{}]*)\1\s*\|\s*(?:relative_url|absolute_url|prepend:\s*site\.(?:base)?url)[^{}]*\}\}/g;

/** Turns Jekyll's URLs with `site.baseurl` and the like into paths from the site's root. */
export function withoutSite(text: string): string {
  return text.replace(SITE, "").replace(PATH_ON_SITE, "/$2");
}

/** Removes MDX import and export lines (Astro). */
function withoutModules(text: string, notes: HtmlNotes): string {
  return text.replace(/^(?:import|export)\s[^\n]*\n*/gm, (line) => {
    notes.add("elements-lost", line.trim().slice(0, 80));
    return "";
  });
}

/** Converts Hugo's and Jekyll's codes for figures, videos and URLs to Markdown. */
function withoutTemplates(text: string, isMdx: boolean, notes: HtmlNotes): string {
  const replaced = text
    .replace(/<!--[\s\S]*?-->\n?/g, "")
    // The content of raw tags is shown as written.
    .replace(/\{%-?\s*(?:end)?raw\s*-?%\}\n?/g, "")
    .replace(CODED_ADDRESS, (all, before: string, codes: string, start: number, whole: string) => {
      const address = withoutSite(codes);
      return `${before}${address === "" && whole[start + all.length] !== "/" ? "/" : address}`;
    })
    .replace(/\{\{[<%]\s*figure\s+([^{}\n]*?)\/?[>%]\}\}/g, (_code, attributes: string) => {
      const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
      const caption = value("caption") || value("title");
      const title = caption === "" ? "" : ` "${caption.replace(/["\\]/g, "\\$&")}"`;
      return `![${value("alt").replace(/[[\]\\]/g, "\\$&")}](<${value("src").replace(/[<>]/g, "")}>${title})`;
    })
    .replace(
      /\{\{[<%]\s*(youtube|vimeo)\s+(?:id=)?"?([\w-]+)"?[^{}\n]*[>%]\}\}/g,
      (_code, site: string, id: string) => {
        notes.add("as-link", "video");
        const address = site === "youtube" ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
        return linkTo(address, address);
      },
    );
  for (const [, name = ""] of replaced.matchAll(/<([a-z][a-z0-9-]*)(?:\s[^<>\n]*)?\/?>/gi)) {
    if (!isMdx || /^[a-z]/.test(name)) notes.add("left-as-text", `<${name.toLowerCase()}>`);
  }
  return replaced;
}

/** Moves footnotes to the end, in the order of their definitions. */
function takeFootnotes(text: string, footnotes: { name: string; text: string }[]): string {
  return text.replace(
    /^\[\^([^\]\s]{1,40})\]:[ \t]*(.*(?:\n[ \t]+\S.*)*)\n?/gm,
    (_all, name: string, words: string) => {
      footnotes.push({ name, text: words.replace(/\s*\n\s*/g, " ").trim() });
      return "";
    },
  );
}

function withPlainSigns(text: string, footnotes: readonly { name: string }[], notes: HtmlNotes): string {
  const numbers = new Map(footnotes.map(({ name }, index) => [name, index + 1]));
  return text
    .replace(/\[\^([^\]\s]{1,40})\]/g, (sign, name: string) => {
      const number = numbers.get(name);
      if (number === undefined) return sign;
      notes.add("rewritten", "footnotes");
      return smallLetters(String(number), true);
    })
    .replace(/^([ \t]*(?:[-*+]|\d+[.)])[ \t]+)\[([ xX])\][ \t]/gm, (_box, opening: string, mark: string) => {
      notes.add("rewritten", "tasks");
      return `${opening}${mark === " " ? "☐" : "☑"} `;
    });
}
