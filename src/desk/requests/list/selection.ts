/** A request that is chosen, with what is left to say of it once its row has gone. */
export interface Chosen {
  id: number;
  name: string;
  /** As it was when it was chosen, or when its row was last seen. */
  followUpVersion: number;
}

/** The requests that one change is for, by number: it outlives their rows, which come and go. */
export type Selection = ReadonlyMap<number, Chosen>;

export const NOTHING: Selection = new Map();

/** The selection with some rows in it, or out of it. */
export function choosing(selection: Selection, rows: readonly Chosen[], isChosen: boolean): Selection {
  const next = new Map(selection);
  for (const { id, name, followUpVersion } of rows) {
    if (isChosen) next.set(id, { id, name, followUpVersion });
    else next.delete(id);
  }
  return next;
}

/** The rows between two of a list, both included; only `to` when `from` is not in the list (any more). */
export function between<Row extends { id: number }>(
  rows: readonly Row[],
  from: number | undefined,
  to: number,
): readonly Row[] {
  const end = rows.findIndex(({ id }) => id === to);
  if (end < 0) return [];
  const start = rows.findIndex(({ id }) => id === from);
  return start < 0 ? rows.slice(end, end + 1) : rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Each as its row shows it now, so that a change is based on what somebody sees; as it was chosen where none shows. */
export function asShown(selection: Selection, rows: readonly Chosen[]): Chosen[] {
  const shown = new Map(rows.map((row) => [row.id, row]));
  return [...selection.values()].map((chosen) => {
    const { id, name, followUpVersion } = shown.get(chosen.id) ?? chosen;
    return { id, name, followUpVersion };
  });
}
