/** Tags for the page cache: a page carries the tags of what it shows, and a change purges the tags it affects. */

/** On every page that lists articles: the list itself, feeds, the sitemap. */
export const LIST_TAG = "blog";

interface Tagged {
  id: number;
  category: string;
}

/** For an article's page, which also lists others in its category. */
export function articleTags({ id, category }: Tagged): string[] {
  return [`post:${id}`, relatedTag(category)];
}

/** Tags of the pages a changed article may appear on. */
export function changedTags(articles: readonly Tagged[]): string[] {
  return [...new Set([LIST_TAG, ...articles.flatMap(articleTags)])];
}

function relatedTag(category: string): string {
  return `blog-category:${category}`;
}
