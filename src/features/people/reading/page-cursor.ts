import { cursorAfter, positionOf } from "../../../lib/http/cursor.ts";

/** Where a page ordered by time ends. */
export function cursorOf(at: Date, id: number): string {
  return cursorAfter({ createdAt: at.toISOString(), id });
}

/** @throws AppError `invalid` for an invalid cursor */
export function pageAfter(cursor: string) {
  const { createdAt: at, id } = positionOf(cursor);
  return { at, id };
}
