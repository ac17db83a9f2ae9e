import { DEFAULT_LANGUAGE, LANGUAGES, type Language, LOCALE_OF, pathIn } from "../../lib/language.ts";

export interface AlternateLink {
  /** `fr-CA`, `en-CA` or `x-default`. */
  hreflang: string;
  href: string;
}

/** A page's absolute address. The home page is the bare origin with its slash; no other address ends in one. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href;
}

/**
 * The `hreflang` links of a page that exists in both languages: itself and its twin, the same set on both, with French
 * as the default (DESIGN §4).
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

/** A page's paths in both languages, from its French one. */
export function pathsOf(frenchPath: string): Record<Language, string> {
  return { fr: frenchPath, en: pathIn("en", frenchPath) };
}

/**
 * The language of a `[...lang]` route from its parameter: none is French, `en` is English, anything else is not a page.
 * @returns null when the route must answer 404
 */
export function languageOfParameter(parameter: string | undefined): Language | null {
  if (parameter === undefined) return "fr";
  return parameter === "en" ? "en" : null;
}
