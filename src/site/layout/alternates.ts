import { DEFAULT_LANGUAGE, LANGUAGES, type Language, LOCALE_OF, pathIn } from "../../lib/language.ts";

export interface AlternateLink {
  /** `fr-CA`, `en-CA` or `x-default`. */
  hreflang: string;
  href: string;
}

/** Returns the absolute URL of a page. Only the home page's URL ends in a slash. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href;
}

/**
 * Returns the `hreflang` links of a page that exists in both languages. Both versions list the same set, including
 * themselves, with French as the default (DESIGN §4).
 * @param siteUrl public origin of the site
 * @param paths the page's path in each language
 */
export function alternateLinks(siteUrl: string, paths: Readonly<Record<Language, string>>): AlternateLink[] {
  return [
    ...LANGUAGES.map((language) => ({
      hreflang: LOCALE_OF[language] as string,
      href: absoluteUrl(siteUrl, paths[language]),
    })),
    { hreflang: "x-default", href: absoluteUrl(siteUrl, paths[DEFAULT_LANGUAGE]) },
  ];
}

/** Returns a page's paths in both languages. */
export function pathsOf(frenchPath: string): Record<Language, string> {
  return { fr: frenchPath, en: pathIn("en", frenchPath) };
}

/**
 * Reads the language from a `[...lang]` parameter: French if there is none, English for `en`.
 * @returns null for any other parameter, which the route answers with 404
 */
export function languageOfParameter(parameter: string | undefined): Language | null {
  if (parameter === undefined) return "fr";
  return parameter === "en" ? "en" : null;
}
