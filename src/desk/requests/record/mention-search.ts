import type { Owner } from "../../../features/consultations/follow-up/model.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";

/** Most names suggested at once: as many as fit without scrolling. */
const MOST_OFFERED = 6;

/** A name being typed after `@`. */
export interface MentionSearch {
  /** Position of the `@`. */
  start: number;
  /** Position of the caret. */
  end: number;
  typed: string;
}

/** The name being typed at the caret, if any. An `@` within a word belongs to an address. */
export function mentionAt(text: string, caret: number): MentionSearch | undefined {
  const found = /(?:^|[\s(])@([\p{L}\p{M}'’. -]{0,40})$/u.exec(text.slice(0, caret));
  if (!found) return undefined;
  const typed = found[1] ?? "";
  return { start: caret - typed.length - 1, end: caret, typed };
}

/** Those whose name, or a part of it, starts with what was typed. */
export function offered(owners: readonly Owner[], typed: string): Owner[] {
  const sought = foldForSearch(typed);
  const fits = ({ name }: Owner) => {
    const folded = foldForSearch(name);
    return folded.startsWith(sought) || folded.split(/[\s-]/).some((part) => part.startsWith(sought));
  };
  return owners.filter(fits).slice(0, MOST_OFFERED);
}

/** The text with the typed part replaced by the name, and the new caret position. */
export function completed(text: string, { start, end }: MentionSearch, name: string): { text: string; caret: number } {
  const before = `${text.slice(0, start)}@${name} `;
  return { text: before + text.slice(end).replace(/^ /, ""), caret: before.length };
}

/**
 * Who a text names. Among several with the same name, those selected, or all if none was.
 * @param chosen ids selected from the list
 */
export function mentionsIn(text: string, owners: readonly Owner[], chosen: ReadonlySet<string>): string[] {
  const named = owners.filter(({ name }) => text.includes(`@${name}`));
  return named
    .filter(({ id, name }) => chosen.has(id) || !named.some((other) => other.name === name && chosen.has(other.id)))
    .map(({ id }) => id);
}
