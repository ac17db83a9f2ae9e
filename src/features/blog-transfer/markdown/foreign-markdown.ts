import { linkTo, smallLetters } from "../html/html-cards.ts";
import { createHtmlNotes, type HtmlNotes } from "../html/html-notes.ts";
import type { ImportNote } from "../transfer.ts";

/** Code keeps its signs, whatever they mean elsewhere. */
const CODE = /(^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\2[`~]*[ \t]*$|$(?![\s\S]))|`[^`\n]+`)/m;

/**
 * Markdown of other programs as ours: task boxes, footnotes and what their templates would have replaced are written
 * otherwise, or named.
 * @param isMdx whether programs stand between its paragraphs
 */
export function readForeignMarkdown(source: string, isMdx: boolean): { markdown: string; notes: ImportNote[] } {
  const notes = createHtmlNotes();
  const highlighted = source.replace(
    /^\{%-?\s*highlight\s+([\w+#-]+)[^%\n]*%\}\n([\s\S]*?)\n\{%-?\s*endhighlight\s*-?%\}/gm,
    "```$1\n$2\n```",
  );
  const footnotes: { name: string; text: string }[] = [];
  const pieces = highlighted.split(new RegExp(CODE, "gm"));
  // Of each match two groups: the code, and its fence.
  const texts = pieces.map((piece, index) =>
    index % 3 === 0
      ? takeFootnotes(withoutTemplates(isMdx ? withoutModules(piece, notes) : piece, notes), footnotes)
      : index % 3 === 1
        ? piece
        : "",
  );
  const markdown = texts
    .map((piece, index) => (index % 3 === 0 ? withPlainSigns(piece, footnotes, notes) : piece))
    .join("");
  if (footnotes.length === 0) return { markdown, notes: notes.all() };
  const list = footnotes.map(({ text }, index) => `${index + 1}. ${text}`).join("\n");
  return { markdown: `${markdown.trimEnd()}\n\n---\n\n${list}\n`, notes: notes.all() };
}

/** Lines by which MDX (Astro) brings programs in, between its paragraphs. */
function withoutModules(text: string, notes: HtmlNotes): string {
  return text.replace(/^(?:import|export)\s[^\n]*\n*/gm, (line) => {
    notes.add("elements-lost", line.trim().slice(0, 80));
    return "";
  });
}

/** Figures, films and links that Hugo and Jekyll put in by a code become what they stand for. */
function withoutTemplates(text: string, notes: HtmlNotes): string {
  const replaced = text
    .replace(/<!--[\s\S]*?-->\n?/g, "")
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
  for (const [code] of replaced.matchAll(/\{\{[^{}\n]{1,80}\}\}|\{%[^%\n]{1,80}%\}/g)) notes.add("left-as-text", code);
  for (const [, name = ""] of replaced.matchAll(/<([a-z][a-z0-9-]*)(?:\s[^<>\n]*)?\/?>/gi)) {
    notes.add("left-as-text", `<${name.toLowerCase()}>`);
  }
  return replaced;
}

/** Notes stand at the end, in the order in which they were written. */
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
