import { createHash } from "node:crypto";
import { keepFiles } from "./files.ts";
import type { ImageFacts } from "./model.ts";
import type { MediaParts } from "./parts.ts";
import { findImages, insertImage, markWanted } from "./store.ts";

/**
 * Takes an image in; the same file again gives the same image.
 * @param actor id of the member of staff
 * @throws AppError `invalid` for what is no image that can be shown; `unavailable` when too many wait
 */
export async function storeImage(parts: MediaParts, upload: Buffer, actor: string): Promise<ImageFacts> {
  const { clock, convert, database, facts } = parts;
  const { kysely } = database;
  const id = createHash("sha256").update(upload).digest("hex").slice(0, 24);
  const stored = (await markWanted(kysely, id)) ? (await findImages(kysely, [id])).get(id) : undefined;
  if (stored) return stored;
  const { files, ...image } = await convert(upload);
  await facts.transaction(async (db) => {
    const now = clock();
    const bytes = files.reduce((sum, { data }) => sum + data.byteLength, 0);
    const isNew = await insertImage(db, { id, ...image, bytes, createdAt: now, uploadedBy: actor });
    // Nothing is told of an image whose files are not there: a failure here takes the row back.
    await keepFiles(parts, db, id, files);
    if (isNew) await facts.record(db, { kind: "media.uploaded", at: now, actor, subject: id, detail: { bytes } });
  });
  return { id, ...image };
}
