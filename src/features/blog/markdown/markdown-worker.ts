import { parentPort } from "node:worker_threads";
import { AppError } from "../../../lib/http/app-error.ts";
import { differenceOf } from "../difference.ts";
import { renderMarkdown } from "./markdown.ts";
import type { MarkdownQuestion, RenderingAnswer } from "./markdown-thread.ts";

/** Worker that renders and compares on request, see `markdown-thread.ts`. */
parentPort?.on("message", (question: MarkdownQuestion) => {
  parentPort?.postMessage(
    "source" in question
      ? renderingOf(() => renderMarkdown(question.source, question.images))
      : differenceOf(question.before, question.after),
  );
});

function renderingOf(render: () => RenderingAnswer["rendered"]): RenderingAnswer {
  try {
    return { rendered: render() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: { message: error.message, fields: error.fields } };
  }
}
