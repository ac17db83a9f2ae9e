import pLimit from "p-limit";
import { AppError } from "../../../lib/http/app-error.ts";
import { programOf, startThread, type Thread, ThreadOverrun } from "../../../lib/worker-thread.ts";
import type { ImageFacts } from "../../media/model.ts";
import type { FieldDifference } from "../difference.ts";
import type { PostFields } from "../model.ts";
import type { RenderedMarkdown } from "./markdown.ts";

/** Time limit in ms, beyond which a text is rejected. A text of maximum length takes 0.2 s, and 0.4 s at worst. */
const TIMEOUT = 15_000;
/** How long to keep an idle thread, in ms. While an author writes, the preview is refreshed every few seconds. */
const KEPT = 30_000;
/** Memory limit in MB, four times what the worst accepted text needs. */
const MEMORY_MB = 256;

const PROGRAM = programOf(import.meta.url, "markdown-worker");

export interface RenderingQuestion {
  source: string;
  images: ReadonlyMap<string, ImageFacts>;
}

/** Exactly one of the two fields is set. */
export interface RenderingAnswer {
  rendered?: RenderedMarkdown;
  refused?: { message: string; fields: Readonly<Record<string, string>> };
}

export interface DifferenceQuestion {
  before: PostFields;
  after: PostFields;
}

/** A message to the thread, answered with a `RenderingAnswer` or with the differences by field. */
export type MarkdownQuestion = RenderingQuestion | DifferenceQuestion;

const oneAfterAnother = pLimit(1);
let thread: Thread<MarkdownQuestion> | undefined;
let ending: NodeJS.Timeout | undefined;

/**
 * Renders Markdown on a worker thread, so that a long text delays no HTTP request and a hostile text has limited time
 * and memory. Only that thread loads the renderer, on first use.
 * @throws AppError `invalid` if the output would be excessive
 */
export async function renderOnThread(question: RenderingQuestion): Promise<RenderedMarkdown> {
  const { rendered, refused } = await ask<RenderingAnswer>(question);
  if (rendered) return rendered;
  throw new AppError("invalid", refused?.message ?? "The text cannot be rendered", { fields: refused?.fields ?? {} });
}

/**
 * Compares two revisions on the same thread, since two long texts with little in common take half a second.
 * @throws AppError `invalid` if the comparison takes too long
 */
export const differenceOnThread = (question: DifferenceQuestion): Promise<FieldDifference[]> =>
  ask<FieldDifference[]>(question);

function ask<Answer>(question: MarkdownQuestion): Promise<Answer> {
  return oneAfterAnother(async () => {
    clearTimeout(ending);
    thread ??= startThread(PROGRAM, MEMORY_MB);
    try {
      return await thread.ask<Answer>(question, TIMEOUT);
    } catch (error) {
      thread = undefined;
      if (!(error instanceof ThreadOverrun)) throw error;
      throw new AppError("invalid", "The text cannot be worked on", { fields: { content: "tooLong" } });
    } finally {
      ending = setTimeout(endThread, KEPT).unref();
    }
  });
}

function endThread(): void {
  thread?.end();
  thread = undefined;
}
