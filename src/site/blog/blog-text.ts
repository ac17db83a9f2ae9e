import type { Language, TextLike } from "../../lib/language.ts";
import { blogEn } from "../../text/en/site/blog.ts";
import { blogFr } from "../../text/fr/site/blog.ts";

export type BlogText = TextLike<typeof blogFr>;

export const BLOG_TEXT: Record<Language, BlogText> = { fr: blogFr, en: blogEn };
