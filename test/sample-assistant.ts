import { readdirSync, readFileSync } from "node:fs";
import { type AssistantSources, createBuiltInAssistant } from "../src/features/assistant/built-in/assistant.ts";
import type { ReadablePost } from "../src/features/assistant/built-in/post-passages.ts";
import { readMarkdownFile } from "../src/features/blog/markdown/front-matter.ts";
import { renderMarkdown } from "../src/features/blog/markdown/markdown.ts";
import type { Language } from "../src/lib/language.ts";

/** Noon on a Friday in Montréal. */
export const NOON = new Date("2026-11-20T17:00:00Z");

const FREE_TIMES = [
  { day: "2026-11-23", time: "13:00" },
  { day: "2026-11-24", time: "09:00" },
  { day: "2026-11-25", time: "14:30" },
];

/** Returns the assistant as installed, with the site's texts and the sample posts. */
export function sampleAssistant(sources: Partial<AssistantSources> = {}, clock = () => NOON) {
  const posts = { fr: samplePosts("fr"), en: samplePosts("en") };
  return createBuiltInAssistant({
    sources: {
      posts: async (language) => posts[language],
      staffAnswers: async () => [],
      freeTimes: async (_, day) => FREE_TIMES.filter((free) => !day || free.day === day),
      measured: false,
      chatRetentionDays: 180,
      ...sources,
    },
    clock,
  });
}

/** Returns the sample posts, rendered as in the blog. */
export function samplePosts(language: Language): ReadablePost[] {
  const folder = new URL(`../src/features/blog/samples/${language}/`, import.meta.url);
  return readdirSync(folder).map((file) => {
    const { data, content } = readMarkdownFile(readFileSync(new URL(file, folder), "utf8"));
    const text = (name: string) => String(data[name]);
    return {
      language,
      pair: text("pair"),
      slug: text("slug"),
      title: text("title"),
      excerpt: text("excerpt"),
      keywords: text("keywords"),
      html: renderMarkdown(content, new Map()).html,
    };
  });
}
