import { STAGES } from "../../features/consultations/follow-up/stage.ts";
import type { Consultation } from "../../features/consultations/model.ts";
import { companyDay, dayAfter } from "../../lib/company/company-day.ts";
import { dayText } from "../kit/present.ts";
import type { ShortcutAction } from "../kit/shortcuts/shortcuts.ts";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import { useQuickChange } from "./follow-up-queries.ts";

/** The actions of {@link useRequestKeys}. */
export const REQUEST_KEYS = ["stage", "assign", "snooze"] as const satisfies readonly ShortcutAction[];

/**
 * What a single key does to the open request, or the list's current one.
 * @returns whether the key changes it
 */
export function useRequestKeys(): (action: ShortcutAction, key: string, target: Consultation) => boolean {
  const { staff } = useDesk();
  const { followUp, language } = useTexts();
  const change = useQuickChange();
  return (action, key, target) => {
    if (action === "stage") {
      const stage = STAGES[Number(key) - 1];
      if (stage) change(target, { stage });
    } else if (action === "assign") {
      change(target, { ownerId: staff.id }, followUp.ownedBy(staff.name));
    } else if (action === "snooze") {
      const nextStep = target.nextStep ?? followUp.snoozeStep;
      const nextStepAt = dayAfter(companyDay(new Date()));
      const step = `${nextStep} · ${followUp.due(dayText(nextStepAt, language))}`;
      change(target, { nextStep, nextStepAt }, followUp.moved(target.name, step));
    } else return false;
    return true;
  };
}
