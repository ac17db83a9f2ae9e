import { type Change, diffLines, diffWordsWithSpace } from "diff";
import type { PostFields } from "./model.ts";

/** A run of text in both revisions (`same`), or only in the later one (`added`) or the earlier one (`removed`). */
export interface DifferencePart {
  kind: "same" | "added" | "removed";
  text: string;
}

export interface FieldDifference {
  field: keyof PostFields;
  parts: DifferencePart[];
}

/**
 * Time limit per comparison in ms. Two long texts without a common word would take minutes to compare by word, so the
 * comparison falls back to lines, then to the whole texts.
 */
const PATIENCE_MS = 200;

/** Returns the changes between two revisions by field, without unchanged fields. */
export function differenceOf(before: PostFields, after: PostFields): FieldDifference[] {
  return (Object.keys(after) as (keyof PostFields)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, parts: compare(String(before[field] ?? ""), String(after[field] ?? "")) }));
}

function compare(before: string, after: string): DifferencePart[] {
  const options = { timeout: PATIENCE_MS };
  const changes = diffWordsWithSpace(before, after, options) ?? diffLines(before, after, options);
  if (changes) return changes.map(partOf);
  return [
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ];
}

function partOf({ value, added, removed }: Change): DifferencePart {
  return { kind: added ? "added" : removed ? "removed" : "same", text: value };
}
