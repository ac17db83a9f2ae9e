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
  const { mutate } = useFollowUp({
    success: (stored, { consultation, change }) => {
      if (change.stage) told(consultation, stored);
      else if (said.current) toasts.add({ title: said.current });
    },
    error: (error) => fail(error, outdatedBy(error) ? t.conflict : t.failed),
  });
  return useCallback(
    (consultation, change, words) => {
      said.current = words;
      if (change.stage !== consultation.stage) mutate({ consultation, change });
    },
    [mutate],
  );
}
