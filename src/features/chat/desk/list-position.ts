import { AppError } from "../../../lib/http/app-error.ts";
import { MAX_ID } from "../../../lib/http/record-id.ts";

/** The position of a row, opaque to the caller. */
export function cursorAfter(row: { lastMessageAt: Date; id: number }): string {
  return Buffer.from(`${row.lastMessageAt.toISOString()} ${row.id}`).toString("base64url");
}

/** @throws AppError `invalid` for what {@link cursorAfter} did not make */
export function positionOf(cursor: string): { lastMessageAt: Date; id: number } {
  const [, at = "", id = ""] = /^(\d{4}-\S{19}) (\d{1,15})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const position = { lastMessageAt: new Date(at), id: Number(id) };
  if (id === "" || position.id > MAX_ID || Number.isNaN(position.lastMessageAt.getTime())) {
    throw new AppError("invalid", "The cursor is not ours", { fields: { cursor: "cursorInvalid" } });
  }
  return position;
}
