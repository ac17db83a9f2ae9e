import type { Language } from "../../../lib/language.ts";
import { pathIn } from "../../../lib/language.ts";
import type { Passage } from "./passage.ts";

/** The fields of the blog's `Article` that the assistant reads. */
export interface ReadablePost {
  language: Language;
  pair: string;
  slug: string;
  title: string;
  excerpt: string;
  /** Separated by commas. */
  keywords: string;
  /** Rendered and sanitised. */
  html: string;
}

/** Maximum number of a section's words that are searched, to bound memory. */
const SECTION_LIMIT = 2400;
/** Maximum length of a paragraph in UTF-16 code units, since answers are short. */
const PARAGRAPH_LIMIT = 420;
/** Maximum length of a list that is one paragraph, in UTF-16 code units. */
const LIST_LIMIT = 600;

const SECTION = /<h[23] id="([\w-]+)">(.*?)<\/h[23]>(.*?)(?=<h[23] id="|$)/gs;
/** Captions do not read as sentences. */
const NOT_READ = /<(figcaption|script|style)\b.*?<\/\1>/gs;
/** A template, and the paragraph that introduces it. */
const TEMPLATE = /(<p>(?:(?!<\/p>).)*:<\/p>\s*)?(<pre\b.*?<\/pre>)/gs;
/** Stands for a line break of a template, which `spoken` would remove. */
const BREAK = "\u001e";
const ROW = /<tr>(.*?)<\/tr>/gs;
const CELL = /<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

/** A post as passages: one for the whole post, then one per section. */
export function postPassages(post: ReadablePost): Passage[] {
  const { language, pair, slug, title, excerpt, keywords, html } = post;
  const path = pathIn(language, `/blog/${slug}`);
  const [beforeSections = ""] = html.split(/<h[23] id/, 1);
  const whole = {
    id: `post-${pair}`,
    language,
    title,
    href: path,
    opening: excerpt,
    details: paragraphsOf(beforeSections, language),
    keywords,
    asked: [title],
  };
  const sections = [...html.matchAll(SECTION)].map(([, id, heading = "", body = ""], index): Passage => {
    const name = spoken(heading);
    return {
      id: `post-${pair}/${index + 1}`,
      language,
      title: `${title} – ${name}`,
      href: `${path}#${id}`,
      opening: "",
      details: paragraphsOf(body, language),
      // « Par où commencer » may be a heading in any post, so a way of asking combines it with the post's topic.
      asked: [`${title} ${name}`],
    };
  });
  return [whole, ...sections.filter(({ details }) => details.length > 0)];
}

/** Begins a row of a table. */
export const ROW_MARK = "• ";

/** A table as a paragraph with a line for its head and for each row: « • La réception : 2; savoir si tout est clair ». */
function tableAsText(table: string, language: Language): string {
  const [head = [], ...rows] = [...table.matchAll(ROW)].map(([, row]) =>
    [...row!.matchAll(CELL)].map(([, cell]) => spoken(cell!)),
  );
  const colon = language === "fr" ? "\u00a0: " : ": ";
  // « 3. La réponse » in the column « Message » is told as « Message 3, La réponse ».
  const lines = [head, ...rows].map(
    ([name = "", ...cells], at) =>
      `${at === 0 ? "" : ROW_MARK}${name.replace(/^(\d+)\.\s*/, `${head[0]} $1, `)}${colon}${cells.map((cell) => cell || "–").join("; ")}`,
  );
  return `<p>${BREAK}${lines.join(BREAK)}</p>`;
}

/** Returns the paragraphs, items and table rows of a section, each of which makes sense by itself. */
function paragraphsOf(html: string, language: Language): string[] {
  const paragraphs = html
    .replace(NOT_READ, " ")
    // A template is told with its line breaks.
    .replace(TEMPLATE, (_, intro: string | undefined, template: string) => {
      if (isData(template)) return " ";
      const told = spoken(template).length <= LIST_LIMIT;
      return `${intro ?? ""}${told ? `<p>${template.trim().replace(/^|\n+/g, BREAK)}</p>` : " "}`;
    })
    .replace(/<table\b.*?<\/table>/gs, (table) => tableAsText(table, language))
    // The items of a short list are told together.
    .replace(/<[uo]l>.*?<\/[uo]l>/gs, (list) =>
      spoken(list).length <= LIST_LIMIT ? `<p>${list.replace(/<\/?(?:li|[uo]l)>/g, " ")}</p>` : list,
    )
    // What introduces a list or a template ends with a colon, and is told with the first item.
    .replace(/:<\/p>\s*(?:<p>|<[uo]l>\s*<li>)/g, ": ")
    .split(/<\/(?:p|li|blockquote)>/)
    .map(spoken)
    .filter((text) => /[.!?…»”]$/.test(text) || text.includes(BREAK))
    .flatMap((text) =>
      text.includes(BREAK) ? text.replaceAll(new RegExp(` ?${BREAK} ?`, "g"), "\n").trim() : inParts(text),
    );
  let length = 0;
  return paragraphs.filter((paragraph) => {
    length += paragraph.length;
    return length <= SECTION_LIMIT;
  });
}

/** Whether a template is rows of values, which nobody reads in a chat: `C00412,Boulangerie du Quai,fr`. */
const isData = (template: string) =>
  spoken(template.replace(/\n/g, "|"))
    .split("|")
    .every((row) => row.trim() === "" || row.split(/[,;]/).length > 2);

/** Divides a long paragraph between sentences. */
function inParts(paragraph: string): string[] {
  const parts: string[] = [];
  for (const sentence of paragraph.split(/(?<=[.!?…])\s+(?=[\p{Lu}«“])/u)) {
    const longer = [parts.at(-1) ?? "", sentence].join(" ").trim();
    if (parts.length > 0 && longer.length <= PARAGRAPH_LIMIT) parts[parts.length - 1] = longer;
    else if (sentence.length <= PARAGRAPH_LIMIT) parts.push(sentence);
  }
  return parts;
}

/** Returns the text of an HTML fragment. */
function spoken(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
      if (decimal) return String.fromCodePoint(Number(decimal));
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      return ENTITIES[name] ?? entity;
    })
    .replace(/\s+/g, (space) => (space.includes("\u00a0") ? "\u00a0" : " "))
    .replace(/ (?=[.,;:!?…)])|(?<=\() /g, "")
    .trim();
}
