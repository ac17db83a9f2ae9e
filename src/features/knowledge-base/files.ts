import { LANGUAGES, type Language } from "../../lib/language.ts";
import { foldForSearch } from "../../lib/text/fold-for-search.ts";
import { SOURCES } from "./sources.ts";

export const FORMATS = ["pdf", "txt"] as const;
export type Format = (typeof FORMATS)[number];

/** A name that an address and a header can hold as it is: « L’Œuvre » is `l-oeuvre`. */
export function asciiName(name: string): string {
  return (foldForSearch(name).match(/[a-z0-9]+/g) ?? []).join("-");
}

/** Under which name the document is kept, in both senses: the end of its address, and the file on the visitor's disk. */
export function fileName(language: Language, format: Format): string {
  return `${asciiName(SOURCES[language].own.fileName)}.${format}`;
}

/** Where the file itself is; the pages `/file/knowledge-base.pdf` and `/kb.pdf` lead there. */
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
