import type { ChosenTime } from "./components/draft.ts";
import type { ApplicationField, OptionOf } from "./model.ts";

/** Answers known before the form is opened. */
export type KnownAnswers = Partial<Record<ApplicationField, string | undefined>>;

/** Name of the storage entry and the event in `components/draft.ts`, which a page's forms share. */
const DRAFT = "nordet-draft";

/**
 * Opens the header's consultation form (SPEC §2), prefilled with known answers for the visitor to check. Answers typed
 * in any form on the page stay.
 * @param onClosed called once the dialog has closed and returned focus
 * @param time time of the call, if chosen
 */
export function openConsultationForm(known: KnownAnswers, onClosed: () => void, time?: ChosenTime): void {
  prefillForm(known, time);
  document.addEventListener("close", () => setTimeout(onClosed), { capture: true, once: true });
  document.querySelector<HTMLAnchorElement>(".header .book")?.click();
}

/** Answers that this module has prefilled. */
const filledIn: KnownAnswers = {};

/** Fills in known answers to questions that the visitor has not answered yet. */
export function prefillForm(known: KnownAnswers, time?: ChosenTime): void {
  try {
    const draft = { ...JSON.parse(sessionStorage.getItem(DRAFT) ?? "{}"), ...time } as Record<string, unknown>;
    for (const [key, value] of Object.entries(known)) {
      const field = key as ApplicationField;
      const before = draft[field] || undefined;
      if (!value || before !== filledIn[field] || isTyped(field)) continue;
      draft[field] = filledIn[field] = value;
    }
    sessionStorage.setItem(DRAFT, JSON.stringify(draft));
    window.dispatchEvent(new CustomEvent(DRAFT));
  } catch {
    // Without storage, the form opens empty.
  }
}

/** Whether a field already has another value, perhaps from a password manager, which fires no event. */
function isTyped(field: ApplicationField): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(`form[data-step] [name="${field}"]`);
  return [...fields].some(({ type, checked, value }) => {
    const answer = type === "radio" && !checked ? "" : value;
    return answer !== "" && answer !== filledIn[field];
  });
}

/** Lowest number of hours per week for each of the form's answers. */
const BANDS: readonly (readonly [OptionOf<"timeSpentManualTasks">, number])[] = [
  ["40+", 40],
  ["30-40", 30],
  ["15-30", 15],
  ["5-15", 5],
];

/** Returns the form's answer for a number of hours of manual tasks per week. */
export function bandOf(hours: number): OptionOf<"timeSpentManualTasks"> {
  return BANDS.find(([, from]) => hours >= from)?.[0] ?? "0-5";
}
