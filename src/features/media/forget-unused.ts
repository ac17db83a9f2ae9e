import type { Queryable } from "../../db/database.ts";
import { removeFilesExcept } from "./files.ts";
import type { MediaParts } from "./parts.ts";
import { deleteUnused, listUse, setUnusedSince } from "./store.ts";

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
