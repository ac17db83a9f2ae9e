import type { ChosenTime } from "./components/time-in-form.ts";
import type { ApplicationField } from "./model.ts";

/** Answers of the form that may be known before it is opened. */
export type KnownAnswers = Partial<Record<ApplicationField, string | undefined>>;

/** The entry and the event of `components/draft.ts`, which the forms of a page share. */
const DRAFT = "nordet-draft";

/**
 * Opens the consultation form of the header (SPEC §2) with what is known already filled in, for the visitor to check. What
 * they have typed, in any form of the page, stays as it is.
 * @param onClosed called once the dialog is closed, after it has given the focus back
 * @param time of the call, if one was chosen
 */
export function openConsultationForm(known: KnownAnswers, onClosed: () => void, time?: ChosenTime): void {
  prefillForm(known, time);
  document.addEventListener("close", () => setTimeout(onClosed), { capture: true, once: true });
  document.querySelector<HTMLAnchorElement>(".header .book")?.click();
}

/** What was filled in here, which the visitor has not made theirs yet. */
const filledIn: KnownAnswers = {};

/** Fills in what is known wherever the visitor has not answered yet. */
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
    // Without storage the form opens empty.
  }
}

/** A password manager may have filled the field of a form without any event. */
function isTyped(field: ApplicationField): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(`form[data-step] [name="${field}"]`);
  return [...fields].some(({ type, checked, value }) => {
    const answer = type === "radio" && !checked ? "" : value;
    return answer !== "" && answer !== filledIn[field];
  });
}
