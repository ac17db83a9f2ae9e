/** Answers of the form's first step that may be known before it is opened. */
export interface KnownAnswers {
  name?: string;
  email?: string;
  phone?: string;
  company?: string;
}

/** The entry and the event of `components/draft.ts`, which the forms of a page share. */
const DRAFT = "nordet-draft";

/**
 * Opens the consultation form of the header (SPEC §2) with what is known already filled in, for the visitor to check. What
 * they have typed, in any form of the page, stays as it is.
 * @param onClosed called once the dialog is closed, after it has given the focus back
 */
export function openConsultationForm(known: KnownAnswers, onClosed: () => void): void {
  prefill(known);
  document.addEventListener("close", () => setTimeout(onClosed), { capture: true, once: true });
  document.querySelector<HTMLAnchorElement>(".header .book")?.click();
}

function prefill(known: KnownAnswers): void {
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT) ?? "{}") as Record<string, unknown>;
    for (const [field, value] of Object.entries(known)) {
      if (value && !draft[field] && !isTyped(field)) draft[field] = value;
    }
    sessionStorage.setItem(DRAFT, JSON.stringify(draft));
    window.dispatchEvent(new CustomEvent(DRAFT));
  } catch {
    // Without storage the form opens empty.
  }
}

/** A password manager may have filled the field of a form without any event. */
function isTyped(field: string): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(`form[data-step] [name="${field}"]`);
  return [...fields].some(({ value }) => value !== "");
}
