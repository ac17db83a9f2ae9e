import type { Clock } from "../../lib/clock.ts";
import { writeMarkdownFile } from "../blog/front-matter.ts";
import type { Post } from "../blog/post.ts";
import type { Posts } from "../blog/service.ts";
import type { Media } from "../media/service.ts";
import { type ArchiveEntry, writeArchive } from "./archive.ts";
import { type ExportedPost, htmlOrSource, writeGhostFile } from "./ghost-file.ts";
import type { ExportFormat } from "./transfer.ts";

export interface ExportParts {
  posts: Posts;
  media: Media;
  clock: Clock;
}

/**
 * The whole blog as it is written, as a zip that {@link importBlog} takes too: a Markdown file with front matter for each
 * post, in a folder for each language, which any program reads that reads Markdown; or the export file of Ghost. With either
 * go the images they show.
 */
export function exportBlog(parts: ExportParts, format: ExportFormat): AsyncGenerator<Uint8Array> {
  return writeArchive(format === "ghost" ? ghostEntries(parts) : markdownEntries(parts));
}

async function* markdownEntries({ posts, media }: ExportParts): AsyncGenerator<ArchiveEntry> {
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

async function* ghostEntries({ posts, media, clock }: ExportParts): AsyncGenerator<ArchiveEntry> {
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

/**
 * Every post as its readers know it, or are to know it, each followed by what was written since, as a draft of its own. Read by
 * another program, or by this one, no unpublished edit becomes public.
 */
async function* asReadersKnow(posts: Posts): AsyncGenerator<ExportedPost> {
  for await (const post of posts.all()) {
    const revision = post.publishedRevision ?? post.scheduledRevision;
    if (!post.hasChanges || revision === null) yield post;
    else {
      const { fields } = await posts.revision(post.id, revision);
      const slug = post.publishedSlug ?? fields.slug;
      yield { ...post, ...fields, slug };
      yield { ...post, state: "draft", publishedAt: null, publishAt: null, editsOf: slug };
    }
  }
}

async function* imageEntries(media: Media, ids: Iterable<string>, folder: string): AsyncGenerator<ArchiveEntry> {
  for (const id of ids) {
    const moved = await media.find(id);
    const file =
      moved?.kind === "moved" ? await media.find(moved.path.slice(moved.path.lastIndexOf("/") + 1)) : undefined;
    if (file?.kind === "file") yield { path: `${folder}/${id}.webp`, content: file.data, modifiedAt: UNDATED };
  }
}

/** An archive has a date for each entry, and none before 1980. */
const UNDATED = new Date("2000-01-01T12:00:00Z");

const OWN_IMAGE = /\/media\/([0-9a-f]{24})(?![0-9a-f])/g;

function fileOf(post: ExportedPost): string {
  const { title, slug, language, pair, category, author, excerpt, metaDescription, keywords, featured, state } = post;
  const data = {
    ...{ title, slug, language, pair, category, author, excerpt, metaDescription, keywords, featured, state },
    // Other programs know no state.
    ...(state === "published" ? {} : { draft: true }),
    ...(post.editsOf === undefined ? {} : { editsOf: post.editsOf }),
    date: post.createdAt,
    ...(post.publishedAt === null ? {} : { publishedAt: post.publishedAt }),
    ...(post.publishAt === null ? {} : { publishAt: post.publishAt }),
    ...(post.cover === null ? {} : { cover: `/media/${post.cover}`, coverAlt: post.coverAlt }),
  };
  return writeMarkdownFile({ data, content: post.content });
}
