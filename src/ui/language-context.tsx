import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Language } from "../lib/language.ts";

interface LanguageValue<T> {
  language: Language;
  /** Texts of the nearest provider, in its language. */
  text: T;
  /** Returns the text under a dotted key (`errors.required`), or the key if the text is missing (SPEC §4). */
  t: (key: string) => string;
}

const LanguageContext = createContext<LanguageValue<unknown> | null>(null);

/** Looks up a dotted key in a tree of texts. Returns the key itself if no string is under it (SPEC §4). */
export function textUnder(tree: unknown, key: string): string {
  let node: unknown = tree;
  for (const part of key.split(".")) {
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, part)) return key;
    node = (node as Record<string, unknown>)[part];
  }
  return typeof node === "string" ? node : key;
}

export function LanguageProvider<T>(props: { language: Language; text: T; children: ReactNode }) {
  const { language, text, children } = props;
  const value = useMemo(() => ({ language, text, t: (key: string) => textUnder(text, key) }), [language, text]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/**
 * Returns the language and texts of the nearest provider.
 * @throws Error without a provider, because a page without a language is a bug (SPEC §4)
 */
export function useLanguage<T>(): LanguageValue<T> {
  const value = useContext(LanguageContext);
  if (!value) throw new Error("useLanguage() needs a <LanguageProvider> above it");
  return value as LanguageValue<T>;
}
