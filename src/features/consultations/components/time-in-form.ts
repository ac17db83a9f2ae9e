/**
 * A time that was chosen before the form is sent, as it travels with the draft: what is sent of it, and how it is told in each
 * language. The names are those of the form's elements, so that `DRAFT_SCRIPT` puts it into a form that has not woken up.
 */
export interface ChosenTime {
  /** ISO 8601. */
  start: string;
  /** Empty where they have not said how they want to talk. */
  kind: string;
  zone: string;
  "when-fr": string;
  "when-en": string;
}

export const TIME_NAMES = ["start", "kind", "zone", "when-fr", "when-en"] as const;
const NO_TIME: ChosenTime = { start: "", kind: "", zone: "", "when-fr": "", "when-en": "" };

type Element = (HTMLInputElement | HTMLOutputElement | RadioNodeList) & { value: string };

/** What a form shows of a time is what it sends. */
export function writeTime(form: HTMLFormElement, time: ChosenTime | undefined): void {
  for (const name of TIME_NAMES) {
    const element = form.elements.namedItem(name) as Element | null;
    if (element) element.value = (time ?? NO_TIME)[name];
  }
}

/** Of another page's language a form keeps what it was told. */
export function timeIn(form: HTMLFormElement): ChosenTime | undefined {
  const written = (name: string) => (form.elements.namedItem(name) as Element | null)?.value ?? "";
  const time = Object.fromEntries(TIME_NAMES.map((name) => [name, written(name)])) as unknown as ChosenTime;
  return time.start ? time : undefined;
}
