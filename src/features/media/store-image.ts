import { createHash } from "node:crypto";
import { keepFiles } from "./files.ts";
import { checkImage } from "./image-conversion.ts";
import type { ImageFacts } from "./model.ts";
import type { MediaParts } from "./parts.ts";
import { findImages, insertImage, markWanted } from "./store.ts";

/**
 * Stores an image; the same file again gives the same image.
 * @param actor id of the member of staff
 * @param id it had in the blog it was exported from
 * @throws AppError `invalid` for anything but a displayable image; `unavailable` when the queue is full
 */
export async function storeImage(
  parts: MediaParts,
  upload: Buffer,
  actor: string,
  id = imageIdOf(upload),
): Promise<ImageFacts> {
  const { clock, convert, database, facts } = parts;
  const { kysely } = database;
  const stored = (await markWanted(kysely, id)) ? (await findImages(kysely, [id])).get(id) : undefined;
  if (stored) return stored;
  const { files, ...image } = await convert(upload);
  await facts.transaction(async (db) => {
    const now = clock();
    const bytes = files.reduce((sum, { data }) => sum + data.byteLength, 0);
    const isNew = await insertImage(db, { id, ...image, bytes, createdAt: now, uploadedBy: actor });
    // Never report an image without its files: a failure here rolls the row back.
    await keepFiles(parts, db, id, files);
    if (isNew) await facts.record(db, { kind: "media.uploaded", at: now, actor, subject: id, detail: { bytes } });
  });
  return { id, ...image };
}

/** Dry run of storing an image. @returns its id @throws AppError `invalid` for anything but a displayable image */
export async function foreseeImage(upload: Buffer, id = imageIdOf(upload)): Promise<string> {
  await checkImage(upload);
  return id;
}

const imageIdOf = (upload: Buffer) => createHash("sha256").update(upload).digest("hex").slice(0, 24);
