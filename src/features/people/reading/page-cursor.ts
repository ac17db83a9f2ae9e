import { cursorAfter, positionOf } from "../../../lib/http/cursor.ts";

/** Where a page that is ordered by a moment ends. */
export function cursorOf(at: Date, id: number): string {
  return cursorAfter({ createdAt: at.toISOString(), id });
}

/** @throws AppError `invalid` for a cursor that is not ours */
export function pageAfter(cursor: string) {
  const { createdAt: at, id } = positionOf(cursor);
  return { at, id };
}
