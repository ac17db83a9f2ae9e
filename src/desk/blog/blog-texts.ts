import { use } from "react";
import type { Language, TextLike } from "../../lib/language.ts";
import type { deskBlog } from "../../text/fr/desk-blog.ts";
import { useTexts } from "../desk-context.tsx";

export type BlogTexts = TextLike<typeof deskBlog>;

const LOADERS: Record<Language, () => Promise<BlogTexts>> = {
  fr: () => import("../../text/fr/desk-blog.ts").then((module) => module.deskBlog),
  en: () => import("../../text/en/desk-blog.ts").then((module) => module.deskBlog),
};

const loading: Partial<Record<Language, Promise<BlogTexts>>> = {};

/** The words of these screens in the language of the desk; what reads them waits for them. */
export function useBlogTexts(): BlogTexts {
  const { language } = useTexts();
  loading[language] ??= LOADERS[language]();
  return use(loading[language]);
}

const CATEGORY_NAMES = {
  fr: () => import("../../text/fr/blog.ts").then((module) => module.blogFr.categories),
  en: () => import("../../text/en/blog.ts").then((module) => module.blogEn.categories),
};

const categories: Partial<Record<Language, ReturnType<(typeof CATEGORY_NAMES)[Language]>>> = {};

/** Names of the categories as readers know them. */
export function useCategoryNames() {
  const { language } = useTexts();
  categories[language] ??= CATEGORY_NAMES[language]();
  return use(categories[language]);
}
