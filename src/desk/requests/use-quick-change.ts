import { useCallback, useRef } from "react";
import type { FollowUpChange } from "../../features/consultations/follow-up/model.ts";
import type { Consultation } from "../../features/consultations/model.ts";
import { toasts } from "../../ui/toast-store.ts";
import { useFailure } from "../kit/use-failure.ts";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import { outdatedBy, useFollowUp } from "./follow-up-queries.ts";

/** Says to which stage a request went; its toast takes it back, unless somebody has changed it meanwhile. */
export function useStageToast(): (before: Pick<Consultation, "stage">, stored: Consultation) => void {
  const { followUp: t } = useTexts();
  const { announce } = useDesk();
  const fail = useFailure();
  const { mutate } = useFollowUp({
    success: () => announce(t.undone),
    error: (error) => fail(error, outdatedBy(error) ? t.conflict : t.failed),
  });
  return useCallback(
    (before, stored) => {
      toasts.add({
        title: t.moved(stored.name, t.stages[stored.stage]),
        action: {
          label: t.undo,
          instead: t.undoInstead,
          onPress: () => mutate({ consultation: stored, change: { stage: before.stage } }),
        },
      });
    },
    [t, mutate],
  );
}

/** Changes a request from where it stands in a list: by a key, or by moving it on the board. */
export function useQuickChange(): (consultation: Consultation, change: FollowUpChange, said?: string) => void {
  const { followUp: t } = useTexts();
  const fail = useFailure();
  const told = useStageToast();
  const said = useRef<string>(undefined);
  /** One after the other: a second key is pressed before the list shows what the first one did. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const stored = useRef<Consultation>(undefined);
  const { mutateAsync } = useFollowUp({
    success: (after, { consultation, change }) => {
      stored.current = after;
      if (change.stage) told(consultation, after);
      else if (said.current) toasts.add({ title: said.current });
    },
    error: (error) => fail(error, outdatedBy(error) ? t.conflict : t.failed),
  });
  return useCallback(
    (shown, change, words) => {
      if (change.stage === shown.stage) return;
      const write = () => {
        said.current = words;
        const own = stored.current;
        const isNewer = own?.id === shown.id && own.followUpVersion > shown.followUpVersion;
        return mutateAsync({ consultation: isNewer ? own : shown, change });
      };
      // What went wrong has been said.
      last.current = last.current.then(write).catch(() => undefined);
    },
    [mutateAsync],
  );
}
