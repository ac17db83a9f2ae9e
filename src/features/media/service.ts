import { findImages, type Queryable } from "./repository.ts";

export { findImages } from "./repository.ts";

/** What pages must know of the images a text names: those that exist, by id. */
export function imagesNamedIn(db: Queryable, text: string) {
  const ids = new Set([...text.matchAll(/\/media\/([0-9a-f]{24})\b/g)].map(([, id = ""]) => id));
  return findImages(db, [...ids]);
}
