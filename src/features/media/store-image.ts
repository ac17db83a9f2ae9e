import { createHash } from "node:crypto";
import type { Queryable } from "../../db/database.ts";
import { keepFiles, removeFilesExcept } from "./files.ts";
import { checkImage } from "./image-conversion.ts";
import type { ImageFacts } from "./model.ts";
import type { MediaParts } from "./parts.ts";
import { deleteUnused, findImages, insertImage, listUse, markWanted, setUnusedSince } from "./store.ts";

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

/** How long an unused image is kept, in milliseconds: as long as the bin keeps posts. */
const KEPT_UNUSED_MS = 30 * 24 * 60 * 60_000;

/** Deletes images unused for thirty days; a job calls it. */
export async function forgetUnused(
  { database: { dialect }, folder, imagesInUse }: MediaParts,
  db: Queryable,
  now: Date,
): Promise<void> {
  const images = await listUse(db);
  const inUse = await imagesInUse(db);
  // Rows first, files on the next run: if this run is rolled back, no image has lost its files.
  if (dialect === "sqlite") await removeFilesExcept(folder, new Set(images.map(({ id }) => id)));
  const idsOf = (isChosen: (image: (typeof images)[number]) => boolean) => images.filter(isChosen).map(({ id }) => id);
  const back = idsOf(({ id, unusedSince }) => unusedSince !== null && inUse.has(id));
  const newlyUnused = idsOf(({ id, unusedSince }) => unusedSince === null && !inUse.has(id));
  await setUnusedSince(db, back, null);
  await setUnusedSince(db, newlyUnused, now);
  await deleteUnused(db, new Date(now.getTime() - KEPT_UNUSED_MS));
}
