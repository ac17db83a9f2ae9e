import { parse, stringify } from "yaml";

export interface MarkdownFile {
  /** Of the front matter; nothing is known of its values. */
  data: Record<string, unknown>;
  content: string;
}

/** Characters of front matter that are parsed: ours has under 3,000, and the time that YAML takes grows with its square. */
const MAX_FRONT_MATTER = 16_000;

export class FrontMatterTooLong extends Error {}

const OPENING = /^\uFEFF?---[ \t]*\n/;
const CLOSING = /^(?:---|\.\.\.)[ \t]*$/m;

/**
 * Reads a Markdown file: YAML between two lines of hyphens, then the text. Without front matter all of it is text.
 * @throws Error for YAML that cannot be read, or that is no list of names and values
 */
export function readMarkdownFile(source: string): MarkdownFile {
  const text = source.replace(/\r\n?/g, "\n");
  const opening = OPENING.exec(text);
  if (!opening) return { data: {}, content: text };
  const rest = text.slice(opening[0].length);
  const closing = CLOSING.exec(rest);
  if (!closing) return { data: {}, content: text };
  if (closing.index > MAX_FRONT_MATTER) throw new FrontMatterTooLong();
  // Few aliases: a small file may otherwise stand for gigabytes ("billion laughs"). No warnings: they would go to the
  // process's error output, and quote the file.
  const options = { maxAliasCount: 20, schema: "core", logLevel: "error" } as const;
  const data: unknown = parse(rest.slice(0, closing.index), options);
  if (data !== null && (typeof data !== "object" || Array.isArray(data))) throw new Error("The front matter is no map");
  const content = rest.slice(closing.index + closing[0].length).replace(/^\n+/, "");
  return { data: (data ?? {}) as Record<string, unknown>, content };
}

export function writeMarkdownFile({ data, content }: MarkdownFile): string {
  return `---\n${stringify(data, { lineWidth: 0 })}---\n\n${content.trimEnd()}\n`;
}
