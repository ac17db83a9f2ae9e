import { useCallback, useRef } from "react";
import type { Stage } from "../../features/consultations/follow-up/stage.ts";
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

/** Moves requests between stages. */
export function useMove(): (consultation: Consultation, stage: Stage) => void {
  const { followUp: t } = useTexts();
  const fail = useFailure();
  const told = useStageToast();
  const { mutate } = useFollowUp({
    success: (stored, { consultation }) => told(consultation, stored),
    error: (error) => fail(error, outdatedBy(error) ? t.conflict : t.board.failed),
  });
  const moving = useRef(mutate);
  moving.current = mutate;
  return useCallback((consultation, stage) => {
    if (consultation.stage !== stage) moving.current({ consultation, change: { stage } });
  }, []);
}
