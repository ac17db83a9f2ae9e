import { writeMarkdownFile } from "../../blog/markdown/front-matter.ts";
import type { ArchiveEntry } from "../archive.ts";
import { asReadersKnow, type ExportedPost, type ExportParts, imageEntries, OWN_IMAGE } from "../exported-posts.ts";

/** The blog as a folder per language with a file per post, for any program that reads Markdown. */
export async function* markdownEntries({ posts, media }: ExportParts): AsyncGenerator<ArchiveEntry> {
  const images = new Set<string>();
  for await (const post of asReadersKnow(posts)) {
    const file = fileOf(post);
    for (const [, id = ""] of file.matchAll(OWN_IMAGE)) images.add(id);
    yield {
      path: `${post.language}/${post.editsOf === undefined ? post.slug : `${post.editsOf}.edits`}.md`,
      content: file.replace(OWN_IMAGE, "../media/$1.webp"),
      modifiedAt: new Date(post.updatedAt),
    };
  }
  yield* imageEntries(media, images, "media");
}

function fileOf(post: ExportedPost): string {
  const { title, slug, language, pair, category, author, excerpt, metaDescription, keywords, featured, state } = post;
  const data = {
    ...{ title, slug, language, pair, category, author, excerpt, metaDescription, keywords, featured, state },
    // Other programs have no state.
    ...(state === "published" ? {} : { draft: true }),
    ...(post.editsOf === undefined ? {} : { editsOf: post.editsOf }),
    date: post.createdAt,
    updatedAt: post.updatedAt,
    ...(post.publishedAt === null ? {} : { publishedAt: post.publishedAt }),
    ...(post.oldAddresses.length === 0 ? {} : { aliases: post.oldAddresses }),
    ...(post.publishAt === null ? {} : { publishAt: post.publishAt }),
    ...(post.cover === null ? {} : { cover: `/media/${post.cover}` }),
    ...(post.coverAlt === "" ? {} : { coverAlt: post.coverAlt }),
  };
  return writeMarkdownFile({ data, content: post.content });
}
