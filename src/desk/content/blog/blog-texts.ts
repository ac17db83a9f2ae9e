import type { TextLike } from "../../../lib/language.ts";
import type { deskBlog } from "../../../text/fr/desk/blog.ts";
import type { blogFr } from "../../../text/fr/site/blog.ts";
import { sectionTexts, useSectionTexts } from "../../shell/texts/section-texts.ts";

export type BlogTexts = TextLike<typeof deskBlog>;

const TEXTS = sectionTexts<BlogTexts>({
  fr: () => import("../../../text/fr/desk/blog.ts").then((module) => module.deskBlog),
  en: () => import("../../../text/en/desk/blog.ts").then((module) => module.deskBlog),
});

export const useBlogTexts = () => useSectionTexts(TEXTS);

const CATEGORY_NAMES = sectionTexts<TextLike<typeof blogFr>["categories"]>({
  fr: () => import("../../../text/fr/site/blog.ts").then((module) => module.blogFr.categories),
  en: () => import("../../../text/en/site/blog.ts").then((module) => module.blogEn.categories),
});

/** Category names as shown to readers. */
export const useCategoryNames = () => useSectionTexts(CATEGORY_NAMES);
