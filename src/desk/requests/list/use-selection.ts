import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type BulkLeft, MAX_BULK } from "../../../features/consultations/follow-up/model.ts";
import type { Stage } from "../../../features/consultations/follow-up/stage.ts";
import type { Consultation } from "../../../features/consultations/model.ts";
import { api } from "../../../ui/api-client.ts";
import { isMissing } from "../../../ui/refusal.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { readAfterWrite } from "../../kit/api.ts";
import { useFailure } from "../../kit/hooks.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { CONSULTATIONS } from "../consultation-queries.ts";

/** Manages the selection of rows for bulk changes, which survives changes of filters and rows. */
export function useSelection(rows: readonly Consultation[]) {
  const { followUp } = useTexts();
  const { announce } = useDesk();
  const [selection, setSelection] = useState<Selection>(NOTHING);
  /** Row where a Shift range starts. */
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

  /** Toggles a row; with `extend`, selects the range that starts at the row toggled before. */
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
   * Moves the selection's end by a row, which extends or shrinks the selection.
   * @returns index of the row to focus; `undefined` at the end of the list
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
    /** Number of selected requests that the list does not show. */
    away,
    toggle,
    extend,
    replace,
    put,
    clear: useCallback(() => {
      replace([]);
      announce(now.current.t.cleared);
    }, [replace, announce]),
    /** Returns the selected requests as the user sees them, for a bulk change. */
    current: () => asShown(now.current.selection, now.current.rows),
  };
}

export type SelectionOfList = ReturnType<typeof useSelection>;

/** A selected request, with its name in case its row disappears. */
interface Chosen {
  id: number;
  name: string;
  /** Version when the request was selected, or when its row was last rendered. */
  followUpVersion: number;
}

/** Selected requests by id; they stay selected when their rows disappear. */
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

/** Returns the rows between two ids, both inclusive; only `to` if the list does not contain `from`. */
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

/** Returns the selected requests, updated from the visible rows, so that a change is based on what the user sees. */
export function asShown(selection: Selection, rows: readonly Chosen[]): Chosen[] {
  const shown = new Map(rows.map((row) => [row.id, row]));
  return [...selection.values()].map((chosen) => {
    const { id, name, followUpVersion } = shown.get(chosen.id) ?? chosen;
    return { id, name, followUpVersion };
  });
}

export type Change =
  | { contacted: boolean }
  | { ownerId: string | null }
  | { stage: Stage }
  | { nextStepAt: string; nextStep?: string };

/** A request that a bulk change skipped. */
export interface Left extends BulkLeft {
  name: string;
}

/**
 * Changes requests in batches of `MAX_BULK` (200); a change can be undone.
 * @param onDone called with the skipped requests, and those not tried because a batch failed
 */
export function useBulkChange(onDone: (left: readonly Left[], untried: readonly Chosen[]) => void) {
  const { followUp } = useTexts();
  const t = followUp.bulk;
  const { announce } = useDesk();
  const fail = useFailure();
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  /** The latest change, to undo it: the ids of its batches, newest first, and the names of its requests. */
  const last = useRef<{ ids: readonly number[]; names: ReadonlyMap<number, string> }>(undefined);
  const [left, setLeft] = useState<readonly Left[]>([]);

  const undoing = useMutation({
    mutationFn: async ({ ids, names }: { ids: readonly number[]; names: ReadonlyMap<number, string> }) => {
      let restored = 0;
      const kept: Left[] = [];
      for (const id of ids) {
        const answer = await api("POST /consultations/bulk/:change/undo", { params: { change: id } });
        restored += answer.restored;
        kept.push(...withNames(answer.kept, names));
      }
      return { restored, kept };
    },
    onSuccess: ({ restored, kept }) => {
      setLeft(kept);
      if (kept.length === 0) announce(t.restored(restored));
      else toasts.add({ title: t.restored(restored), description: t.left(kept.length) });
    },
    onError: (error) => fail(error, isMissing(error) ? t.undoFailed : followUp.failed),
    onSettled: () => readAfterWrite(client, [CONSULTATIONS]),
  });
  const told = useRef<number>(undefined);
  const undo = () => {
    const change = last.current;
    last.current = undefined;
    if (told.current !== undefined) toasts.dismiss(told.current);
    if (change) undoing.mutate(change);
    else announce(t.nothingToUndo);
  };

  const changing = useMutation({
    mutationFn: async ({ chosen, change }: { chosen: readonly Chosen[]; change: Change }) => {
      const ids: number[] = [];
      let changed = 0;
      const names = new Map(chosen.map(({ id, name }) => [id, name]));
      const stayed: Left[] = [];
      for (let done = 0; done < chosen.length; done += MAX_BULK) {
        if (chosen.length > MAX_BULK) setProgress({ done, all: chosen.length });
        const part = chosen.slice(done, done + MAX_BULK);
        const items = part.map(({ id, followUpVersion: version }) => ({ id, version }));
        try {
          const answer = await api("POST /consultations/bulk", { body: { items, ...change } });
          changed += answer.changed;
          stayed.push(...withNames(answer.left, names));
          if (answer.id !== null) ids.unshift(answer.id);
        } catch (error) {
          return { ids, names, changed, stayed, untried: chosen.slice(done), error };
        }
      }
      return { ids, names, changed, stayed, untried: [], error: undefined };
    },
    onSuccess: ({ ids, names, changed, stayed, untried, error }) => {
      if (ids.length > 0) last.current = { ids, names };
      setLeft(stayed);
      if (error) fail(error, changed > 0 ? t.failedAfter(changed) : t.failed);
      else {
        told.current = toasts.add({
          title: changed > 0 ? t.changed(changed) : stayed.length > 0 ? t.nothingChanged : t.nothing,
          ...(stayed.length > 0 && { description: t.left(stayed.length) }),
          ...(changed > 0 && { action: { label: t.undo, instead: t.undoInstead, onPress: undo } }),
        });
      }
      onDone(stayed, untried);
    },
    onSettled: () => {
      setProgress(null);
      void readAfterWrite(client, [CONSULTATIONS]);
    },
  });

  const isBusy = changing.isPending || undoing.isPending;
  const [next, setNext] = useState<{ choose: () => readonly Chosen[]; change: Change }>();
  useEffect(() => {
    if (!next || isBusy) return;
    setNext(undefined);
    const chosen = next.choose();
    if (chosen.length > 0) changing.mutate({ chosen, change: next.change });
  }, [next, isBusy, changing.mutate]);
  return {
    isBusy,
    /** Progress of a change that takes several batches. */
    progress,
    /** Requests skipped by the latest change or by its undo. */
    left,
    forgetLeft: () => setLeft([]),
    /**
     * Changes requests, once the undo of the last change is over and its result is on screen.
     * @param choose returns the requests as they are then
     */
    change: (choose: () => readonly Chosen[], change: Change) => {
      if (!changing.isPending) setNext({ choose, change });
    },
    undo: () => {
      if (!isBusy) undo();
    },
  };
}

const withNames = (left: readonly BulkLeft[], names: ReadonlyMap<number, string>): Left[] =>
  left.map((one) => ({ ...one, name: names.get(one.id) ?? String(one.id) }));
