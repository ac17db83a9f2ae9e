import { use } from "react";
import type { Language } from "../../../lib/language.ts";
import { useTexts } from "../desk-context.tsx";

/** Gives the words of a section of the desk in a language: the same promise every time, as `use()` wants it. */
export type SectionTexts<Texts> = (language: Language) => Promise<Texts>;

/**
 * Words that are loaded with the first screen of a section, once a language.
 * @param loaders with the `import()` of each file written out, so that the bundler makes each a chunk of its own
 */
export function sectionTexts<Texts>(loaders: Readonly<Record<Language, () => Promise<Texts>>>): SectionTexts<Texts> {
  const loading: Partial<Record<Language, Promise<Texts>>> = {};
  return (language) => {
    loading[language] ??= loaders[language]();
    return loading[language];
  };
}

/** The words of a section in the language of the desk; what reads them waits for them. */
export function useSectionTexts<Texts>(texts: SectionTexts<Texts>): Texts {
  return use(texts(useTexts().language));
}
