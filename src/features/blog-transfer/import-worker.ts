import { parentPort } from "node:worker_threads";
import type { ImportAnswers, ImportQuestion } from "./import-reader.ts";
import { readUpload, type Upload } from "./read-upload.ts";
import { TooManyPosts } from "./transfer.ts";

let upload: Upload | undefined;

/** Reads the file that the process sends first, then answers its questions: see `import-reader.ts`. */
parentPort?.on("message", (question: ImportQuestion) => {
  // Errors that are not the file's fault end the thread.
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
  // Copied: the bytes of an uncompressed entry are a view of the whole file.
  return data && new Uint8Array(data);
}
