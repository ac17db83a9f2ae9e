/**
 * A time chosen before the form is sent, as the draft keeps it: the submitted values, and its wording in each language.
 * The names match the form's elements, so that `DRAFT_SCRIPT` can put it into a form that is not hydrated.
 */
export interface ChosenTime {
  /** ISO 8601. */
  start: string;
  /** Empty if they did not choose how to meet. */
  kind: string;
  zone: string;
  "when-fr": string;
  "when-en": string;
}

export const TIME_NAMES = ["start", "kind", "zone", "when-fr", "when-en"] as const;
const NO_TIME: ChosenTime = { start: "", kind: "", zone: "", "when-fr": "", "when-en": "" };

type Element = (HTMLInputElement | HTMLOutputElement | RadioNodeList) & { value: string };

/** Writes a time into a form, which submits exactly what it shows. */
export function writeTime(form: HTMLFormElement, time: ChosenTime | undefined): void {
  for (const name of TIME_NAMES) {
    const element = form.elements.namedItem(name) as Element | null;
    if (element) element.value = (time ?? NO_TIME)[name];
  }
}

/** Reads a form's time; another page's language keeps the wording it was given. */
export function timeIn(form: HTMLFormElement): ChosenTime | undefined {
  const written = (name: string) => (form.elements.namedItem(name) as Element | null)?.value ?? "";
  const time = Object.fromEntries(TIME_NAMES.map((name) => [name, written(name)])) as unknown as ChosenTime;
  return time.start ? time : undefined;
}
