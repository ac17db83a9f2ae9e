/** Tags of the page cache: a page carries those of what it shows, and a change purges those of what it changed. */

/** Of every page that lists articles: the list itself, feeds, the site map. */
export const LIST_TAG = "blog";

interface Tagged {
  id: number;
  category: string;
}

/** Of an article's page, which also lists others of its category. */
export function articleTags({ id, category }: Tagged): string[] {
  return [`post:${id}`, relatedTag(category)];
}

/** What a change of an article may be seen on. */
export function changedTags(articles: readonly Tagged[]): string[] {
  return [...new Set([LIST_TAG, ...articles.flatMap(articleTags)])];
}

function relatedTag(category: string): string {
  return `blog-category:${category}`;
}
