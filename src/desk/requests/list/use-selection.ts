import { useCallback, useMemo, useRef, useState } from "react";
import type { Consultation } from "../../../features/consultations/model.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";

/** The selection in the list, and ways to change it. It is kept while filters and rows change. */
export function useSelection(rows: readonly Consultation[]) {
  const { followUp } = useTexts();
  const { announce } = useDesk();
  const [selection, setSelection] = useState<Selection>(NOTHING);
  /** Where a press with Shift starts. */
  const anchor = useRef<number>(undefined);
  const now = useRef({ selection, rows, t: followUp.bulk });
  now.current = { selection, rows, t: followUp.bulk };

  const put = useCallback(
    (changed: readonly Chosen[], isChosen: boolean) => {
      const next = choosing(now.current.selection, changed, isChosen);
      setSelection(next);
      const last = changed.at(-1);
      if (last) announce(now.current.t.said(last.name, isChosen, next.size));
    },
    [announce],
  );

  /** Toggles a row; with `extend`, selects all from the last one on. */
  const toggle = useCallback(
    (row: Chosen, extend: boolean) => {
      const { selection: before, rows: shown } = now.current;
      const isChosen = extend || !before.has(row.id);
      put(extend ? between(shown, anchor.current, row.id) : [row], isChosen);
      anchor.current = row.id;
    },
    [put],
  );

  /**
   * Extends the selection by the next row or, when going back, shrinks it.
   * @returns index of the row to go to; `undefined` at the end of the list
   */
  const extend = (currentId: number | null, step: 1 | -1): number | undefined => {
    const at = rows.findIndex(({ id }) => id === currentId);
    const current = rows[at];
    const target = rows[at + step];
    if (!current || !target) return undefined;
    if (selection.has(target.id)) put([current], false);
    else put([current, target], true);
    anchor.current = target.id;
    return at + step;
  };

  const replace = useCallback((chosen: readonly Chosen[]) => {
    setSelection(choosing(NOTHING, chosen, true));
    anchor.current = undefined;
  }, []);

  const away = useMemo(() => {
    const shown = new Set(rows.map(({ id }) => id));
    return [...selection.keys()].filter((id) => !shown.has(id)).length;
  }, [rows, selection]);

  return {
    selection,
    /** How many selected ones the list does not show. */
    away,
    toggle,
    extend,
    replace,
    put,
    clear: useCallback(() => {
      replace([]);
      announce(now.current.t.cleared);
    }, [replace, announce]),
    /** What a bulk change is based on. */
    current: () => asShown(selection, rows),
  };
}

export type SelectionOfList = ReturnType<typeof useSelection>;

/** A selected request, with enough to name it once its row has gone. */
export interface Chosen {
  id: number;
  name: string;
  /** As of its selection, or when its row was last seen. */
  followUpVersion: number;
}

/** The requests of a bulk change, by id: it outlives their rows, which come and go. */
export type Selection = ReadonlyMap<number, Chosen>;

export const NOTHING: Selection = new Map();

/** Adds rows to the selection, or removes them. */
export function choosing(selection: Selection, rows: readonly Chosen[], isChosen: boolean): Selection {
  const next = new Map(selection);
  for (const { id, name, followUpVersion } of rows) {
    if (isChosen) next.set(id, { id, name, followUpVersion });
    else next.delete(id);
  }
  return next;
}

/** The rows between two of a list, both included; only `to` if `from` is not (or no longer) in the list. */
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

/**
 * Each as its row shows it now, so that a change is based on what the user sees; as of its selection if none shows it.
 */
export function asShown(selection: Selection, rows: readonly Chosen[]): Chosen[] {
  const shown = new Map(rows.map((row) => [row.id, row]));
  return [...selection.values()].map((chosen) => {
    const { id, name, followUpVersion } = shown.get(chosen.id) ?? chosen;
    return { id, name, followUpVersion };
  });
}
