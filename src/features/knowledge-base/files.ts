import { LANGUAGES, type Language } from "../../lib/language.ts";
import { asciiWords } from "../../lib/text/fold-for-search.ts";
import { SOURCES } from "./sources.ts";

export const FORMATS = ["pdf", "txt"] as const;
export type Format = (typeof FORMATS)[number];

/** The document's file name, used both in its address and on the visitor's disk. */
export function fileName(language: Language, format: Format): string {
  return `${asciiWords(SOURCES[language].own.fileName).join("-")}.${format}`;
}

/** Address of the file itself; the pages `/file/knowledge-base.pdf` and `/kb.pdf` redirect there. */
export function fileAddress(language: Language, format: Format): string {
  return `/documents/${fileName(language, format)}`;
}

/** @returns undefined when no file has this name */
export function fileNamed(name: string): { language: Language; format: Format } | undefined {
  for (const language of LANGUAGES) {
    for (const format of FORMATS) if (fileName(language, format) === name) return { language, format };
  }
  return undefined;
}
