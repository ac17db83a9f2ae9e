/** The product's two languages, French first (Charter of the French Language). */
export const LANGUAGES = ["fr", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "fr";

/** BCP 47 tags for `lang`, `hreflang` and `Intl`. */
export const LOCALE_OF: Record<Language, "fr-CA" | "en-CA"> = { fr: "fr-CA", en: "en-CA" };

export function isLanguage(value: unknown): value is Language {
  return value === "fr" || value === "en";
}

/** Pages whose slug differs by language; all others have the same path under `/en` (DESIGN §4). */
const SLUGS_BY_LANGUAGE: ReadonlyArray<Record<Language, string>> = [
  { fr: "/consultation-gratuite", en: "/free-consultation" },
  { fr: "/rendez-vous", en: "/appointment" },
];

/**
 * Returns a page's path in a language.
 * @param frenchPath the plain, French path, beginning with a slash (`/pricing`, `/`); a query or fragment is kept
 */
export function pathIn(language: Language, frenchPath: string): string {
  if (language === "fr") return frenchPath;
  const pathEnd = frenchPath.search(/[?#]/);
  const path = pathEnd === -1 ? frenchPath : frenchPath.slice(0, pathEnd);
  const rest = pathEnd === -1 ? "" : frenchPath.slice(pathEnd);
  const slug = SLUGS_BY_LANGUAGE.find((pair) => pair.fr === path)?.en ?? path;
  return `/en${slug === "/" ? "" : slug}${rest}`;
}

/** Returns the language of a page, from its path alone. Everything under `/en` is English. */
export function languageOfPath(path: string): Language {
  return path === "/en" || path.startsWith("/en/") ? "en" : "fr";
}

/**
 * The type that a text file in the other language must have: the same keys and shapes, with any words.
 * `src/text/en/x.ts` is declared as `TextLike<typeof fr>`, so a missing text does not compile.
 */
export type TextLike<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => TextLike<Result>
    : T extends readonly (infer Item)[]
      ? readonly TextLike<Item>[]
      : { readonly [Key in keyof T]: TextLike<T[Key]> };
