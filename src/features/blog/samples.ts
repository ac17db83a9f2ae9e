import type { Language } from "../../lib/language.ts";

const FILES = import.meta.glob<string>("./samples/*/*.md", { query: "?raw", import: "default", eager: true });

/** Returns the sample posts for an empty blog, as Markdown files with front matter, French ones first. */
export function sampleFiles(): { name: string; language: Language; source: string }[] {
  return Object.entries(FILES)
    .map(([path, source]) => {
      const [, language, name = path] = /\/(fr|en)\/([^/]+)$/.exec(path) ?? [];
      return { name, language: language as Language, source };
    })
    .sort((a, b) => b.language.localeCompare(a.language) || a.name.localeCompare(b.name));
}
