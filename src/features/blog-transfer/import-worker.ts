import { parentPort } from "node:worker_threads";
import type { ImportAnswers, ImportQuestion } from "./import-reader.ts";
import { readUpload, type Upload } from "./read-upload.ts";
import { TooManyPosts } from "./transfer.ts";

let upload: Upload | undefined;

/** Worker that reads the file sent first, then answers questions about it, see `import-reader.ts`. */
parentPort?.on("message", (question: ImportQuestion) => {
  // A rejection is our bug, not the file's fault, so it may end the thread.
  void answer(question).then((answered) => {
    parentPort?.postMessage(answered, answered instanceof Uint8Array ? [answered.buffer as ArrayBuffer] : []);
  });
});

async function answer(question: ImportQuestion): Promise<ImportAnswers[keyof ImportAnswers]> {
  if ("open" in question) {
    try {
      const { buffer, byteOffset, byteLength } = question.open;
      upload = await readUpload(Buffer.from(buffer, byteOffset, byteLength), question.reading);
      return { names: upload.names, remarks: upload.remarks };
    } catch (error) {
      return { refused: error instanceof TooManyPosts ? "importTooMuch" : "importUnreadable" };
    }
  }
  if (!upload) throw new Error("Nothing was opened");
  if ("post" in question) return upload.read(question.post);
  const data = await upload.file(question.file, question.maxBytes);
  // Copy, because an uncompressed entry is a view of the whole file, which would then be transferred too.
  return data && new Uint8Array(data);
}
