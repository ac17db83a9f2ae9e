import { type ReactNode, useRef, useState } from "react";

interface ChoiceSelectProps {
  id: string;
  value: string;
  isBusy: boolean;
  /** Told of a choice somebody has made, not of those they pass on the way. */
  onChoose: (value: string) => void;
  /** How a choice that only stands in the field is saved or taken back. */
  hint: string;
  children: ReactNode;
}

/** Keys that make a choice or open the list; every other one may only pass over values. */
const CHOOSING = new Set(["Enter", " ", "F4", "Tab"]);

/**
 * A select that acts on what is chosen. An arrow key on a closed one changes its value each time, on most systems; nothing
 * is saved on the way (WCAG 2.2, 3.2.2): Enter saves, leaving the field too, Escape takes it back.
 */
export function ChoiceSelect({ id, value, isBusy, onChoose, hint, children }: ChoiceSelectProps) {
  /** Stands in the field and is not saved. */
  const [passed, setPassed] = useState<string | null>(null);
  const isPassing = useRef(false);
  const choose = (chosen: string | null) => {
    setPassed(null);
    isPassing.current = false;
    if (chosen !== null && chosen !== value && !isBusy) onChoose(chosen);
  };
  return (
    <>
      <select
        id={id}
        value={passed ?? value}
        aria-busy={isBusy}
        aria-describedby={passed === null ? undefined : `${id}-hint`}
        onPointerDown={() => {
          isPassing.current = false;
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape" && passed !== null) {
            // Neither the panel's own way to close nor that of a dialog around it.
            event.stopPropagation();
            event.preventDefault();
            return choose(null);
          }
          if (event.key === "Enter" && passed !== null) {
            event.preventDefault();
            return choose(passed);
          }
          isPassing.current = !CHOOSING.has(event.key) && !event.altKey;
        }}
        onChange={({ target }) => (isPassing.current ? setPassed(target.value) : choose(target.value))}
        onBlur={() => choose(passed)}
      >
        {children}
      </select>
      <span className="note" id={`${id}-hint`} aria-live="polite">
        {passed === null ? "" : hint}
      </span>
    </>
  );
}
