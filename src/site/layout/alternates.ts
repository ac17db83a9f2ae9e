import { DEFAULT_LANGUAGE, LANGUAGES, type Language, LOCALE_OF, pathIn } from "../../lib/language.ts";

export interface AlternateLink {
  /** `fr-CA`, `en-CA` or `x-default`. */
  hreflang: string;
  href: string;
}

/** Absolute URL of a page. Only the home page's URL ends in a slash. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href;
}

/**
 * The `hreflang` links of a page that exists in both languages. Both versions list the same set, including themselves,
 * with French as the default (DESIGN §4).
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

/** A page's paths in both languages, from its French path. */
export function pathsOf(frenchPath: string): Record<Language, string> {
  return { fr: frenchPath, en: pathIn("en", frenchPath) };
}

/**
 * Language of a `[...lang]` route: French without a parameter, English for `en`.
 * @returns null for any other parameter, which the route answers with 404
 */
export function languageOfParameter(parameter: string | undefined): Language | null {
  if (parameter === undefined) return "fr";
  return parameter === "en" ? "en" : null;
}
