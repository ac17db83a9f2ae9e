import { AppError } from "../../lib/http/app-error.ts";
import { escapeHtml } from "../../lib/text/clean-text.ts";
import { blogEn } from "../../text/en/site/blog.ts";
import { blogFr } from "../../text/fr/site/blog.ts";
import type { Post } from "../blog/model.ts";
import { slugOf } from "../blog/words.ts";
import type { ArchiveEntry } from "./archive.ts";
import { asReadersKnow, type ExportedPost, type ExportParts, imageEntries, OWN_IMAGE } from "./exported-posts.ts";
import { EDITS_TAG, OWN_KEYWORD_TAG, OWN_TAG, PAIR_TAG, UNTITLED } from "./ghost-export.ts";

/** Folder of images; Ghost replaces the placeholder with the site's URL. */
const GHOST_IMAGES = "__GHOST_URL__/content/images";

/** Ghost's limits in characters; Ghost rejects posts with longer texts. */
const GHOST_LENGTHS = { excerpt: 300, alt: 191 } as const;

/** Ghost version that the export claims to come from; all later versions can import it. */
const GHOST_VERSION = "5.0.0";

/** Exports the blog as a Ghost export with its images. */
export async function* ghostEntries({ posts, media, clock }: ExportParts): AsyncGenerator<ArchiveEntry> {
  const images = new Set<string>();
  const now = clock();
  const htmlOf = async ({ content, cover }: Post) => {
    for (const [, id = ""] of content.matchAll(OWN_IMAGE)) images.add(id);
    if (cover !== null) images.add(cover);
    return await htmlOrSource(async () => (await posts.preview(content)).html, content);
  };
  yield { path: "ghost.json", content: writeGhostFile(asReadersKnow(posts), htmlOf, now), modifiedAt: now };
  yield* imageEntries(media, images, "content/images");
}

/** Assigns consecutive ids, one per name. */
function numbered(prefix: string) {
  const ids = new Map<string, string>();
  return {
    ids,
    idOf(name: string): string {
      const id = ids.get(name) ?? `${prefix}${ids.size + 1}`;
      ids.set(name, id);
      return id;
    },
  };
}

/**
 * Streams Ghost's export file: posts first, then the rows joined to them. Ghost has no languages, so posts get the
 * hidden tag `#fr` or `#en`, and the two versions of a post share another hidden tag.
 * @param htmlOf renders a post's text
 */
async function* writeGhostFile(
  posts: AsyncIterable<ExportedPost>,
  htmlOf: (post: Post) => Promise<string>,
  now: Date,
): AsyncGenerator<string> {
  const [tags, authors] = [numbered("t"), numbered("a")];
  const tagLinks: string[] = [];
  const authorLinks: string[] = [];
  const metas: string[] = [];
  const meta = JSON.stringify({ exported_on: now.getTime(), version: GHOST_VERSION });
  yield `{"db":[{"meta":${meta},"data":{"posts":[`;
  let isFirst = true;
  for await (const post of posts) {
    const id = idOf(post);
    for (const [order, name] of tagsOf(post).entries()) {
      tagLinks.push(JSON.stringify({ post_id: id, tag_id: tags.idOf(name), sort_order: order }));
    }
    if (post.author !== "") authorLinks.push(JSON.stringify({ post_id: id, author_id: authors.idOf(post.author) }));
    const feature_image_alt = post.cover === null ? null : cut(post.coverAlt, GHOST_LENGTHS.alt);
    metas.push(JSON.stringify({ post_id: id, meta_description: post.metaDescription, feature_image_alt }));
    yield `${isFirst ? "" : ","}\n${JSON.stringify(ghostPostOf(post, await htmlOf(post)))}`;
    isFirst = false;
  }
  const people = [...authors.ids].map(([name, id]) => {
    const slug = slugOf(name) || id;
    // Ghost requires an email address; this domain cannot exist (RFC 2606).
    return JSON.stringify({ id, name, slug, email: `${slug}@example.invalid` });
  });
  const names = [...tags.ids].map(([name, id]) => {
    const isHidden = name.startsWith("#");
    const slug = isHidden ? `hash-${slugOf(name.slice(1))}` : slugOf(name) || id;
    return JSON.stringify({ id, name, slug, visibility: isHidden ? "internal" : "public" });
  });
  yield `],\n"posts_meta":[${metas.join(",\n")}],\n"tags":[${names.join(",\n")}],\n"posts_tags":[${tagLinks.join(",\n")}],\n`;
  yield `"users":[${people.join(",\n")}],\n"posts_authors":[${authorLinks.join(",\n")}]}}]}\n`;
}

const idOf = ({ id, editsOf }: ExportedPost) => (editsOf === undefined ? String(id) : `${id}-edits`);

function ghostPostOf(post: ExportedPost, html: string) {
  const { title, slug, state, featured, excerpt, cover, createdAt, updatedAt, publishedAt, publishAt } = post;
  return {
    id: idOf(post),
    title: title === "" ? UNTITLED : title,
    slug,
    html,
    type: "post",
    status: state,
    visibility: "public",
    featured,
    feature_image: cover === null ? null : `${GHOST_IMAGES}/${cover}.webp`,
    custom_excerpt: excerpt === "" ? null : cut(excerpt, GHOST_LENGTHS.excerpt),
    created_at: createdAt,
    updated_at: updatedAt,
    published_at: state === "scheduled" ? publishAt : publishedAt,
  };
}

/** Returns a post's tags, with the category first, because Ghost's first tag is the primary tag. */
function tagsOf({ language, category, keywords, twin, pair, editsOf }: ExportedPost): string[] {
  const { categories } = language === "fr" ? blogFr : blogEn;
  const words = keywords.split(",").map((word) => word.trim().replace(/^#+/, ""));
  const hidden = [`#${language}`, OWN_TAG, ...(words.includes(categories[category]) ? [OWN_KEYWORD_TAG] : [])];
  if (editsOf !== undefined) hidden.push(`${EDITS_TAG}${editsOf}`);
  else if (twin !== null) hidden.push(`${PAIR_TAG}${pair}`);
  return [...new Set([categories[category], ...words, ...hidden])].filter((name) => name !== "");
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;
}

/** Removes markup that Ghost generates itself: image sizes, scrolling tables. */
function ghostHtmlOf(html: string): string {
  return html
    .replace(
      /<picture>.*?<img src="\/media\/([0-9a-f]{24})-.*? alt="([^"]*)".*?<\/picture>/gs,
      `<img src="${GHOST_IMAGES}/$1.webp" alt="$2">`,
    )
    .replaceAll('<div class="table-scroll" tabindex="0"><table>', "<table>")
    .replaceAll("</table></div>", "</table>")
    .replaceAll('<pre tabindex="0">', "<pre>")
    .replace(/(<t[hd]) class="align-(left|right|center)"/g, '$1 align="$2"');
}

/**
 * Returns the rendered text, or its Markdown source if it cannot be rendered.
 * @throws any error that is not an AppError
 */
async function htmlOrSource(render: () => Promise<string>, source: string): Promise<string> {
  try {
    return ghostHtmlOf(await render());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `<pre><code>${escapeHtml(source)}</code></pre>`;
  }
}
