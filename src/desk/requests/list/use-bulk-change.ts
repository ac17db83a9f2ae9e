import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type BulkLeft, MAX_BULK } from "../../../features/consultations/follow-up/model.ts";
import type { Stage } from "../../../features/consultations/follow-up/stage.ts";
import { api } from "../../../ui/api-client.ts";
import { isMissing } from "../../../ui/refusal.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { readAfterWrite } from "../../kit/api.ts";
import { useFailure } from "../../kit/hooks.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { CONSULTATIONS } from "../consultation-queries.ts";
import type { Chosen } from "./use-selection.ts";

/** A bulk change. */
export type Change =
  | { contacted: boolean }
  | { ownerId: string | null }
  | { stage: Stage }
  | { nextStepAt: string; nextStep?: string };

/** A skipped request, with its name. */
export interface Left extends BulkLeft {
  name: string;
}

/**
 * Changes many requests, 200 at a time, with undo.
 * @param onDone receives those skipped, and those not tried because the connection failed
 */
export function useBulkChange(onDone: (left: readonly Left[], untried: readonly Chosen[]) => void) {
  const { followUp } = useTexts();
  const t = followUp.bulk;
  const { announce } = useDesk();
  const fail = useFailure();
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  /** The last change: ids for undoing it, newest first, and the names of what it changed. */
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
    onSettled: () => void readAfterWrite(client, [CONSULTATIONS]),
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
  return {
    isBusy,
    /** Progress of a change that takes more than one response. */
    progress,
    /** What the last change, or its undo, skipped. */
    left,
    forgetLeft: () => setLeft([]),
    change: (chosen: readonly Chosen[], change: Change) => {
      if (!isBusy && chosen.length > 0) changing.mutate({ chosen, change });
    },
    undo: () => {
      if (!isBusy) undo();
    },
  };
}

const withNames = (left: readonly BulkLeft[], names: ReadonlyMap<number, string>): Left[] =>
  left.map((one) => ({ ...one, name: names.get(one.id) ?? String(one.id) }));
