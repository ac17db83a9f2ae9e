import { parse as parseToml, TomlDate } from "smol-toml";
import { parse, stringify } from "yaml";

export interface MarkdownFile {
  /** Front matter, not validated. */
  data: Record<string, unknown>;
  content: string;
}

/** Maximum length of front matter, in UTF-16 code units. Ours is under 3,000; YAML parsing time grows quadratically. */
const MAX_FRONT_MATTER = 16_000;

export class FrontMatterTooLong extends Error {}

/** Front matter starts with `---` (YAML), `+++` (TOML, Hugo) or an object (JSON, Hugo). */
const OPENING = /^\uFEFF?(---|\+\+\+)[ \t]*\n/;
const JSON_OPENING = /^\uFEFF?(?=\{\s*["}])/;
const CLOSING = { "---": /^(?:---|\.\.\.)[ \t]*$/m, "+++": /^\+\+\+[ \t]*$/m } as const;

/**
 * Splits a Markdown file into front matter (YAML, TOML or JSON) and content. Without front matter, everything is
 * content.
 * @throws FrontMatterTooLong; any other Error if the front matter cannot be parsed or is not a map
 */
export function readMarkdownFile(source: string): MarkdownFile {
  const text = source.replace(/\r\n?/g, "\n");
  if (JSON_OPENING.test(text)) return jsonFile(text.replace(JSON_OPENING, ""));
  const opening = OPENING.exec(text);
  if (!opening) return { data: {}, content: text };
  const mark = opening[1] as keyof typeof CLOSING;
  const rest = text.slice(opening[0].length);
  const closing = CLOSING[mark].exec(rest);
  if (!closing) return { data: {}, content: text };
  if (closing.index > MAX_FRONT_MATTER) throw new FrontMatterTooLong();
  const data = mark === "---" ? yamlOf(rest.slice(0, closing.index)) : tomlOf(rest.slice(0, closing.index));
  if (data !== null && (typeof data !== "object" || Array.isArray(data))) throw new Error("The front matter is no map");
  const content = textBelow(rest.slice(closing.index + closing[0].length));
  return { data: (data ?? {}) as Record<string, unknown>, content };
}

const textBelow = (rest: string) => rest.replace(/^\n{1,2}/, "");

/** A brace, or a whole string, so that braces inside strings do not count. */
const JSON_PIECE = /"(?:[^"\\]|\\.)*"|[{}]/gs;

function jsonFile(text: string): MarkdownFile {
  let depth = 0;
  for (const { 0: piece, index } of text.slice(0, MAX_FRONT_MATTER).matchAll(JSON_PIECE)) {
    if (piece === "{") depth += 1;
    else if (piece === "}") depth -= 1;
    const end = index + 1;
    if (depth === 0) {
      return { data: JSON.parse(text.slice(0, end)) as Record<string, unknown>, content: textBelow(text.slice(end)) };
    }
  }
  if (text.length > MAX_FRONT_MATTER) throw new FrontMatterTooLong();
  return { data: {}, content: text };
}

function yamlOf(source: string): unknown {
  // Aliases are limited, because a small file could expand to gigabytes ("billion laughs"). Warnings are off, because
  // they would quote the file on stderr.
  return parse(source, { maxAliasCount: 20, schema: "core", logLevel: "error" });
}

/** Parses TOML. Dates stay as written, as in YAML, because the parser cannot know their time zone. */
function tomlOf(source: string): unknown {
  const data = parseToml(source);
  const dated = Object.entries(data).map(([name, value]) => [
    name,
    value instanceof TomlDate ? value.toISOString() : value,
  ]);
  return Object.fromEntries(dated);
}

export function writeMarkdownFile({ data, content }: MarkdownFile): string {
  return `---\n${stringify(data, { lineWidth: 0 })}---\n\n${content}\n`;
}
