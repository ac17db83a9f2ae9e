import type { Clock } from "../../lib/clock.ts";
import type { Posts } from "../blog/assemble.ts";
import { writeMarkdownFile } from "../blog/markdown/front-matter.ts";
import type { Post } from "../blog/model.ts";
import type { Media } from "../media/assemble.ts";
import type { ArchiveEntry } from "./archive.ts";
import type { ImportReading, ImportSource } from "./transfer.ts";

export interface ExportParts {
  posts: Posts;
  media: Media;
  clock: Clock;
}

/**
 * Reads files of one format (text by path).
 * @returns the posts found; undefined if no file is in that format
 */
export type ReadBlog = (files: ReadonlyMap<string, string>, reading: ImportReading) => ImportSource | undefined;

export type WriteBlog = (parts: ExportParts) => AsyncGenerator<ArchiveEntry>;

/** A post, or a draft with the unpublished edits of the post whose slug is `editsOf`. */
export type ExportedPost = Post & { editsOf?: string; oldAddresses: readonly string[] };

/**
 * Yields all posts as published or scheduled, each followed by its unpublished edits as a separate draft, so that no
 * other program publishes those edits.
 */
export async function* asReadersKnow(posts: Posts): AsyncGenerator<ExportedPost> {
  for await (const post of posts.all()) {
    const revision = post.publishedRevision ?? post.scheduledRevision;
    const oldAddresses = await posts.oldAddresses(post.id);
    if (!post.hasChanges || revision === null) yield { ...post, oldAddresses };
    else {
      const { fields } = await posts.revision(post.id, revision);
      const slug = post.publishedSlug ?? fields.slug;
      yield { ...post, ...fields, slug, oldAddresses };
      yield { ...post, state: "draft", publishedAt: null, publishAt: null, editsOf: slug, oldAddresses: [] };
    }
  }
}

export async function* imageEntries(media: Media, ids: Iterable<string>, folder: string): AsyncGenerator<ArchiveEntry> {
  for (const id of ids) {
    const moved = await media.find(id);
    const file =
      moved?.kind === "moved" ? await media.find(moved.path.slice(moved.path.lastIndexOf("/") + 1)) : undefined;
    if (file?.kind === "file") yield { path: `${folder}/${id}.webp`, content: file.data, modifiedAt: UNDATED };
  }
}

/** Date of undated entries; a zip cannot contain dates before 1980. */
const UNDATED = new Date("2000-01-01T12:00:00Z");

/** URL path of one of our images; captures its id. */
export const OWN_IMAGE = /\/media\/([0-9a-f]{24})(?![0-9a-f])/g;

/** Exports the blog as a folder per language with a file per post, for any program that reads Markdown. */
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
    // Other programs know `draft`, but not our `state`.
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
