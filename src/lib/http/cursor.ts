import { AppError } from "./app-error.ts";
import { isStorableDate } from "./moment-query.ts";
import { MAX_ID } from "./record-id.ts";

/** A row's position in a list ordered by creation time, then id. */
export interface Position {
  createdAt: Date;
  id: number;
}

/** A row's position, opaque to the caller. */
export function cursorAfter(row: { createdAt: string; id: number }): string {
  return Buffer.from(`${row.createdAt} ${row.id}`).toString("base64url");
}

/** @throws AppError `invalid` unless {@link cursorAfter} made it */
export function positionOf(cursor: string): Position {
  const [, createdAt = "", id = ""] = /^(\S{24}) (\d{1,15})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  return checkedPosition({ createdAt: new Date(createdAt), id: id === "" ? Number.NaN : Number(id) });
}

/** @throws AppError `invalid` for a position that no row can have */
export function checkedPosition(position: Position): Position {
  if (position.id <= MAX_ID && isStorableDate(position.createdAt)) return position;
  throw new AppError("invalid", "The cursor is not ours", { fields: { cursor: "cursorInvalid" } });
}
