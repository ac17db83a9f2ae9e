import { writeMarkdownFile } from "../blog/front-matter.ts";
import type { Post } from "../blog/post.ts";
import type { Posts } from "../blog/service.ts";
import type { Media } from "../media/service.ts";
import { type ArchiveEntry, writeArchive } from "./archive.ts";

export interface ExportParts {
  posts: Posts;
  media: Media;
}

/**
 * The whole blog as it is written: a Markdown file with front matter for each post, in a folder for each language, and the
 * images they show, as a zip. Any program that reads Markdown can take it over, and so can {@link importBlog}.
 */
export function exportBlog(parts: ExportParts): AsyncGenerator<Uint8Array> {
  return writeArchive(entriesOf(parts));
}

async function* entriesOf({ posts, media }: ExportParts): AsyncGenerator<ArchiveEntry> {
  const images = new Set<string>();
  for await (const post of posts.all()) {
    const file = fileOf(post);
    for (const [, id = ""] of file.matchAll(OWN_IMAGE)) images.add(id);
    yield {
      path: `${post.language}/${post.slug}.md`,
      content: file.replace(OWN_IMAGE, "../media/$1.webp"),
      modifiedAt: new Date(post.updatedAt),
    };
  }
  for (const id of images) {
    const moved = await media.find(id);
    const file =
      moved?.kind === "moved" ? await media.find(moved.path.slice(moved.path.lastIndexOf("/") + 1)) : undefined;
    if (file?.kind === "file") yield { path: `media/${id}.webp`, content: file.data, modifiedAt: UNDATED };
  }
}

/** An archive has a date for each entry, and none before 1980. */
const UNDATED = new Date("2000-01-01T12:00:00Z");

const OWN_IMAGE = /\/media\/([0-9a-f]{24})(?![0-9a-f])/g;

function fileOf(post: Post): string {
  const { title, slug, language, pair, category, author, excerpt, metaDescription, keywords, featured, state } = post;
  const data = {
    ...{ title, slug, language, pair, category, author, excerpt, metaDescription, keywords, featured, state },
    date: post.createdAt,
    ...(post.publishedAt === null ? {} : { publishedAt: post.publishedAt }),
    ...(post.publishAt === null ? {} : { publishAt: post.publishAt }),
    ...(post.cover === null ? {} : { cover: `/media/${post.cover}`, coverAlt: post.coverAlt }),
  };
  return writeMarkdownFile({ data, content: post.content });
}
