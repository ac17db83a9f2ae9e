import { use } from "react";
import type { Language } from "../../../lib/language.ts";
import { useTexts } from "../desk-context.tsx";

/** A section's texts by language: always the same promise, as `use()` requires. */
export type SectionTexts<Texts> = (language: Language) => Promise<Texts>;

/**
 * Texts loaded with a section's first screen, once per language.
 * @param loaders with each `import()` written out, so that the bundler creates separate chunks
 */
export function sectionTexts<Texts>(loaders: Readonly<Record<Language, () => Promise<Texts>>>): SectionTexts<Texts> {
  const loading: Partial<Record<Language, Promise<Texts>>> = {};
  return (language) => {
    loading[language] ??= loaders[language]();
    return loading[language];
  };
}

/** A section's texts in the desk's language; suspends until loaded. */
export function useSectionTexts<Texts>(texts: SectionTexts<Texts>): Texts {
  return use(texts(useTexts().language));
}
