import { beginRow, type ImportOrder, type ImportRun, importPost, leaveAside } from "./import-post.ts";
import { openImport, type ReadingLimits } from "./import-reader.ts";
import { blogTarget, type ImportParts, rehearsalTarget } from "./import-target.ts";
import type { ReadPost } from "./read-upload.ts";
import type { ImportProgress } from "./transfer.ts";

/**
 * Imports a blog: a Ghost export (JSON, or a zip with images), a WordPress export, or Markdown with front matter (one
 * file, or a zipped folder). Posts whose slug exists are left alone, so an import can be repeated. Hidden posts become
 * drafts, with the reason. A dry run executes the same code and writes nothing.
 * @param limits replaces the reader's default limits
 * @throws AppError `invalid` for any other file
 */
export async function* importBlog(
  parts: ImportParts,
  upload: Uint8Array,
  order: ImportOrder,
  limits?: ReadingLimits,
): AsyncGenerator<ImportProgress> {
  const now = parts.clock();
  const reader = await openImport(upload, { language: order.language, now }, limits);
  const run: ImportRun = {
    ...{ now, order, reader },
    target: order.isRehearsal ? rehearsalTarget(parts) : blogTarget(parts, order.actor),
    report: { imported: 0, published: 0, scheduled: 0, skipped: 0, rows: [] },
    images: new Map(),
    taken: new Map(),
    paired: new Map(),
  };
  try {
    for (const each of reader.remarks) leaveAside(run, beginRow(run, each.name), each);
    yield* importPosts(run);
    if (!order.isRehearsal) await parts.flushed();
    yield { report: run.report };
  } finally {
    reader.close();
  }
}

/** Order of import: an English version can only be published after the French one, and edits need their post. */
const ROUNDS = ["fr", "en", "edits"] as const;

const roundOf = ({ language, editsOf }: ReadPost) => (editsOf === undefined ? language : "edits");

async function* importPosts(run: ImportRun): AsyncGenerator<ImportProgress> {
  const { reader } = run;
  const total = reader.names.length;
  let done = 0;
  yield { done, total };
  let next = reader.names.map((_, index) => index);
  for (const round of ROUNDS) {
    const later: number[] = [];
    for (const index of next) {
      const post = await reader.read(index);
      if (!("problem" in post) && roundOf(post) !== round) later.push(index);
      else {
        if ("problem" in post) leaveAside(run, beginRow(run, post.name), post);
        else await importPost(run, post);
        done += 1;
        yield { done, total };
      }
    }
    next = later;
  }
}
