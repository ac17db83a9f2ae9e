import type { ImageFacts } from "../../media/model.ts";
import { findImages, findImagesNamedIn } from "../../media/store.ts";
import type { RenderedMarkdown } from "../markdown/markdown.ts";
import { renderOnThread } from "../markdown/markdown-thread.ts";
import type { Queryable } from "../store/post-store.ts";

/** Renders Markdown with the images it names. */
export async function render(db: Queryable, content: string): Promise<RenderedMarkdown> {
  return await renderOnThread({ source: content, images: await findImagesNamedIn(db, content) });
}

export async function findImageFacts(db: Queryable, id: string | null): Promise<ImageFacts | undefined> {
  return id === null ? undefined : (await findImages(db, [id])).get(id);
}
