import { useEffect, useRef } from "react";
import type { Consultation } from "../../../features/consultations/model.ts";
import { Icon } from "../../kit/icons.tsx";
import { useTexts } from "../../shell/desk-context.tsx";

interface ContactedToggleProps<Person> {
  consultation: Person;
  pending: boolean;
  onToggle: (consultation: Person) => void;
  /** `primary` for the screen's main action, `small` for a list row. */
  look?: "primary" | "quiet" | "small";
}

/**
 * Presses the open record's toggle.
 * @returns false if there is none
 */
export function pressContacted(): boolean {
  const button = document.querySelector<HTMLButtonElement>(".detail-head [data-contacted]:enabled");
  button?.click();
  return button !== null;
}

/** Toggle between contacted and pending; disabled while saving (SPEC §4). */
export function ContactedToggle<Person extends Pick<Consultation, "name" | "contacted">>({
  consultation,
  pending,
  onToggle,
  look = "quiet",
}: ContactedToggleProps<Person>) {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const pressedHere = useRef(false);

  // Browsers drop focus from a disabled button, so restore it for keyboard users.
  useEffect(() => {
    if (pending || !pressedHere.current) return;
    pressedHere.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [pending]);

  const { name, contacted } = consultation;
  const words = pending ? t.toggle.pending : contacted ? t.toggle.unmark : t.toggle.mark;
  const className = look === "primary" && !contacted ? "action action-primary" : "action";
  return (
    <button
      ref={button}
      type="button"
      data-contacted={contacted}
      className={look === "small" ? "action action-small" : className}
      disabled={pending}
      aria-label={t.about(words, name)}
      onClick={() => {
        pressedHere.current = true;
        onToggle(consultation);
      }}
    >
      {!contacted && !pending && <Icon name="check" />}
      {words}
    </button>
  );
}
