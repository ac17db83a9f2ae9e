import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useSessionDraft } from "../shell/session-draft.ts";

/** A form's texts and choices by the names of its controls; files are left out. */
type Entries = [name: string, value: string][];

interface Kept {
  typed: Entries;
  /** The form as it was opened, before anything was typed. */
  from: Entries;
  /** Version of the record that was opened. */
  version?: number | undefined;
}

/** What a form has kept, for `FormDialog`, and functions to follow the form. */
export interface KeptForm {
  isKept: boolean;
  /** What was kept when the form was opened. */
  reopened: Kept | undefined;
  open: (form: HTMLFormElement) => void;
  keep: (form: HTMLFormElement) => void;
  /** To be called once the changes are saved, or discarded by the user. */
  drop: () => void;
}

/**
 * Keeps what is typed into a dialog's form in session storage until it is saved or discarded, so that neither Escape nor
 * a reload loses it. Must not be used for passwords.
 * @param id distinguishes the form, and the record that it edits
 * @param version the record's version
 */
export function useKeptForm(id: string, version?: number): KeptForm {
  const [kept, set] = useSessionDraft<Kept>("form", id);
  // The record may be loaded again, with a later version, while the form is open.
  const [opened] = useState({ kept, version });
  const start = useRef<Omit<Kept, "typed">>({ from: [] });
  const open = useCallback(
    (form: HTMLFormElement) => {
      start.current = opened.kept ?? { from: entriesOf(form), version: opened.version };
      if (opened.kept) fill(form, opened.kept.typed);
    },
    [opened],
  );
  const keep = (form: HTMLFormElement) => {
    const typed = entriesOf(form);
    const { from, version: of } = start.current;
    set(JSON.stringify(typed) === JSON.stringify(from) ? undefined : { typed, from, version: of });
  };
  return { isKept: kept !== undefined, reopened: opened.kept, open, keep, drop: () => set(undefined) };
}

const entriesOf = (form: HTMLFormElement) =>
  [...new FormData(form)].filter((entry): entry is Entries[number] => typeof entry[1] === "string");

export function formDataOf(entries: Entries): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

function fill(form: HTMLFormElement, entries: Entries): void {
  for (const control of form.querySelectorAll<HTMLInputElement>("[name]:not([type=hidden], [type=file])")) {
    const values = entries.flatMap(([name, value]) => (name === control.name ? [value] : []));
    if (control.type === "checkbox" || control.type === "radio") control.checked = values.includes(control.value);
    else if (values[0] !== undefined) control.value = values[0];
  }
}

/** Sends an input event when a hidden control's value changes, because browsers send one only when the user types. */
export function useInputEvent(control: RefObject<HTMLInputElement | null>, value: unknown): void {
  const sent = useRef(value);
  useEffect(() => {
    if (sent.current === value) return;
    sent.current = value;
    control.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [control, value]);
}
