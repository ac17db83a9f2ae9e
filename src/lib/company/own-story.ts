import type { Language } from "../language.ts";
import { company } from "./company.ts";

/** How the company began. */
export interface FoundingStory {
  headline: string;
  paragraphs: readonly string[];
  /** « Ève Roy, fondatrice ». */
  signature: string;
}

/**
 * Returns the owner's story.
 * @returns undefined if they have written none; only a demonstration shows the sample's
 */
export function ownStory(language: Language): FoundingStory | undefined {
  const [told] = globalThis.nordetCompany?.content?.story ?? [];
  return (
    told && {
      headline: told.headline[language],
      paragraphs: told.text[language].split(/\n+/),
      signature: [company.founder.name || company.name, told.title[language]].filter(Boolean).join(", "),
    }
  );
}
