import { AppError } from "../../lib/http/app-error.ts";
import { MAX_ID } from "../../lib/http/record-id.ts";
import { foldForSearch } from "../../lib/text/fold-for-search.ts";

/** Words of a search that are looked for. */
const MOST_WORDS = 8;

/**
 * The beginnings of words to look for. A phone number is found however it is written; a lone letter (the l of
 * "l’équipe") is looked for only when there is nothing else.
 */
export function searchWordsOf(query: string): string[] {
  const folded = foldForSearch(query);
  if (/^\+?[\d\s().-]{7,}$/.test(folded)) {
    const digits = folded.replace(/\D/g, "");
    return [digits.length === 10 ? `1${digits}` : digits];
  }
  const words = [...new Set(folded.match(/[\p{L}\p{N}]+/gu) ?? [])];
  const telling = words.filter((word) => word.length > 1);
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

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
