import { parentPort } from "node:worker_threads";
import { AppError } from "../../lib/app-error.ts";
import { renderMarkdown } from "./markdown.ts";
import type { RenderingAnswer, RenderingQuestion } from "./markdown-thread.ts";

/** Renders what the process sends, one text after the other: see `markdown-thread.ts`. */
parentPort?.on("message", ({ source, images }: RenderingQuestion) => {
  parentPort?.postMessage(answerTo(() => renderMarkdown(source, images)));
});

function answerTo(render: () => RenderingAnswer["rendered"]): RenderingAnswer {
  try {
    return { rendered: render() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: { message: error.message, fields: error.fields } };
  }
}
