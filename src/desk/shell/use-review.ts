import { useCallback } from "react";
import type { Consultation } from "../../features/consultations/model.ts";
import { toasts } from "../../ui/toast-store.ts";
import { useFailure } from "../kit/use-failure.ts";
import { type ReviewChange, usePendingReviews, useSetReview } from "../requests/consultation-queries.ts";
import { useDesk, useTexts } from "./desk-context.tsx";

/**
 * Accepting and discarding. Discarding can be undone from its toast; accepting cannot, its mails are on their way, but
 * what was accepted can be discarded.
 */
export function useReview() {
  const { t } = useTexts();
  const { announce } = useDesk();
  const fail = useFailure();
  const pending = usePendingReviews();
  const { mutate } = useSetReview({
    success: (change) => {
      const { name, review, undone } = change;
      if (undone) announce(t.toCheck.undone(name));
      else if (review === "accepted") {
        toasts.add({ title: t.toCheck.accepted, description: t.toCheck.acceptedText(name) });
      } else {
        toasts.add({
          title: t.toCheck.discarded,
          description: t.toCheck.discardedText(name),
          action: { label: t.toCheck.undo, instead: t.toCheck.undoInstead, onPress: () => mutate(undoOf(change)) },
        });
      }
    },
    error: (error) => fail(error, t.toCheck.failed),
  });
  const decide = useCallback(
    ({ id, name, review: before }: Consultation, review: Consultation["review"]) =>
      mutate({ id, name, review, before, undone: false }),
    [mutate],
  );
  return { decide, pending };
}

function undoOf(change: ReviewChange): ReviewChange {
  return { ...change, review: change.before, before: change.review, undone: true };
}
